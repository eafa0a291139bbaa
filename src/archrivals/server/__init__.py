"""Accounts, lobby, live tables, spectators, replays: HTTP and WebSocket."""
