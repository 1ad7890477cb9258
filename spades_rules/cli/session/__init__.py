"""A game at the terminal: what the player types, what happens at the table, what is shown."""
