"""Who calls first, and how often."""
