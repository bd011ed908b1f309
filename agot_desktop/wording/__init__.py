"""Rules text made from abilities: trees of words in, sentences out.

`text` is the door: `card_text` and `plain_text`. The phrases, the lexicon and the grammar of a language stand in
`translations/wording/<language>.toml`; the modules here know no language.
"""
