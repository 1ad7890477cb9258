"""What a seat may not call after all."""
