"""To which suit each card belongs, and how strong it is."""
