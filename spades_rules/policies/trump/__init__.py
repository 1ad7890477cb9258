"""Which suit is trump."""
