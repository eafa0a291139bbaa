### What the terminal says of its own accord. Sentences of the game are in speech/catalogue.
### Letters that a player types, commands and options (--load) are the same in all languages.

## Cards

sort = { $sort ->
    [hero] Hero
    [villain] Villain
    [super-power] Super Power
    [equipment] Equipment
    [location] Location
    [starter] Starter
    [super-villain] Super-Villain
    [super-hero] Super Hero
    [character] Character
   *[weakness] Weakness
}
keyword = { $keyword ->
    [Assist] Assist
    [Attack] Attack
    [Block] Block
    [Defense] Defense
   *[Ongoing] Ongoing
}
cost = cost { $cost }
level = Level { $level }
points = VP { $vp }
in-box = { $n } in { $box }
emblem = emblem of { $name }
# After a fact that no source gives.
ours = { $fact } (our choice)
house-effect = [house effect]
house-long = house effect: ours, the printed text is not known to us
ruling = Ruling: { $text }
source = { part-house }{ $n ->
    [one] { $n } copy
   *[other] { $n } copies
} in the box. { $same ->
    [yes] Known from { part-effect-from }.
   *[no] Effect known from { part-effect-from }, number of copies from { part-number-from }.
}
part-house = { $house ->
    [yes] House card.{" "}
   *[no] {""}
}
part-effect-from = { $effect ->
    [rulebook] the rulebook
    [scan] the printed card
    [listed] a published list
   *[house] us: a house version of our own
}
part-number-from = { $number ->
    [rulebook] the rulebook
    [scan] the printed card
    [listed] a published list
   *[house] us: a house version of our own
}
# A place without cards: "In play: none".
# Beside a card: how many are left, what lies on what.
note = { $kind ->
    [left] { $n } left
    [last] the last one
    [waiting] on your Super Hero
    [hero] Super Hero
    [level] Level { $n }, cost { $cost }
    [assist] on it: Assist
   *[returned] returned
}
# The same where room is scarce.
note-short = { $kind ->
    [level] L{ $n } cost { $cost }
   *[returned] { note }
}
ongoing = ongoing

## Players

player = Player { $n }
seat-bare = Seat { $seat }
seat = { $name } (seat { $seat })
# $facts are the Level and the cost, with a comma before each.
standing = { $name }{ $own ->
    [yes] {" "}({ $hero })
   *[no] {""}
}{ part-side }{ $facts }
standing-out = { $name }{ part-side }, out of the game
part-side = { $side ->
    [teammate] {" "}(your teammate)
    [foe] {" "}(foe)
   *[none] {""}
}
scored = { $n } in the score pile
intro-you = You are { $card }. { $text }
# $bot is one of the next three.
intro-other = { $mate ->
    [yes] Your teammate
   *[no] Against you
}: { $card }, { $bot }{ $text }
# The text of another player's card, which speaks to its owner.
on-card = {" "}On the card: “{ $text }”
bot-level = played by { $name } (level { $n }). { $character }
bot-own = played by { $name }.
bot-kind = a { $name } bot.

## What happens at the table

