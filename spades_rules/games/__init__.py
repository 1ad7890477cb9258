"""The games that can be described: which questions each of them asks."""
