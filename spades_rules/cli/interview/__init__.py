"""Questions to a house about its rules, in the words of players."""
