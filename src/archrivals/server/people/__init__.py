"""Who plays: guests, accounts, sessions, passwords, one's own data."""
