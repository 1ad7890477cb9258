"""Who leads to the first trick."""
