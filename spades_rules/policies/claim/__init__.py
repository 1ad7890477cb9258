"""When the leader may take the rest without playing it out."""
