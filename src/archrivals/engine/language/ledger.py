"""The rules that boxes share, each with an id.

Code, tests and the answers to "why not?" cite these ids. Where the books are silent or
disagree, part Q says how we read them. A box says which of them it plays by, and has rules of its
own (``archrivals.boxes``): part C holds the rulings on single cards.
"""

from dataclasses import dataclass, field
from typing import Final

PARTS: Final[dict[str, str]] = {
    "S": "Setup",
    "T": "The turn",
    "E": "The end of a turn",
    "G": "The end of the game",
    "D": "Drawing, discarding, destroying, gaining",
    "R": "Resolving",
    "A": "Attacks and Defenses",
    "F": "Confrontations and Blocks",
    "K": "Card kinds and keywords",
    "W": "Weakness",
    "V": "Confrontations with two or three players",
    "H": "Heroes Unite variants",
    "X": "Mixing boxes",
    "B": "Original set",
    "C": "Rulings on single cards",
    "Q": "Where the books are silent or disagree",
}


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule."""

    id: str
    text: str

    @property
    def part(self) -> str:
        """The letter of the part it belongs to, a key of PARTS."""
        return self.id[0]


@dataclass(frozen=True, slots=True)
class BoxRules:
    """What a box adds to the ledger; ``mark`` stands for the box in tables.

    ``holds`` names the rules of the ledger that it plays by, with spaces between them, and ``own``
    are its own, such as the rulings on its cards. ``places`` says in which sections of its rulebook
    a rule stands; a ruling without an entry stands in the section ``cards``. A box without a
    rulebook plays by the rules of the box that ``like`` names, and by its own. ``steps`` tell its
    own rules in short on its rules page: an id, the rules, a sentence or two.
    """

    mark: str
    own: tuple[Rule, ...] = ()
    holds: str = ""
    places: dict[str, tuple[str, ...]] = field(default_factory=dict)
    cards: str = ""
    like: str = ""
    steps: tuple[tuple[str, tuple[str, ...], str], ...] = ()


COMMON: Final = (
    # S. Setup
    Rule(
        "S1",
        "Each player's starting deck: seven Punch, three Vulnerability; shuffled; opening hand of five.",
    ),
    Rule(
        "S2",
        "The main deck is every card of the box except starters, the buyable stack, Weaknesses, Super-Villains and oversized cards: Heroes Unite 111, Confrontations 108, Batman vs. The Joker 60, Shazam! vs. Black Adam 60. Shuffled, face down. Randomizer and divider cards in a box are no part of the game.",
    ),
    Rule(
        "S3",
        "The Line-Up is the top five cards of the main deck, face up. Main deck and stacks are not part of the Line-Up.",
    ),
    Rule(
        "S4",
        "Beside the Line-Up: the buyable stack (Heroes Unite 16 Kick, Confrontations 16 Enhanced Strength, Batman vs. The Joker 8 Kick, Shazam! vs. Black Adam 8 Word of Power), from which any number may be bought while it lasts, and the Weakness stack (Heroes Unite 20, Confrontations 16, Batman vs. The Joker 10, Shazam! vs. Black Adam 10), which is never bought from.",
    ),
    Rule(
        "S5",
        "Two to five players, each with one oversized Super Hero of seven: dealt at random, chosen, or (where there are enough: seven serve three players) two dealt and one kept.",
    ),
    Rule(
        "S6",
        "Super-Villain stack: Vandal Savage face up on top of N−1 others, drawn at random from the other eleven and face down; N is 8 in a standard game, up to 12 for a longer one; fewer, at least two, is a house rule of ours for a short game. Which ones are in the stack is hidden; the unused lie aside, face down.",
    ),
    Rule("S7", "First player at random; turns go clockwise."),
    Rule(
        "S8",
        "Two teams of two, Super Heroes (Superman, Wonder Woman, Aquaman, Zatanna Zatara) against Super-Villains (Lex Luthor, Circe, Ocean Master, Felix Faust). Partners and Characters are chosen.",
    ),
    Rule(
        "S9",
        "Each player has one Character: three oversized cards in a face-up stack, cost 9 (Level 1) on top, then 12 (Level 2), then 15 (Level 3). Only the top card's ability is active. The Level is printed on the card; some texts read it.",
    ),
    Rule(
        "S10",
        "Turn order: a random player is 1, the foe across is 2, player 1's partner 3, the last 4; teams alternate; the order never changes.",
    ),
    Rule("S11", "Partners may see each other's hands and confer in secret."),
    Rule(
        "S12",
        'Two players, one as each title Character; turns alternate. First player at random (Shazam! vs. Black Adam also allows "whoever last read a comic": a choice of the table).',
    ),
    Rule(
        "S13",
        "Punch and Vulnerability come in versions, heroic and villainous in Confrontations, with the Character's emblem in Shazam! vs. Black Adam. All versions have the same effect.",
    ),
    # T. The turn
    Rule("T1", "Start-of-turn effects resolve first."),
    Rule(
        "T2",
        "After the start-of-turn effects and before any card is played, the player may announce a Confrontation (Shazam! vs. Black Adam: choose a Confrontation Turn over a Normal Turn). It cannot be announced later.",
    ),
    Rule(
        "T3",
        "Cards are played from hand in any order; a card's text resolves at once, top to bottom; Power accumulates for the turn.",
    ),
    Rule(
        "T4",
        "On a turn without a Confrontation the player may buy any number of cards whose combined cost is within the Power: from the Line-Up, the buyable stack, and (Heroes Unite) the top face-up Super-Villain. Playing and buying may alternate freely. (Four Punches and a Vulnerability: one card of cost 4 at most, or two of cost 2.)",
    ),
    Rule(
        "T5",
        "A bought or gained card goes to the buyer's discard pile at once, unless the text says otherwise.",
    ),
    Rule(
        "T6",
        "On a Confrontation turn nothing may be bought, even with leftover Power. (Gaining by a card's effect is still allowed: our reading.)",
    ),
    Rule(
        "T7",
        "Vulnerability and Weakness give no Power; they may be played without effect (Confrontations: unless a card says otherwise) or kept, and leave with the other cards at the end of the turn (Weaknesses in Shazam! vs. Black Adam: W4, K7).",
    ),
    Rule(
        "T8",
        "No card has to be played and no Power has to be spent (Shazam! vs. Black Adam: Weaknesses have to be played, W4).",
    ),
    Rule("T9", "An emptied Line-Up slot is not refilled during the turn (unless a card does it)."),
    # E. The end of a turn
    Rule(
        "E1",
        'The end of a turn, in order: announce it (the turn is over, nothing more is played or bought; Q8) → cards left in hand to the discard pile → "at the end of your turn" effects → played cards to the discard pile (Locations and other Ongoing cards stay), unspent Power is lost → draw five → refill the Line-Up from the main deck → (Heroes Unite) flip the top Super-Villain if it is face down, with its First Appearance Attack → next player.',
    ),
    Rule(
        "E2",
        "Refill: every empty slot is filled from the top of the main deck (Shazam! vs. Black Adam: until there are five cards).",
    ),
    Rule(
        "E3",
        "An Assist card played in a teammate's turn stays in play before the assisting player until that turn ends, then goes to the assisting player's own discard pile.",
    ),
    # G. The end of the game
    Rule("G1", "The game ends at once when the Line-Up cannot be refilled to all its slots."),
    Rule("G2", "The game ends at once when no new Super-Villain can be flipped up."),
    Rule(
        "G3",
        "The game ends at once when a foe's last Character is defeated: the player who defeated it (Confrontations: their team) wins, whatever the points (Confrontations with three players: V3).",
    ),
    Rule(
        "G4",
        "Scoring (G1, G2): hand, discard pile, Locations/Ongoing cards in play (and a set-aside Assist card, V5) return to the owner's deck; Victory Points are summed; every Weakness subtracts 1.",
    ),
    Rule(
        "G5",
        "Defeated opposing Character cards add their VP to whoever defeated them. Confrontations: each player totals alone, then the team's two totals are added.",
    ),
    Rule("G6", "Tie: the player with more Super-Villain cards wins."),
    Rule(
        "G7", "Tie: the player (Confrontations: the team) with more opposing Character cards wins."
    ),
    Rule(
        "G8", "Tie: more opposing Character cards, as in G7 (our reading), then more cards in deck."
    ),
    # D. Drawing, discarding, destroying, gaining
    Rule(
        "D1",
        "An empty deck is not rebuilt until a card must be drawn, discarded or revealed from it; then the discard pile is shuffled and becomes the deck. If both are empty, as much as possible happens (D6).",
    ),
    Rule(
        "D2",
        '"Discard" means from hand, unless the text names another place; a card discarded from anywhere counts as discarded.',
    ),
    Rule(
        "D3",
        "Destroyed cards go face up to a common destroyed pile, out of deck and game unless a text fetches one from there. Heroes Unite, Confrontations, Batman vs. The Joker: a destroyed Weakness or stack card does not return to its stack. Shazam! vs. Black Adam: it does.",
    ),
    Rule(
        "D4",
        'A gained card costs nothing and goes to the gainer\'s discard pile unless told otherwise; nothing happens where no such card is available. Shazam! vs. Black Adam: gaining is taking ownership, so buying is gaining (Q36). Heroes Unite, Confrontations and Batman vs. The Joker say "buy or gain".',
    ),
    Rule(
        "D5",
        "Discard piles, the destroyed pile and cards in play are face up (Shazam! vs. Black Adam: discard piles may be looked through at any time). Decks and hands are hidden (but S11).",
    ),
    Rule("D6", "What cannot be resolved in full is resolved as far as possible."),
    Rule("D7", '"Draw" always means from one\'s own deck.'),
    Rule(
        "D8",
        "A player controls the cards in front of them: those played this turn and Ongoing ones; not hand, deck or discard pile.",
    ),
    # R. Resolving
    Rule(
        "R1",
        "An effect on several players resolves in turn order (Heroes Unite, Batman vs. The Joker: clockwise) starting from the player who played it (two Weaknesses left for three foes: the first two get them).",
    ),
    Rule(
        "R2",
        "A card that triggers something else (a Character, a Location) resolves in full before the trigger does.",
    ),
    Rule("R3", '"That foe" is the one being Confronted, or the one chosen for the Attack.'),
    Rule("R4", "A card played again stays in play once, and all effects of its first play remain."),
    Rule(
        "R5",
        '"Defeat" is said of Super-Villains only: buying the top one from the stack. At most one a turn, since the next stays face down until the turn is over.',
    ),
    # A. Attacks and Defenses
    Rule(
        "A1",
        'An Attack card bears "Attack:", a Defense card "Defense:". Each affected player may use a Defense from hand (a card may name another place) before the Attack affects them; it protects that player alone.',
    ),
    Rule("A2", "One Defense card per player per Attack."),
    Rule(
        "A3",
        "Either teammate may defend either; one player with two Defenses may defend both; a Defense that is revealed and not discarded can be revealed once per Attack. A teammate may defend a player even when the Attack hits only that player.",
    ),
    Rule(
        "A4",
        'Avoiding an Attack cancels nothing else on the card (its Power, say), unless it counts players hit. Shazam! vs. Black Adam: what stands before "Attack:" is safe, what follows is the Attack; elsewhere a sentence after it may be separate (Scarecrow).',
    ),
    Rule(
        "A5",
        "A Defense may be used even where the Attack could do nothing (no Weakness left; no such card to lose).",
    ),
    Rule(
        "A6",
        "First Appearance Attack: when a Super-Villain is revealed on the stack it attacks every player, the one who just took a turn included, during nobody's turn; Defenses apply. It never applies when that card is later played. Vandal Savage has none.",
    ),
    Rule(
        "A7",
        "Where an Attack compares hidden values (Arkillo, Nekron), every player decides on Defense before values are told.",
    ),
    Rule("A8", 'Attack texts hit every foe, or a "target" foe of the attacker\'s choice.'),
    Rule(
        "A9",
        'A Confrontation is not an Attack; Attacks may be played during one, and defended against as usual. Confrontations: "each foe" hits all foes, "choose a foe" any one, Confronted or not.',
    ),
    Rule(
        "A10",
        'Defense text works only against an Attack, and its "if you do" reward comes even when the Attack would have done nothing (A5). Heroes Unite: a First Appearance is such an Attack.',
    ),
    # F. Confrontations and Blocks
    Rule(
        "F1",
        "The target is the opposing Character of lowest cost; on a tie the confronter chooses. A later change of cost does not change the target. A card that switches the target makes the new one legal whatever its cost.",
    ),
    Rule(
        "F2",
        "After the confronter says they are done playing cards, the defending side may use Blocks (Confrontations: and other cost-raising abilities). The confronter can play nothing more, nor can the teammate in Confrontations, whose Assist cards must come before.",
    ),
    Rule(
        "F3",
        "Power ≥ the Character's cost (after Blocks) defeats it: equal is enough to win, so a Block must make the cost strictly greater.",
    ),
    Rule(
        "F4",
        "One Character card at most is defeated per Confrontation, however large the Power. It goes to the confronter's side (Shazam! vs. Black Adam: score pile). The next Level's ability and cost apply from then on.",
    ),
    Rule(
        "F5",
        "A raised cost lasts until the end of that turn. If it is raised between two turns (Q8), it is over before the next begins.",
    ),
    Rule(
        "F6",
        '"Confrontation:" text (Batman vs. The Joker: "During a Confrontation") works only for the player who announced one, on their own turn (Batman vs. The Joker: except where it stands inside a Defense or Block). The card may be played without one; in Confrontations its "Otherwise" text works then.',
    ),
    Rule(
        "F7",
        "Blocks may raise the cost of one's own or one's teammate's Character, by either teammate.",
    ),
    Rule(
        "F8",
        '"Block (N)" discards the card to add N; any number may be used; text after it happens only when so discarded while being Confronted.',
    ),
    Rule(
        "F9",
        "A Block card can be played on one's own turn as a normal card; its Block text then does nothing.",
    ),
    Rule(
        "F10",
        "Only Defenses and Blocks are used in another player's turn (Confrontations: also Assist on the teammate's turn, and abilities that raise a cost).",
    ),
    Rule(
        "F11",
        "A Confrontation ability on a Character works only on turns when its owner announced a Confrontation.",
    ),
    Rule("F12", "An effect that cancels the Confrontation lets the player buy as usual that turn."),
    Rule(
        "F13",
        "Once the Confrontation is over, won or lost, no card is played for the rest of the turn (a cancelled one is no longer a Confrontation: F12).",
    ),
    Rule("F14", "Blocks may be spent even where they cannot save the Character."),
    Rule(
        "F15",
        "A Block is used from hand, and only to raise a cost when Confronted; it never answers an Attack or a discard (Artemis, Poison Ivy).",
    ),
    # K. Card kinds and keywords
    Rule(
        "K1",
        "Types: Starter, Villain, Location, Hero, Super Power, Equipment. Weakness has no type.",
    ),
    Rule(
        "K2",
        "A played Location stays in play until something removes it (then it must be drawn and played again); any number may be in play.",
    ),
    Rule(
        "K3",
        "A Location's effect triggers at most once during each of its owner's turns (but Q20). Shazam! vs. Black Adam: an Ongoing effect may be used every turn.",
    ),
    Rule("K4", "Super-Villain is a title: such a card is a Villain, one type."),
    Rule(
        "K5",
        'Assist: may be played in the teammate\'s turn; the active player then gets all benefits of its text ("your discard pile" is the active player\'s, a draw is theirs). The active player has not played it (no "when you play a Hero" for them), the assisting player has (their own Character\'s bonus is theirs and does not transfer). The assisting player controls it.',
    ),
    Rule(
        "K6",
        "An Assist card has the keyword at the head of its text, or is given it by another card (Level 3 Circe, Lois Lane).",
    ),
    Rule("K7", "Ongoing (Locations and Weaknesses): stays in play, does nothing from the hand."),
    Rule(
        "K8",
        'Payment abilities ("Discard a Punch: …"): on one\'s own turn only, any number of times unless limited on the card.',
    ),
    Rule(
        "K9",
        '"When you gain this" happens when the card is gained from any zone, and is ignored when it is played.',
    ),
    Rule(
        "K10",
        'A card is a "Power Ring" or a "Manhunter" by the words in its name. Zero is an even number.',
    ),
    Rule(
        "K11",
        "A Super Hero's ability is used if its owner wishes, on their own turn (unless it answers something else, like Booster Gold's draw); where the card has two abilities, both may work in one turn.",
    ),
    # W. Weakness
    Rule(
        "W1",
        "A Weakness is gained to the discard pile (unless the text names another place). When the stack is out, the gain does not happen and the rest of the effect does.",
    ),
    Rule("W2", "Each Weakness is −1 VP at scoring."),
    Rule(
        "W3",
        "A Weakness has no ability when drawn or played (Confrontations: unless a card says otherwise).",
    ),
    Rule(
        "W4", "A Weakness must be played before any non-Weakness card, and before the turn may end."
    ),
    Rule("W5", "A Weakness is Ongoing: each one in play lowers the owner's Character's cost by 1."),
    Rule(
        "W6",
        "When the owner's Character is defeated, Weaknesses they control return to the stack (the card calls it being destroyed); those in hand, deck and discard pile stay.",
    ),
    # V. Confrontations with two or three players
    Rule(
        "V1",
        "With two or three players there are no teams: every other player is a foe; text about a teammate does not resolve, the rest does; turns go clockwise from a random player. Each has one Character, any of the eight (our reading).",
    ),
    Rule(
        "V2",
        "Two players: the first Level 3 Character to fall ends the game. Magog and Swamp Thing leave the game on entering the Line-Up; the next card takes the slot at once, in mid-turn, too. A card of the same name in another box stays (Q38).",
    ),
    Rule(
        "V3",
        "Three players: last one standing; a player whose Level 3 falls is out, with their cards. The lowest-cost foe must still be the target.",
    ),
    Rule(
        "V4",
        "Once during a turn, one Assist card may be moved from hand, face up, onto the player's own Character, if none is there. It is owned, but not played, discarded or controlled there; nothing affects it.",
    ),
    Rule(
        "V5",
        "On the next turn the card moved there by V4 must be played straight from there, before or after other cards but before the turn ends (a Confrontation must still be announced first); then another may be put there. Enhanced Strength then gives just +1 Power. At scoring it returns to the deck.",
    ),
    # H. Heroes Unite variants
    Rule(
        "H1",
        "Super Hero Synergy: one copy of the Hero card of one's own Super Hero leaves the main deck and lies on the oversized card; nobody else may ever buy or gain it; it counts as in the Line-Up on that player's own turn alone; other copies stay in the deck. (Batgirl: Daughter of Gotham (City) · Black Canary: Sonic Siren · Booster Gold: Hero of the Future · Hawkman: Winged Warrior · Nightwing: Wonder of the Knight · Red Tornado: Crimson Whirlwind · Shazam!: World's Mightiest Mortal.)",
    ),
    Rule(
        "H2",
        "Super-Villain Hunt: with enough Power a Super-Villain in a foe's discard pile may be taken as if it were on the stack. That is an Attack on its owner, who may defend; avoided, the Power is kept but no other Super-Villain in a discard pile may be attacked that turn. Who defeats one on the stack is immune to the next First Appearance Attack.",
    ),
    Rule(
        "H3",
        "Super-Hidden Super-Villains: all twelve are shuffled into the main deck, the Line-Up has six slots; one that enters the Line-Up makes its First Appearance Attack on all; any in the opening six are shuffled back and replaced; the game ends when the main deck is empty after the refill, without a First Appearance. Oa then checks the Line-Up for a Super-Villain of cost 10 or more.",
    ),
    # X. Mixing boxes
    Rule(
        "X1",
        "Heroes Unite with another box of its line: choose three of the card types from one set and the rest from the other (say Equipment, Super Powers, Villains from one; Heroes, Locations, Super-Villains from the other); Super Heroes of both are shuffled, two dealt, one kept; a second game may use the types left out. Or shuffle everything together (not advised) and split that deck in two halves of about 112 and play two games, highest combined score wins; the lowest scorer of game one chooses a Super Hero first.",
    ),
    Rule(
        "X2",
        "Confrontations with Batman vs. The Joker: each main-deck card carries the symbol of one Character; take out all cards of one or more Characters not in play and put in as many of the other box's that fit, same type and near cost. Leave Superman's and Lex Luthor's cards in (they hold most of the Assist).",
    ),
    Rule(
        "X3",
        "Shazam! vs. Black Adam with another Rivals box, one on one: the main deck is exactly the cards whose emblem matches one of the two Characters in play. The buyable stack is Word of Power with Batman vs. The Joker; Hard-Light Construct with Green Lantern vs. Sinestro; Super-Speed with The Flash vs. Reverse-Flash.",
    ),
    Rule(
        "X4",
        "Shazam! vs. Black Adam with another Rivals box, two on two: both main decks are shuffled together; both buyable stacks are set up and bought from; a team of Super Heroes against one of Super-Villains, turns alternating in a fixed order; partners see each other's hands and confer; Blocks may raise either teammate's cost; the foe of lower Level must be Confronted (same Level: choose); a team wins when it defeats the Level 3 of either foe; otherwise combined VP.",
    ),
    Rule(
        "X5",
        "Shazam! vs. Black Adam with Confrontations: as X2, with both Word of Power and Enhanced Strength stacks, and buying from either.",
    ),
    Rule(
        "X6",
        "Any other mixture of boxes is allowed: swap cards for others of like type and cost. Texts of Shazam! vs. Black Adam speak of several foes for that reason.",
    ),
    # Q. Where the books are silent or disagree
    Rule(
        "Q1",
        'The text of Heroes Unite puts "at end of turn" effects before the hand is discarded; its reference card, and every other box, after. E1\'s order holds everywhere.',
    ),
    Rule(
        "Q2",
        "The text of Batman vs. The Joker refills before drawing, its reference card after; that of Heroes Unite passes the turn before refill and flip. E1's order holds; no decision lies between the steps, and where G1 ends the game Q3 makes them equal.",
    ),
    Rule(
        "Q3",
        "When G1 ends the game during E1, do the five cards drawn matter? No: they return to the deck for scoring. The check happens at the refill step.",
    ),
    Rule(
        "Q4",
        "What breaks a tie to the end? Shazam! vs. Black Adam: as G7; then more cards in deck; then the win is shared. Every other box: after its tie-break the win is shared.",
    ),
    Rule(
        "Q5",
        "Who answers first when several players may defend? All affected players are asked at once and answers are revealed together in turn order from the attacker (A7 generalised), so that nobody's choice leaks. In Confrontations the two teammates may confer.",
    ),
    Rule(
        "Q6",
        "In which order do several triggers of one moment resolve? One player's own: that player chooses. Different owners: turn order from the active player.",
    ),
    Rule(
        "Q7",
        'Must a "first time each turn" ability be used? A benefit with "may" is asked; without, it happens. The Super Heroes of Heroes Unite are asked (K11), but plain +Power is simply added: refusing it changes nothing.',
    ),
    Rule(
        "Q8",
        'When is a turn over, and what may still happen in E1? From the announcement nothing is played, bought, paid for or activated. "At the end of your turn" effects still belong to that turn; "this turn" effects stop when the played cards are put away; draw, refill and flip happen in nobody\'s turn. The books end the turn with the announcement, yet let its end effects follow.',
    ),
    Rule(
        "Q9",
        'Is the clean-up of hand and played cards "discarding"? No trigger sees it (Themyscira does not draw): Heroes Unite and Shazam! vs. Black Adam say "place", and Themyscira\'s ruling speaks of effects.',
    ),
    Rule(
        "Q10",
        'What of end-of-turn effects that draw? "Extra" cards come with the five; any other draw is made in its own step and kept for the next hand, since the old hand is gone by then.',
    ),
    Rule(
        "Q11",
        'Who is active between turns, and where does the order start? The player whose turn has just ended: that player does the flipping, so a First Appearance resolves from them on. Abilities tied to "your turn" are silent; others (a draw for avoiding) work.',
    ),
    Rule(
        "Q12",
        "How does a First Appearance pass, lay or compare cards? All who are hit choose before anything moves, as many cards as they can, left before right; hands are not topped up. Who avoided it lays, tells, gives and receives nothing and is skipped as a neighbour: a Defense negates the whole Attack for its player.",
    ),
    Rule(
        "Q13",
        "Do Line-Up slots have places? No, only their number counts; no text names a place. New cards enter one by one. A Line-Up that effects brought above its size keeps its cards and is refilled only once it is below (Shazam! vs. Black Adam counts cards).",
    ),
    Rule(
        "Q14",
        "What happens when the main deck runs out? In mid-turn nothing ends; effects do what they can, and a full Line-Up over an empty deck plays on (but H3). In the refill the last cards are laid, then the game ends at once, with no flip and no First Appearance: G1 asks only whether the slots fill. G2 likewise waits for the flip, so the turn that takes the last Super-Villain is finished.",
    ),
    Rule(
        "Q15",
        'What is a borrowed card (played out of the Line-Up, a deck or a foe\'s pile, then returned)? It is played by the borrower, and controlled by them until it returns; set aside meanwhile, so nothing can pick it: not to play it again, discard, destroy or move it, nor as a Defense. Its text resolves, and so does what stands before "Ongoing" (Force Field draws), for that is used at once. Ongoing text works only while the card lies in front of the borrower: a Location, Ongoing card or Weakness that goes back at once gives nothing by it; one borrowed until the end of the turn works until then (Vandal Savage). A card that put itself elsewhere stays there. One due back at the end of the turn returns before the refill. (The rulings on Shazam! and Word of Power, generalised.)',
    ),
    Rule(
        "Q16",
        "What is a replay, and can it loop? A replay is another play for triggers, and its Attack another Attack, with new Defenses. A card whose text is still resolving cannot be chosen: two replaying cards would never stop. While a triggered effect resolves, every card of the chain that led to it counts as resolving (two Plastic Men with the text of Mind Control Hat would never stop either). One action resolves at most 300 texts and an ability without a limit is used at most 50 times a turn, whatever the cards of a table say; then it comes to rest.",
    ),
    Rule(
        "Q17",
        "What of Power spent in mid-turn? Power is a pool: plays add, purchases and payments take, and nothing is bought on credit. A Confrontation compares what is left. Paying for an ability is not buying, so T6 allows it.",
    ),
    Rule(
        "Q18",
        "Who picks the card that is lost? Its owner, unless the text says at random or names another: the books let players choose among their own cards.",
    ),
    Rule(
        "Q19",
        'What do "first … each turn" abilities that come into force late see? Literally the first of that turn, counted from its start: if it happened before the ability was in force, the ability gives nothing this turn. The play of the ability\'s own card counts like any other play.',
    ),
    Rule(
        "Q20",
        "Does K3 limit the \"each time\", constant and start-of-turn texts of Locations? No: the card's own wording wins; K3 limits only effects that name no frequency. Themyscira's ruling has it work for any Block, on foes' turns too.",
    ),
    Rule(
        "Q21",
        "May anything be done between the start-of-turn effects (T1) and the announcement (T2)? No: the announcement comes at the very start. Abilities, Assist and V4 wait until it is made or declined.",
    ),
    Rule(
        "Q22",
        "Which cost does F1 compare? The cost in force at the announcement (Locations and, in a mixture, the Weaknesses of Shazam! vs. Black Adam included): F1 itself lets only later changes pass.",
    ),
    Rule(
        "Q23",
        'What can the confronting side do after "done"? Nothing but answer triggers, up to E1: no card, Assist, payment or Location. The teammate is asked for Assist before "done" counts; what must be played (W4, V5) comes before it, and a Weakness that reaches the hand later is still played. The Block window opens even where the Power is too small (F14).',
    ),
    Rule(
        "Q24",
        "How are Blocks counted, and when do their triggers resolve? One Block at a time: discard, value and rider, then triggers (Themyscira), then the next; one just drawn may be used. Teammates may alternate; Power and cost are compared when neither wants more. R2, and Etrigan counts himself, so the discard comes first.",
    ),
    Rule(
        "Q25",
        'What happens in what order at a defeat? The card moves; G3 is checked before any trigger, for it is instant (a card that says "you win" likewise); Weaknesses return (Shazam! vs. Black Adam); the next Level shows, or with three players the loser is out (Q29); triggers on the defeat resolve (Red Hood, Black Adam); E1.',
    ),
    Rule(
        "Q26",
        'What if a Confrontation is cancelled after Attacks and draws? What was done stays done, Power included, and all Power left may buy. From then on the turn is a normal one: "Otherwise" text works, "Confrontation" text and "that foe" do not, and no second one can be announced. It can be cancelled only before "done". F12 gives back the buying and nothing else.',
    ),
    Rule(
        "Q27",
        "When and how is an Assist card played? Whenever the active teammate could play a card, Confronting or not; never inside a resolution, a Defense or Block window, or after \"done\" or the end. The assisting player decides to play it and is the attacker; the active player makes the choices in its text, and their Confrontation decides which text works. It leaves with the active player's played cards. On one's own turn it is an ordinary card. (K5: benefits here, play and control there.)",
    ),
    Rule(
        "Q28",
        "What if two teammates answer one Attack? Both answer before a foe sees either answer; at most one Defense for each player attacked; a revealed card serves once per Attack, whomever it saves. Price and reward are the user's (\"you\"), the avoiding is the saved player's. A Defense drawn as a reward is too late for that Attack.",
    ),
    Rule(
        "Q29",
        "With three players, what if a Level 3 falls in mid-turn? The loser is out at once; the confronter keeps the card and goes on to E1. All the loser owns, and the Characters they had defeated, leave the game and count for nobody (V3: out with their cards); nothing of it returns to a stack. Only Weaknesses of Shazam! vs. Black Adam in play do: they return at the defeat itself, before the loser is out (W6, Q25), so the stack does not shrink for those who play on. Their own fallen Levels stay with whoever took them. Their lasting effects stop with the turn, their turns are skipped. The last two still play the three-player game; at G1 only survivors score.",
    ),
    Rule(
        "Q30",
        "What of granted Assist, and of a Character that falls, under V4? Whatever has Assist when it is moved may be moved, and is played next turn even if it has lost it; it stays on the stack when a Level is defeated. K6, and nothing affects it there.",
    ),
    Rule(
        "Q31",
        "What is the card that lies on the Super Hero in Super Hero Synergy (H1)? Unbought it is in no deck and scores nothing. On its owner's turn Line-Up effects may see, play (it goes back) or destroy it; it takes no slot and counts neither for the refill nor for G1; at other times, First Appearances included, nothing sees it.",
    ),
    Rule(
        "Q32",
        'How does the Super-Villain Hunt (H2) work in detail? At any moment for buying; the cost is paid only if it is not avoided; the card goes to the hunter\'s discard pile. Successful hunts may repeat, and the stack may be beaten too: the ban is stated for the avoided Attack only. The card costs what it would cost on the stack, discounts included. A hunt is a purchase, not a defeat on the stack: no immunity, no First Appearance. Immunity covers one First Appearance and is not "avoiding".',
    ),
    Rule(
        "Q33",
        "How do Super-Hidden Super-Villains (H3) work in detail? Six is the size for E2 and G1. The variant has an end of its own: after the refill an empty main deck is enough, for a sentence that only repeated G1 would say nothing. A deck that is emptied in mid-turn waits for that step. No stack, so no G2 and no limit of one a turn. All slots are filled, then First Appearances in order of entry, in nobody's turn; one that enters during a turn attacks once the card that caused it is done. Buying or gaining one is defeating it. What a Super-Villain does until he is defeated (Captain Cold, Atrocitus) is undone when he leaves the Line-Up in any way, by destruction too. Vandal Savage is shuffled in and has no Attack. With H2 nobody earns immunity.",
    ),
    Rule(
        "Q34",
        "How long does Famine last, and how does it bear on the end of the game? It ends when the player to the right announces the end of their turn (Q8), so their refill goes to five: all but its player starve. While it lasts G1 asks for four. The limit never makes a Line-Up larger: the lesser of limit and size counts, for cards that refill as well. Two do not add up. If its player is knocked out, it ends with that turn (Q29); if the player to the right is, the next one to the right counts.",
    ),
    Rule(
        "Q35",
        "What does W4 bar? With a Weakness in hand, drawn early or late, only Weaknesses may be played; buying, payments and reactions on foes' turns stay allowed, for only playing other cards and ending are barred.",
    ),
    Rule(
        "Q36",
        'Is a card that is passed or taken "gained"? The card whose text speaks of gaining decides it by its own box, at every table (Q38). For the cards of Shazam! vs. Black Adam gaining is taking ownership: a Sin passed by Psycho-Pirate brings its Weakness, and a defeated Character is gained (Black Adam 9, Sloth). For the cards of all other boxes a card is gained only where the text says gain or buy. A gain has one gainer: a card that Hermes lays into another player\'s pile is gained by the player of Hermes alone, whom its text lets gain, and so the Weakness of a Sin is theirs, too.',
    ),
    Rule(
        "Q37",
        'What if a deck holds fewer cards than an effect wants? Use what is there, shuffle the discard pile, go on (D1, card by card); cards revealed, set aside or in play are not shuffled in. "Look at" counts as reveal. The main deck is never rebuilt.',
    ),
    Rule(
        "Q38",
        'Whose rule holds at a mixed table? A card\'s own box decides how that card behaves (when destroyed, what it calls gaining, V2, W3–W6); the hosting box the rest: Heroes Unite in X1, Confrontations in X2 and X5, Shazam! vs. Black Adam in X3 and X4. Weaknesses: those of Confrontations in X2, of Shazam! vs. Black Adam in X3, of both boxes in one shuffled stack in X4 and X5 (Shazam! vs. Black Adam speaks of Weaknesses "from this set"); a Weakness that returns goes under it. X4: each player defends only themselves (the book shares Blocks, not Defenses). X1: the set that gives the Super-Villains gives the starting one.',
    ),
    Rule(
        "Q39",
        "What if nobody can get on any more? A clogged Line-Up and ruined decks can leave a table where nobody will ever afford anything. When nothing has left the main deck, the stacks or a Character for 100 rounds, the game ends and is scored as by G1. It also ends after 1000 rounds, whatever has happened.",
    ),
    Rule(
        "Q40",
        "May the active player call for an Assist again and again? After a call in vain only once something else has been done; the teammate is asked before the end of the turn in any case (Q23).",
    ),
    Rule(
        "Q41",
        "X2 and X5: who plays, and which cards leave and come in? Any Characters of the boxes at the table may play, in any seats, also two of one box. For each Character of another box all cards of up to two absent Characters of Confrontations leave, of its side where possible, those whose types are nearest, and never those of Superman or Lex Luthor while others are left. Just as many of its own cards come in, the same type first, then the nearest cost: the book asks for an equal number and not for all 30. So the main deck has 108 cards. Where X3 goes by emblems, it goes by those of the players.",
    ),
    Rule(
        "Q42",
        "X1: who may play, and with which variants? Two to five players. Each may be dealt two Super Heroes and keep one: fourteen are enough for five. Super Hero Synergy (H1) is refused where the main deck lacks the Hero card of a Super Hero who may be dealt; a card in the half that is not played is taken from there.",
    ),
)
"""The rules that stand in no box, part by part."""
