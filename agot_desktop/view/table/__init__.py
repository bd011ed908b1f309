"""The card table: one scene with both players' areas, and the bars and panels around it."""