balance = Power { $power } against { $person ->
    [you] your
   *[other] { $name }'s
} cost { $cost }
power = Power { $n }
nothing-to-decide = There is nothing to decide.
first-announce = First decide: a Confrontation, or a normal turn.
first-answer = Not now: answer the question first.
left-unplayed = You have not played { $cards }.
left-buyable = With { $power } Power you could buy { $cards }.
left-losing = You have { $power } Power and { $foe } costs { $cost }: you would lose.
no-help = { $n ->
    [one] { $mates } cannot or will not help you now.
   *[other] { $mates } cannot or will not help you now.
}
bot-broke = { $error }. A greedy bot plays on.
# What `archrivals box check` has found.
box-problems = { $level ->
    [fault] Cannot be played yet
    [think] Plays, but think about it
   *[know] Good to know
}: { $n }
box-ready = Ready. Bots have played { $n } games with it. To play it: archrivals play --box { $path }
worth-begins = Bots play { $n } deals with and without it …
worth-more = With { $name } from the start, a player wins { $more } games of 100 (95 % interval { $low } to { $high }).
worth-verdict = { $verdict ->
    [fair] Fair for cost { $cost }.
    [weak] Weak for cost { $cost }.
    [strong] Strong for cost { $cost }.
    [far-above] Far above cost { $cost }.
    [far-below] Far below cost { $cost }.
   *[unsure] Not sure yet: play more deals.
}
worth-lane = { $mark } cost { $cost }: { $n } printed cards, most of them { $low } to { $high }
worth-fair = It is worth as much as printed cards of cost { $costs }.
worth-warning = { $what ->
    [drags] It makes games longer: { $n } turns in place of { $usual }.
    [wins-alone] It wins by itself: a share of { $n } of the games, { $usual } without it.
    [stuck] Games get stuck with it: { $n } of { $of }, { $usual } without it.
    [runaway] Who leads at half-time wins more often: { $n } in place of { $usual }.
   *[never-worked] It was never played in { $of } games.
}
# What `archrivals box say` has understood.
sentence-known = I understand: { $words }
sentence-unknown = I do not understand: { $words }
sentence-expected = Here could stand: { $words }
sentence-unsaid = Every word is known, but no card says it like this.
sentence-offer = Did you mean: { $text }
# Before a game with a box of one's own.
own-box = { $name }, version { $version } ({ $digest })
own-box-by = { $name } by { $author }, version { $version } ({ $digest })
own-box-cards = { $sort ->
    [added] New cards
    [changed] Changed cards
   *[left] Left out
}: { $cards }
rules-changed = The rules have changed (they were version { $before }). Your game goes on by the new ones.{ $n ->
    [0] {""}
    [one] {" "}The last answer was taken back, because it was not finished.
   *[other] {" "}The last { $n } answers were taken back, because they were not finished.
}
own-box-unrated = Games with made cards are for fun: they are never rated.
bot-missing = A greedy bot plays on for { $bot }: { $why }
bot-add = to play against { $bot } again, add --bots { $bot }.
bot-for-person = { $bot } plays on for { $name }: only one person plays at a terminal.
defense-kept = Your Defense was not needed: you keep { $card }.
write-failed = { $path } cannot be written: { $why }.
# Why a card stays in hand when all cards are played at once.
kept = { $why ->
    [ability] { $card } is kept: { $by } could use it.
    [card] { $card } is kept: { $by } could use it.
    [first] { $card } wants to be the first card of a turn: decide on it first.
    [after] { $card } is kept: play { $by } first.
    [last] { $card } is kept: it is best played last.
   *[stays] { $card } stays in play: play it by hand.
}
all-played = All cards that need no decision are played.
can = { part-can } now.
can-here = { part-can } now: press Enter.
part-can = You can { $wish ->
    [play] play
    [buy] buy
    [use] use
    [hunt] hunt
    [lay] lay
    [confront] confront
    [defend] defend
    [block] block
   *[assist] assist
} { $card }
cannot = { $wish ->
    [play] Play
    [buy] Buy
    [use] Use
    [hunt] Hunt
    [lay] Lay
    [confront] Confront
    [defend] Defend
    [block] Block
   *[assist] Assist
} { $card }? { $why }

## The game in short

short-turn = Each turn: play your cards for Power, buy cards with it, end your turn. What you buy goes to your discard pile, which is shuffled into a new deck when yours runs out.
short-villains = Cards and defeated Super-Villains are worth Victory Points (VP). When the Super-Villains or the main deck run out, the most Victory Points win.
short-confront = Each turn begins with a choice: a normal turn (play cards for Power, buy with it) or a Confrontation (play cards, buy nothing, and with Power of at least the cost of a foe's Character you defeat it). The foe may Block, which raises the cost. What you buy goes to your discard pile, which is shuffled into a new deck when yours runs out.
short-levels = Each Character has three Levels, of cost 9, 12 and 15. { $falls ->
    [ends] Whoever defeats a Level 3 wins at once; when the main deck runs out, the most Victory Points win.
   *[out] Who loses their Level 3 is out, and the last one left wins; when the main deck runs out, the most Victory Points win.
}
short-target = { $target ->
    [lowest-cost] Of several foes the one of lowest cost must be Confronted.
   *[lowest-level] Of several foes the one of lowest Level must be Confronted.
}
short-team = You see your teammate's hand.{ $calls ->
    [yes] {" "}Assist cards may be played on the teammate's turn.
   *[no] {""}
}{ $defenses ->
    [yes] { $blocks ->
        [yes] {" "}You may protect your teammate with your Defenses and Blocks.
       *[no] {" "}You may protect your teammate with your Defenses.
    }
   *[no] { $blocks ->
        [yes] {" "}You may protect your teammate with your Blocks.
       *[no] {""}
    }
}
short-lay = Once a turn you may put an Assist card onto your Character; you play it on your next turn.

