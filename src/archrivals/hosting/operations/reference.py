"""What can be looked up without playing: what there is to play, every card, every rule."""

from __future__ import annotations

from typing import Annotated, Protocol

from archrivals import __version__
from archrivals.boxes import BOXES
from archrivals.codex.rules.pages import Page
from archrivals.engine.language.rules import DEFAULT_BOX
from archrivals.engine.records import Limit, record
from archrivals.engine.saving import RULES_VERSION, setup_from_json
from archrivals.hosting import reference, wire
from archrivals.hosting.reference import spoken

from .declared import About, Constant, JsonObject, operation
from .tables import TableId

Language = Annotated[str, Limit(pattern="^[a-z]{2}$"), About("one we speak; else English")]


class Here(Protocol):
    """The facts about a door that the reference operations report."""

    @property
    def own_bots(self) -> tuple[str, ...]:
        """The bots that the operator has added."""

    @property
    def host(self) -> Host:
        """Return who runs the server; a page that plays alone has no host."""

    async def room(self, table: str) -> wire.Room:
        """Return a table as a stranger knows it."""


@record
class Host:
    """The person or club that runs a server, and an address at which to reach them."""

    name: str = ""
    contact: str = ""


@record
class Site:
    """A server and its program: the releases of the program and of the rules, and who runs it."""

    version: str
    rules: str
    host: Host


@operation("GET", "/about", page="answers")
async def about(here: Here) -> Site:
    """The release of the program, the version of the rules, and who runs this server."""
    return Site(__version__, RULES_VERSION, here.host)


@operation("GET", "/games", page="answers")
async def games(here: Here) -> JsonObject:
    """Everything that can be played: boxes, recipes, variants, bots, clocks.

    ``levels`` are the bots made for people, the easiest first; ``own_bots`` are those that the
    operator of this server has added; all of ``bots`` may be seated.
    """
    return reference.games(here.own_bots)


@record
class InLanguage:
    """The language in which something should be said."""

    language: Language = "en"


@operation("GET", "/codex", page="answers")
def codex(asked: InLanguage) -> Constant[list[JsonObject]]:
    """Every card of every box, with its text."""
    return Constant(reference.codex, (spoken(asked.language),))


@operation("GET", "/rules", page="answers")
def rules(asked: InLanguage) -> Constant[reference.RulesShown]:
    """The rules, each with its id and the boxes it holds in."""
    return Constant(reference.rules, (spoken(asked.language),))


@record
class RulesOf:
    """A box, whose rules should be explained."""

    box: Annotated[str, Limit(pattern=f"^({'|'.join(BOXES)})$"), About(example=DEFAULT_BOX)]
    language: Language = "en"


@operation("GET", "/rules/{box}", page="answers")
def rules_page(asked: RulesOf) -> Constant[Page]:
    """The rules of a box in playing order: each chapter with its picture and its rules by id."""
    return Constant(reference.rules_page, (asked.box, spoken(asked.language)))


@operation("GET", "/catalogue", page="answers")
def catalogue(asked: InLanguage) -> Constant[JsonObject]:
    """The sentences of a language: what the ids of messages at the table mean."""
    return Constant(reference.catalogue, (spoken(asked.language),))


@record
class CardsOf:
    """A table, whose cards should be described."""

    table: TableId
    language: Language = "en"


@operation("GET", "/tables/{table}/cards", page="answers", refuses=(404,))
async def table_cards(asked: CardsOf, here: Here) -> Constant[list[JsonObject]]:
    """Every card of a table, with its text; which cards there are is known to all.

    ``phrases`` are the pieces of its text that the sentences of the table are made with.
    """
    setup = setup_from_json((await here.room(asked.table)).setup)
    return Constant(reference.table_cards, (setup, spoken(asked.language)))
