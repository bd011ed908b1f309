"""An offline table for A Game of Thrones: The Card Game (LCG, first edition)."""
