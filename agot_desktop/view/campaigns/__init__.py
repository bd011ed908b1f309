"""The page of campaigns: their list, chapters, standings, tree of choices, story and notes."""
