"""The board game for the window: its rules as the controller needs them, and all its words."""
