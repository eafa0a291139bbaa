"""Costly work in processes of its own: bots, hints, reviews."""
