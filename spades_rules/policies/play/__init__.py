"""Which cards may be played."""
