"""Who passes cards to whom."""
