"""The card game: its terms, facts of cards, state, rules and abilities."""
