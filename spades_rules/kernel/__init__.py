"""The trick-taking table: it asks the rules, keeps the record, and knows no game by name."""
