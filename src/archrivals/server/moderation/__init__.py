"""Moderation: roles with a second factor, reports, the actions on them, and who took them."""
