"""People one follows, private notes, and invitations to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("follows", sa.Boolean(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_ties_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["other"], ["people.id"], name=op.f("fk_ties_other"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_ties")),
    )
    op.create_table(
        "invitations",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_invitations_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_invitations_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["people.id"], name=op.f("fk_invitations_by"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_by"), "invitations", ["by"])


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("ties")
