"""Who has won."""
