"""Triomphe, an old French trick game for two, played by the kernel of spades_rules."""
