"""The rules that a profile can choose from: a folder for each question, a file for each answer."""
