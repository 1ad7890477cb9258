"""What was found, said in words, tables and pages; nothing is worked out here."""
