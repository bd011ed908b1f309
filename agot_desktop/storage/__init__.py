"""Saved campaigns and decks in the local database.

`errors` and `records` are light. `store` is the way in and loads sqlmodel: import it when it is needed, not before.
"""
