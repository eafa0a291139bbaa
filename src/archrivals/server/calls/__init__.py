"""Calls: an outbox that is written with the game, and senders that claim calls from it."""