## The plain table: commands

# In the list of commands: c NAME, s FILE.
word-name = NAME
word-file = FILE
help-number = Type the number of an option, or a part of its words, such as "buy kick".
help-all = play all cards that need no decision
help-end = end your turn{ $duel ->
    [yes] , or say that you are done Confronting
   *[no] {""}
}
help-card = read a card in full: c katana
help-table = read the whole table
help-hint = the best three answers, by the coach
help-why = why can I not? Also { $verbs }
help-log = what has happened so far (l 50: the last 50 lines)
help-because = why did that happen? The rule and the cards behind the last line (b 5: the last 5 lines)
help-save = save the game
help-quit = quit
help-call = ask your teammate for an Assist card
help-lay = put an Assist card onto your Character for your next turn
help-help = this help
help-words = The letters also go by their words: all, end, card, table, why, log, save, quit, help.
help-empty = An empty line repeats the question.
welcome = Archrivals. New here? h tells the game in short and all that you can type.
what-to-type = Type a number, or h for help, t for the table, c NAME to read a card.
option-unknown = There is no option { $n }: take 1 to { $most }, or h for help.
option-several = "{ $words }" could be any of { $numbers }: type the number.
option-none = "{ $words }" is no option and no command.
can-bare = { $wish ->
    [end] You can end your turn now: type e.
    [done] You can say that you are done now: type e.
   *[call] You can ask your teammate for help now: type call.
}
which-card = Which card? For example: c katana.
which-card-why = Which card? For example: w { $wish } katana.
which-one = Which one: { $cards }?
no-such-card = No card here has "{ $words }" in its name.
say-wish = Say what you would like to do: w buy katana. Verbs: { $verbs }.
name-one = "{ $words }" should name one card{ $n ->
    [0] {""}
   *[other] : { $cards }
}.
which-assist = Which Assist card? For example: lay metallo.
where-to = Where to? For example: s game.json.
log-empty = Nothing has happened yet.
because-cards = Cards: { $cards }
because-none = A person did this; no rule made it happen.
page-because = Why did that happen?
over-end = Nothing is left to play or buy: your turn ends.
over-done = Nothing is left to play. { $option }.
over-play = { $option }: it must be played first.
end-again = { $done ->
    [yes] To say that you are done all the same, type e again.
   *[no] To end your turn all the same, type e again.
}
saved-plain = Saved in { $path }. To go on later: archrivals play --plain --load { $path }
# A game that was broken off: when it was played, and what it is.
offer = Go on with the game of { $day ->
    [today] today
    [yesterday] yesterday
   *[earlier] { $year }-{ $month }-{ $date }
} { $time }? { $box }, turn { $n }, against { $foes }.
stays-in = The other game stays in { $path }.
confirm-plain = Enter: { $yes }. n: { $no }.
not-saved = The game is not saved: s FILE saves it. To leave all the same, type q again.
leave = You leave the table. Until next time.
# $file is empty for the last game, else a space and the file.
watch-again = To watch it again: archrivals replay{ $file }
look-back = To look back at it with the coach: archrivals coach{ $file }
next-time = With --save FILE the next game can be watched again (archrivals replay FILE) and looked back at with the coach (archrivals coach FILE).

## The plain table: what lies on it

