"""Which cards are in play."""
