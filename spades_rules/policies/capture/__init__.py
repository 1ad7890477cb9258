"""Which cards count when they are taken in tricks."""
