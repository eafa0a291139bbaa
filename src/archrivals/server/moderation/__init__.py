"""Moderation: roles with a second factor, reports, what is done about them, and who did it."""
