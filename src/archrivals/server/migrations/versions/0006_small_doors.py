"""Mail addresses are verified, names have looks, and who was removed from a table stays away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("looks", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("verified", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_people_looks"), "people", ["looks"])
    op.create_table(
        "claims",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_claims_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_claims")),
    )
    op.create_index(op.f("ix_claims_token"), "claims", ["token"])
    op.create_table(
        "removals",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_removals_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_removals_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_removals")),
    )
    _give_accounts_their_looks()


def _give_accounts_their_looks() -> None:
    from archrivals.server.accounts.names import name_key

    people = sa.table("people", *(sa.column(name) for name in ("id", "name", "email", "looks")))
    connection = op.get_bind()
    accounts = sa.select(people.c.id, people.c.name).where(people.c.email.is_not(None))
    for id, name in connection.execute(accounts).all():
        looks = people.update().where(people.c.id == id).values(looks=name_key(name))
        connection.execute(looks)


def downgrade() -> None:
    op.drop_table("removals")
    op.drop_table("claims")
    op.drop_index(op.f("ix_people_looks"), "people")
    op.drop_column("people", "verified")
    op.drop_column("people", "looks")
