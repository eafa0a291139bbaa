"""Secrets of second factors are sealed, by ``core.starting``: the key is not in the database."""

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The tables stay as they are; releases from here on can read sealed secrets."""


def downgrade() -> None:
    """Do nothing: what the release before could not read was opened earlier."""