table-players = Characters: { $players }.
table-sale = For sale, with the cost: { $cards }.
table-no-villain = No Super-Villain is face up now.
table-front = In front of you: { $cards }.
table-hand = Your hand: { $cards }.
table-mate = { $name }, your teammate, holds { $cards }.
table-turn = Turn { $n }. { $power }.
# $note stands in brackets, with a space before them.
table-for-sale = For sale: { $card }{ $note }. { $ready ->
    [yes] You can buy it now.{" "}
   *[no] {""}
}{ $text }
table-counts = Main deck: { $main } cards. Weaknesses: { $weaknesses }. { $villains ->
    [yes] Super-Villains left: { $left }.{" "}
   *[no] {""}
}Destroyed: { $destroyed }.
# $held are a teammate's cards in brackets, $lying is what lies on the Character.
table-player = { $who }: hand { $hand }{ $held }, deck { $deck }, in play: { $play }, discard pile: { $discard }{ $lies ->
    [yes] , on the Character: { $lying }
   *[no] {""}
}{ $duel ->
    [yes] , score pile: { $score }
   *[no] {""}
}.
table-in-hand = In your hand: { $n ->
    [one] {""}
   *[other] { $n } ×{" "}
}{ $card }. { $text }
# $note begins with a comma.
priced = { $villain ->
    [yes] Super-Villain{" "}
   *[no] {""}
}{ $card } ({ $cost }{ $note })

## The full screen

pane-foes = Foes
pane-players = Players
pane-sale = { $barred ->
    [yes] For sale (not in a Confrontation)
   *[no] For sale
}
pane-hand = Your hand
pane-front = In front of you
pane-ask = What now?
pane-log = What happened
pane-empty = empty
pane-piles = deck { $deck }, discard { $discard }
pane-score = score pile { $n }
title-turn = turn { $n }, { $person ->
    [you] your turn
   *[other] { $name }'s turn
}
title-between = turn { $n }, between turns
title-main = main deck { $n }
title-villains = Super-Villains { $n }
title-weaknesses = Weaknesses { $n }
screen-over = The game is over. { $again ->
    [yes] n begins another, q leaves the table.
   *[no] q leaves the table.
}
screen-hint = Arrows and Enter choose, ? explains the game and the keys.
since-last-turn = Since your last turn: { $lines }

# The keys at the bottom: short, all in one line of 80 characters.
key-quick = Play all
key-end = End
key-call = Call
key-lay = Lay
key-read = Read
key-hint = Hint
key-why = Why?
key-piles = Piles
key-log = Log
key-save = Save
key-help = Help
key-again = Again
key-quit = Quit

seat-side = { $side ->
    [teammate] mate
    [foe] foe
   *[none] {""}
}
seat-level = L{ $level } cost { $cost }
seat-score = score { $n }
seat-counts = hand { $hand }  deck { $deck }  discard { $discard }
seat-in-play = in play: { $cards }
seat-holds = holds { $cards }
seat-out = out of the game
seat-more = { $teammate ->
    [yes] Hand: { $held }.{" "}
   *[no] {""}
}In play: { $play }.{ $lies ->
    [yes] {" "}On the Character: { $lying }.
   *[no] {""}
}{ $duel ->
    [yes] {" "}Score pile: { $score }.
   *[no] {""}
} Discard pile: { $discard }.
no-highlight = No card is highlighted: go to one with Tab and the arrows.
highlight-first = Highlight a card for sale, in your hand or in front of you first (Tab).
lay-which = Which Assist card? Highlight it in your hand (Tab) and press p.
lay-none = No card can be put onto your Character now: V4 allows one Assist card a turn.
page-coach = The coach
page-piles = Discard piles
page-help = Help
page-end = The end
page-keys = arrows scroll, Escape closes
pile-discard = { part-whose } discard pile ({ $n })
pile-score = { part-whose } score pile ({ $n })
part-whose = { $person ->
    [you] Your
   *[other] { $name }'s
}
pile-destroyed = Destroyed ({ $n })
confirm = [Enter] { $yes }    [Esc] { $no }
# A letter that means yes, like Enter.
yes-letter = y
confirm-resume = Go on
confirm-new = New game
confirm-again = Play again
confirm-done = I am done
confirm-end = End the turn
confirm-go-on = Go on playing
confirm-leave = Leave the table? { $where ->
    [kept] The game is saved: archrivals play goes on with it.
    [file] The game will be saved in { $path }.
   *[nowhere] The game is not saved: s saves it.
}
confirm-yes = Leave
confirm-no = Stay
save-in = Save the game in
save-keys = Enter saves, Escape cancels
saved-screen = Saved. { $over ->
    [yes] Look back at it with the coach: archrivals coach { $path }
   *[no] To go on later: archrivals play --load { $path }
}
still-here = You are still at the table: s saves the game elsewhere, q leaves without saving.
# $file is empty for a game that is offered again, else the option that names it.
exit-saved = The game is saved. To go on: archrivals play{ $file }

