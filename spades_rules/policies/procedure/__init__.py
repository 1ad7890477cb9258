"""What people do at the table and no program enforces."""
