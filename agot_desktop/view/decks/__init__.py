"""The deck builder: search, results, the open deck, figures, trial draws, import, export and print."""