## The full screen: help

keys-choose = Choose an answer with its key (1 to 9, then A, B, C …), or with the arrows and Enter.
keys-panes = Tab and Shift+Tab, or left and right, go from pane to pane. In your hand Enter plays a card, among the cards for sale it buys one, in front of you it uses one. A click does the same.
keys-marks = ✓ marks what you can buy or use now. › marks what happened since your last decision.
keys-space = space
keys-end = { $duel ->
    [yes] end your turn, or be done Confronting (may ask first)
   *[no] end your turn (asks first if something is left)
}
keys-read = read the highlighted card in full, with its rulings
keys-hint = a hint: the best three answers, by the coach
keys-why = why can I not buy, play or use what is highlighted?
keys-piles = discard piles and destroyed cards
keys-log = everything that has happened
keys-because = why did that happen? The rules and cards behind the last lines
keys-save = save the game
keys-leave = leave the table
keys-call = ask your teammate for an Assist card
keys-lay = put the highlighted Assist card onto your Character
keys-help = this help

## The end

sheet-total = Total
# $before and $after are chances to win.
deciding-turn = The turn that decided it: turn { $n }, { $person ->
    [you] yours
   *[other] { $name }'s
}. Your chance to win went from { $before } to { $after }.
end-keys = { $again ->
    [yes] Enter plays again, Escape shows the table, q leaves
   *[no] Escape shows the table, q leaves
}
match = Both games together: { $points }. { $n ->
    [one] The match goes to { $winners }.
   *[other] The match is shared by { $winners }.
}
match-seat = seat { $seat } has { $n } points
match-winner = seat { $seat }
no-terminal = The full screen needs a terminal; playing line by line, as with --plain.
no-textual = Playing line by line. The full screen needs Textual: pip install 'archrivals[terminal]'.

## The first command

start = Archrivals { $version }
    {"  "}1  Play in the browser
    {"  "}2  Play here
    {"  "}3  Host a table for friends
start-ask = 1, 2 or 3 (Enter: 1, ?: all commands, q: quit) >{" "}
in-browser = The table is open at { $address }
    Ctrl-C ends the program. Your games stay in the browser.
no-client = This installation has no page: it was built without Node. Play here instead: archrivals play
no-port = Port { $port } is taken. Name a free one: archrivals open --port 9000

## Replays and proofs

replay-step = [{ $at }/{ $all }] { $name } decides. Enter: continue, q: quit >
replay-end = { $over ->
    [yes] The game is over.
   *[no] The save ends here; the game is not over.
}
# The first column of a proof.
check-name = { $what ->
    [commitment] commitment
    [promise] promise
    [shares] shares
    [tries] tries
    [seed] seed
    [setup] setup
    [game] game
    [live] live
    [end] end
    [published] published
    [stream] stream
    [shuffles] shuffles
    [points] points
   *[result] result
}
check-sign = { $right ->
    [right] {""}
    [wrong] DIFFERENT:{" "}
   *[unknown] not known:{" "}
}
check-stream = { $stream }: { $n } blocks of SHA-256 used
check-shuffles = { $n } recomputed, { $answers } answers played again
check-points = { $name }: { $n }
check-result = { $winners } ({ $rule })
check-same = SAME: the answers lead from this seed to this position.
check-different = DIFFERENT: { $why }.

