"""A running game between the rules and the window; no widgets."""
