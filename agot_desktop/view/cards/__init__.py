"""Drawing cards: faces, states, items of a scene. Start at `painter` and `item`."""
