"""After the game: replays, results, ratings, profiles."""
