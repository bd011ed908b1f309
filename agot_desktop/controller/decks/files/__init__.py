"""Decks from files and into files: what players have from other programs, plain text, and our own."""
