"""Who deals, and how many cards each seat gets."""
