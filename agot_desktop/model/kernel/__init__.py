"""What every turn-based game here is made of: record, rng, decision, frame, event, game, notation, digest, errors."""
