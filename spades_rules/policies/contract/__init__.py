"""What a side has undertaken, and which tricks count toward it."""
