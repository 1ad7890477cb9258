"""Rule sets looked at as a subject of proof: what in them can never matter, and what goes wrong."""
