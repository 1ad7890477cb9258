"""The command line: words become calls, results become text, and an exit code says how it went."""
