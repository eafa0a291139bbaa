"""People: guests, accounts, sessions, passwords, their own data."""
