"""Cards, calls and whole games as people and programs write them, both ways."""
