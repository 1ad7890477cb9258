"""What a round is worth."""
