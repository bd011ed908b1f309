"""The words that card abilities are made of, and how they are compiled and found."""
