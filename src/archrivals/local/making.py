"""The operations of the workshop, which a page answers by itself; no server is asked for any."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from archrivals.bots import BOTS
from archrivals.boxes import BOXES
from archrivals.boxes.box_file import MAX_BOX_BYTES
from archrivals.boxes.box_lines import NotJson
from archrivals.boxes.box_links import MAX_LINK_CHARS, BrokenLink, box_in_link
from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import CardError
from archrivals.engine.language.rules import SetupError
from archrivals.engine.records import Limit, record
from archrivals.hosting.operations.declared import JsonObject, operation
from archrivals.hosting.operations.tables import Opened
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.table_request import Wish
from archrivals.speech.reading.words import MAX_LETTERS
from archrivals.workshop import boxes, editing, form, going_on, sentence, worth
from archrivals.workshop.drafts import draft
from archrivals.workshop.trials import Begin, Laid, trial

from .desk import Desk

Text = Annotated[str, Limit(max_length=MAX_LETTERS)]
BoxText = Annotated[str, Limit(max_length=MAX_BOX_BYTES)]
BoxId = Annotated[str, Limit(pattern=f"^({'|'.join(BOXES)})$")]
CardId = Annotated[str, Limit(max_length=60)]
Path = Annotated[str, Limit(max_length=400)]
Spoken = Literal["en", "de", "es"]

TRIAL_BOT: Final = "pip"


def _card(data: JsonObject) -> Card:
    try:
        return draft(data)
    except CardError as error:
        raise Refusal(422, "no-card", str(error)) from None


# --- Sentences --------------------------------------------------------------------------------


@record
class SentenceTyped:
    """A text as it is typed on a card."""

    text: Text
    card: JsonObject
    language: Spoken = "en"


@operation("POST", "/making/read", page="answers", refuses=(422, 424))
def read(asked: SentenceTyped) -> sentence.SentenceRead:
    """The meaning of a typed text, and the words that are not understood."""
    return sentence.read_sentence(asked.text, _card(asked.card), asked.language)


@operation("POST", "/making/next", page="answers", refuses=(422, 424))
def what_next(asked: SentenceTyped) -> going_on.Continuations:
    """The rests of a text that is typed up to the caret."""
    return going_on.what_next(asked.text, _card(asked.card), asked.language)


# --- Cards as parts ---------------------------------------------------------------------------


@record
class CardInParts:
    """A card that is wanted as parts."""

    card: JsonObject
    language: Spoken = "en"


@operation("POST", "/making/form", page="answers", refuses=(422, 424))
def parts(asked: CardInParts) -> form.CardForm:
    """A card as parts, each with its sentence and its slots."""
    return form.card_form(_card(asked.card), asked.language)


@record
class SlotOf:
    """A slot of a card."""

    card: JsonObject
    path: Path
    language: Spoken = "en"


@operation("POST", "/making/choices", page="answers", refuses=(404, 422, 424))
def choices(asked: SlotOf) -> form.Choices:
    """The choices of a slot in words, each with the card that it makes."""
    try:
        return form.choices_of(_card(asked.card), asked.path, asked.language)
    except form.NoPart as error:
        raise Refusal(404, "no-part", str(error)) from None


@record
class CardEdit:
    """A change of a card by one of its parts; ``part`` comes in."""

    card: JsonObject
    path: Path
    does: editing.Does
    part: JsonObject | None = None
    language: Spoken = "en"


@operation("POST", "/making/edit", page="answers", refuses=(422,))
def edit(asked: CardEdit) -> editing.EditedCard:
    """A card after a part was added, taken out or moved."""
    card = _card(asked.card)
    try:
        return editing.edited(card, asked.path, asked.does, asked.part, asked.language)
    except editing.CannotEdit as error:
        raise Refusal(422, "no-change", str(error)) from None


@record
class PartsWanted:
    """The kinds of parts, in a language."""

    language: Spoken = "en"


@operation("GET", "/making/parts", page="answers")
def parts_to_add(asked: PartsWanted) -> editing.PartsToAdd:
    """Every kind of part that a card can have, with the sentence of a simple one."""
    return editing.parts_to_add(asked.language)


@record
class FaceWanted:
    """A card that is drawn; ``box`` is the box that it belongs to."""

    card: JsonObject
    box: BoxText = ""
    language: Spoken = "en"


@operation("POST", "/making/face", page="answers", refuses=(422, 424))
def face(asked: FaceWanted) -> boxes.FaceShown:
    """A card as it is drawn in every language, and the printed cards that are much like it."""
    return boxes.face_of(_card(asked.card), asked.box, asked.language)


@record
class CardOfBox:
    """A card of a box of the package."""

    box: BoxId
    card: CardId


@record
class CopiedCard:
    """The JSON of a card to begin with."""

    card: JsonObject


@operation("GET", "/making/cards/{box}/{card}", page="answers", refuses=(404,))
def copied_card(asked: CardOfBox) -> CopiedCard:
    """A card of the codex, to copy and change."""
    found = boxes.copied(asked.box, asked.card)
    if found is None:
        raise Refusal(404, "no-card", f"{asked.box} has no card {asked.card!r}")
    return CopiedCard(found)


# --- Boxes ------------------------------------------------------------------------------------


@record
class BoxTyped:
    """A box as the text of its file."""

    box: BoxText


def _malformed(error: NotJson) -> Refusal:
    return Refusal(422, "no-box", f"line {error.line}: {error.problem}")


@operation("POST", "/making/check", page="answers", refuses=(424,))
def checked(asked: BoxTyped) -> boxes.BoxChecked:
    """Everything that is wrong with a box."""
    return boxes.check_box(asked.box)


@record
class BoxOrLink:
    """A box, or a link that holds one."""

    box: BoxText = ""
    link: Annotated[str, Limit(max_length=MAX_LINK_CHARS)] = ""
    language: Spoken = "en"


@operation("POST", "/making/look", page="answers", refuses=(422, 424))
def look(asked: BoxOrLink) -> boxes.BoxLooked:
    """A box with all cards that are new, changed or left out."""
    try:
        text = box_in_link(asked.link) if asked.link else asked.box
        return boxes.look_at(text, asked.language)
    except BrokenLink as error:
        raise Refusal(422, error.why, error.problem) from None
    except NotJson as error:
        raise _malformed(error) from None


@operation("POST", "/making/link", page="answers", refuses=(422,))
def link(asked: BoxTyped) -> boxes.BoxLink:
    """The link that holds a box."""
    try:
        return boxes.link_of(asked.box)
    except NotJson as error:
        raise _malformed(error) from None


@operation("POST", "/making/file", page="answers", refuses=(422,))
def box_file(asked: BoxTyped) -> boxes.BoxFileText:
    """A box as a file that people can read."""
    try:
        return boxes.file_of(asked.box)
    except NotJson as error:
        raise _malformed(error) from None


@record
class HouseBox:
    """A box of the package."""

    box: BoxId


@operation("GET", "/making/boxes/{box}", page="answers")
def house_file(asked: HouseBox) -> boxes.BoxFileText:
    """A box of the package as a file with all of its cards."""
    return boxes.house_file(asked.box)


# --- Trying -----------------------------------------------------------------------------------


@record
class CardTried:
    """A card of a box to be tried, and where it lies at the beginning."""

    box: BoxText
    card: CardId
    begin: Begin = "hand"
    players: Annotated[int, Limit(ge=2, le=5)] | None = None
    bot: Annotated[str, Limit(max_length=40)] = TRIAL_BOT


@record
class TrialOpened:
    """A table at which a card is tried, and the cards that were laid so that it works."""

    table: str
    link: str
    laid: tuple[Laid, ...]


@operation("POST", "/making/trial", page="answers", status=201, refuses=(422,))
def try_card(asked: CardTried, desk: Desk) -> TrialOpened:
    """Deal a table at which a card is tried; it counts for nothing and is not kept."""
    if asked.bot not in BOTS:
        raise Refusal(422, "no-bot", f"there is no such bot; there are {', '.join(BOTS)}")
    try:
        setup, laid = trial(asked.box, asked.card, asked.begin, asked.players)
    except SetupError as error:
        raise Refusal(422, "no-trial", str(error)) from None
    bots = (None, *[asked.bot] * (setup.players - 1))
    opened: Opened = desk.try_table(Wish(setup, bots, "", False, False))
    return TrialOpened(opened.table, opened.link, laid)


# --- Worth ------------------------------------------------------------------------------------

NO_STUDY: Final = Refusal(404, "no-study", "no card is being measured")


@record
class CardWeighed:
    """A card of a box whose worth is wanted; ``deals`` are played, three games and more each."""

    box: BoxText
    card: CardId
    deals: Annotated[int, Limit(ge=8, le=1_000)] = worth.DEALS


@operation("POST", "/making/worth", page="answers", status=201, refuses=(422,))
def weigh(asked: CardWeighed, desk: Desk) -> worth.WorthFound:
    """Begin to measure the worth of a card, in place of the last one."""
    try:
        study = worth.Study.of_box(asked.box, asked.card, asked.deals)
    except SetupError as error:
        raise Refusal(422, "no-study", str(error)) from None
    desk.server.study = study
    return study.found()


@operation("GET", "/making/worth", page="answers", refuses=(404,))
def weighed(desk: Desk) -> worth.WorthFound:
    """The worth of the card that is measured, as far as it is known."""
    if desk.server.study is None:
        raise NO_STUDY
    return desk.server.study.found()


@operation("DELETE", "/making/worth", page="answers", refuses=(404,))
def stop_weighing(desk: Desk) -> worth.WorthFound:
    """Stop measuring; the figures until then stay."""
    if desk.server.study is None:
        raise NO_STUDY
    desk.server.study.stopped = True
    return desk.server.study.found()
