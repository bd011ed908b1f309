"""The rules of the board game. Nothing is here yet; the package keeps the two games apart from the start."""
