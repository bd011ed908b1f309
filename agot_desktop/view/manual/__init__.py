"""The rule book as a window."""
