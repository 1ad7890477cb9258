"""What a seat may call."""
