"""The questions a table asks its rules, each with every situation in which two rule sets can part."""
