"""The rules of the games: state, decisions, cards. Knows nothing of windows, files of saves or computer players."""
