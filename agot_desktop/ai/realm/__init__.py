"""The computer player of the board game: what things are worth, how battles go, a choice for each kind of question."""