# What a check found, as a clause.
found-unreadable-origin = how its seed came about cannot be read
found-seed-gives = the seed gives the commitment { $commitment }
found-secret-gives = the server's secret, with rules, cards and setup, gives the commitment { $commitment }
found-seed-differs = the seed gives another commitment than { $commitment }
found-secret-differs = the server's secret, with rules, cards and setup, gives another commitment than { $commitment }
found-no-promise = no commitment from before the game to compare with
found-promised = it is the commitment that was shown before the game
found-other-promise = before the game another commitment was shown: { $commitment }
found-unused-shares = seats committed to shares, and none of them was used
found-share-count = there are { $of } seats and { $n } shares
found-other-share = seat { $seat }'s share is not the one it committed to
found-other-commitments = before the game other commitments of seats were shown
found-replaced-share = seat { $seat }'s browser made another share
found-no-share = no seat gave a share: the server drew the seed alone
found-foreign-shares = this browser gave no share; those of seats { $seats } were committed to
found-shares = seats { $seats } gave the shares they committed to
found-own-share = the share of this browser is part of the seed; seats { $seats } gave the shares they committed to
found-other-tries = before the game other failed attempts to deal were shown
found-called-missing = seat { $seat }'s share had arrived, and was called missing
found-tries = { $n ->
    [one] one attempt
   *[other] { $n } attempts
} to deal failed before this one
found-missing-shares = { $n ->
    [one] one attempt
   *[other] { $n } attempts
} to deal failed before this one, without the shares of these seats: { $seats }
found-seed-follows = the seed follows from the secret and the shares
found-other-seed = secret and shares give another seed
found-other-setup = before the game another setup was shown
found-other-decks = before the game other decks were shown
found-no-setup = no setup from before the game to compare with
found-same-setup = setup and decks are those that were shown
# $why is said in English: it tells what is wrong with a file.
found-unreadable = { $why }
found-other-rules = { $why }
found-refused-answer = { $why }
found-other-cards = it was saved with other cards than these
found-other-position = the answers lead to another position than the one saved
found-other-result = the answers lead to another result than the one told
found-same-game = { $n } answers lead to this position
found-same-part = { $n } answers before the rules changed lead to where they changed
found-other-part = the answers before the rules changed do not lead to where they changed
found-part-elsewhere = a part of the game cannot be checked here: { $why }
found-changed-rules = not compared: the rules changed in the middle of the game
found-no-memory = nobody's memory of the game to compare with
found-saw-other = after { $at } answers seat { $seat } saw something else
found-saw-further = before answer { $at } seat { $seat } saw a further step
found-saw-longer = seat { $seat } saw the game go on after its end
found-as-seen = as seat { $seat } saw it: all { $of } events
found-seen-in-part = as seat { $seat } saw it: { $n } of { $of } events
found-other-end = the game ended in another way when it was played
found-changed = the game has been changed since it ended
found-no-receipt = no receipt from the end of the game to compare with
found-receipt = it is the game whose receipt was told when it ended

## The coach

# Above the best three answers.
hint = Best first:
review-title = The game of { $name }.
review-curve = Chance to win at the start of each turn, with all hands open:
review-turn = Turn { $turn }
review-end = The end
review-sums = What made the difference, in games of 100:
review-start = before the deal
review-luck = luck (standard error { $error })
review-choices = { $person ->
    [you] your choices, compared with a Collector's
   *[other] the choices of { $name }, compared with a Collector's
}
review-rest = what nobody could foresee
review-result = the result
review-decided = The turns that decided the game:
review-changed = Turn { $turn }, { $person ->
    [you] yours
   *[other] { $name }
}: from { $before } to { $after }. Luck did { $luck } of it.
review-no-choice = There was nothing to decide.
review-played = { $person ->
    [you] You chose: { $played }
   *[other] { $name } chose: { $played }
}
review-better = Better: { $preferred } ({ $gain } games of 100, standard error { $error })
review-right = Nothing was clearly better.
review-no-mistakes = You made no clear mistake.
review-mistakes = { $n ->
    [one] 1 clear mistake cost you { $lost } games of 100:
   *[other] { $n } clear mistakes cost you { $lost } games of 100:
}

## Looking up

rule-parts = Parts of the rules (`archrivals rules A` shows part A):
rule-boxes = Rules of a box in playing order (`archrivals rules heroes-unite`):
cards-none = No card has '{ $query }' in its name, type, keywords or text{ $found ->
    [yes] ; did you mean '{ $near }'?
   *[no] .
}
