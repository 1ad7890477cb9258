"""When the game is over."""
