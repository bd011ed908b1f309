"""Building decks: searching cards, editing, legality, the choice of a Hand, figures, import and export. No widgets."""
