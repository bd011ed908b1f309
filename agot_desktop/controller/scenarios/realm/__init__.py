"""Scenario files of the board game: read strictly, built, played and judged, as those of the card game are."""
