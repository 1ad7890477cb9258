"""Who sits at the table, and who shares a score."""
