"""How the seed of a table comes about: the server's secret, the seats' shares, failed attempts."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fair", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    """Seeds stay; how the people at a table took part in them is forgotten."""
    op.drop_column("tables", "fair")
