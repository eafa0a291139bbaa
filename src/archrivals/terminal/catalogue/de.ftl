### What the terminal says of its own accord. Sentences of the game are in speech/catalogue.
### Letters that a player types, commands and options (--load) are the same in all languages.

## Cards

sort = { $sort ->
    [hero] Held
    [villain] Schurke
    [super-power] Superkraft
    [equipment] Ausrüstung
    [location] Ort
    [starter] Startkarte
    [super-villain] Superschurke
    [super-hero] Superheld
    [character] Charakter
   *[weakness] Schwäche
}
keyword = { $keyword ->
    [Assist] Unterstützung
    [Attack] Angriff
    [Block] Block
    [Defense] Verteidigung
   *[Ongoing] Dauerhaft
}
cost = Kosten { $cost }
level = Stufe { $level }
points = SP { $vp }
in-box = { $n } in { $box }
emblem = Emblem von { $name }
# After a fact that no source gives.
ours = { $fact } (unsere Wahl)
house-effect = [Hauseffekt]
house-long = Hauseffekt: von uns, den gedruckten Text kennen wir nicht
ruling = Klarstellung: { $text }
source = { part-house }{ $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
} in der Box. { $same ->
    [yes] Quelle: { part-effect-from }.
   *[no] Quelle des Effekts: { part-effect-from }; der Anzahl: { part-number-from }.
}
part-house = { $house ->
    [yes] Hauskarte.{" "}
   *[no] {""}
}
part-effect-from = { $effect ->
    [rulebook] das Regelheft
    [scan] die gedruckte Karte
    [listed] eine veröffentlichte Liste
   *[house] wir selbst, mit einer eigenen Fassung
}
part-number-from = { $number ->
    [rulebook] das Regelheft
    [scan] die gedruckte Karte
    [listed] eine veröffentlichte Liste
   *[house] wir selbst, mit einer eigenen Fassung
}
# A place without cards: "In play: none".
# Beside a card: how many are left, what lies on what.
note = { $kind ->
    [left] noch { $n }
    [last] der letzte
    [waiting] auf deinem Superhelden
    [hero] Superheld
    [level] Stufe { $n }, Kosten { $cost }
    [assist] darauf: Unterstützung
   *[returned] zurückgelegt
}
# The same where room is scarce.
note-short = { $kind ->
    [level] St. { $n } ({ $cost })
   *[returned] { note }
}
ongoing = dauerhaft

## Players

player = Spieler { $n }
seat-bare = Platz { $seat }
seat = { $name } (Platz { $seat })
# $facts are the Level and the cost, with a comma before each.
standing = { $name }{ $own ->
    [yes] {" "}({ $hero })
   *[no] {""}
}{ part-side }{ $facts }
standing-out = { $name }{ part-side }, ausgeschieden
part-side = { $side ->
    [teammate] {" "}(dein Partner)
    [foe] {" "}(Gegner)
   *[none] {""}
}
scored = { $n } im Wertungsstapel
intro-you = Du bist { $card }. { $text }
# $bot is one of the next three.
intro-other = { $mate ->
    [yes] Dein Partner
   *[no] Gegen dich
}: { $card }, { $bot }{ $text }
# The text of another player's card, which speaks to its owner.
on-card = {" "}Auf der Karte steht: „{ $text }“
bot-level = gespielt von { $name } (Stärke { $n }). { $character }
bot-own = gespielt von { $name }.
bot-kind = gespielt vom Bot „{ $name }“.

## What happens at the table

balance = { $power } Kraft gegen { $person ->
    [you] deine Kosten von { $cost }
   *[other] { $name }, Kosten { $cost }
}
power = { $n } Kraft
nothing-to-decide = Es gibt nichts zu entscheiden.
first-announce = Entscheide zuerst: eine Konfrontation oder ein normaler Zug.
first-answer = Jetzt nicht: Beantworte zuerst die Frage.
left-unplayed = Noch nicht gespielt: { $cards }.
left-buyable = Mit { $power } Kraft könntest du noch kaufen: { $cards }.
left-losing = Du hast { $power } Kraft, und { $foe } kostet { $cost }: Du würdest verlieren.
no-help = { $n ->
    [one] { $mates } kann oder will dir jetzt nicht helfen.
   *[other] { $mates } können oder wollen dir jetzt nicht helfen.
}
bot-broke = { $error }. Ein einfacher Bot (greedy) spielt weiter.
# What `archrivals box check` has found.
box-problems = { $level ->
    [fault] Noch nicht spielbar
    [think] Spielbar, aber denk darüber nach
   *[know] Gut zu wissen
}: { $n }
box-ready = Fertig. Bots haben { $n } Partien damit gespielt. So spielst du sie: archrivals play --box { $path }
worth-begins = Bots spielen { $n } Ausgaben mit und ohne die Karte …
worth-more = Mit { $name } von Anfang an gewinnt man { $more } von 100 Partien (95-%-Intervall { $low } bis { $high }).
worth-verdict = { $verdict ->
    [fair] Angemessen für Kosten { $cost }.
    [weak] Schwach für Kosten { $cost }.
    [strong] Stark für Kosten { $cost }.
    [far-above] Viel zu stark für Kosten { $cost }.
    [far-below] Viel zu schwach für Kosten { $cost }.
   *[unsure] Noch nicht sicher: Spiel mehr Ausgaben.
}
worth-lane = { $mark } Kosten { $cost }: { $n } gedruckte Karten, die meisten { $low } bis { $high }
worth-fair = Sie ist so viel wert wie gedruckte Karten mit Kosten { $costs }.
worth-warning = { $what ->
    [drags] Sie macht Partien länger: { $n } Züge statt { $usual }.
    [wins-alone] Sie gewinnt von allein: ein Anteil von { $n } der Partien, { $usual } ohne sie.
    [stuck] Partien bleiben mit ihr stecken: { $n } von { $of }, { $usual } ohne sie.
    [runaway] Wer zur Halbzeit führt, gewinnt öfter: { $n } statt { $usual }.
   *[never-worked] Sie wurde in { $of } Partien nie gespielt.
}
# What `archrivals box say` has understood.
sentence-known = Verstanden: { $words }
sentence-unknown = Nicht verstanden: { $words }
sentence-expected = Hier könnte stehen: { $words }
sentence-unsaid = Jedes Wort ist bekannt, aber keine Karte sagt es so.
sentence-offer = Meinst du: { $text }
# Before a game with a box of one's own.
own-box = { $name }, Version { $version } ({ $digest })
own-box-by = { $name } von { $author }, Version { $version } ({ $digest })
own-box-cards = { $sort ->
    [added] Neue Karten
    [changed] Geänderte Karten
   *[left] Weggelassen
}: { $cards }
rules-changed = Die Regeln haben sich geändert (bisher Version { $before }). Deine Partie geht nach den neuen weiter.{ $n ->
    [0] {""}
    [one] {" "}Die letzte Antwort wurde zurückgenommen, weil sie noch nicht abgeschlossen war.
   *[other] {" "}Die letzten { $n } Antworten wurden zurückgenommen, weil sie noch nicht abgeschlossen waren.
}
own-box-unrated = Partien mit selbst gemachten Karten sind zum Spaß: Sie werden nie gewertet.
bot-missing = Für { $bot } spielt ein einfacher Bot (greedy) weiter: { $why }
bot-add = Um wieder gegen { $bot } zu spielen, gib --bots { $bot } an.
bot-for-person = { $bot } spielt für { $name } weiter: Am Terminal spielt nur eine Person.
defense-kept = Deine Verteidigung war nicht nötig: Du behältst { $card }.
write-failed = { $path } kann nicht geschrieben werden: { $why }.
# Why a card stays in hand when all cards are played at once.
kept = { $why ->
    [ability] { $card } bleibt auf der Hand: { $by } könnte die Karte brauchen.
    [card] { $card } bleibt auf der Hand: { $by } könnte die Karte brauchen.
    [first] { $card } zählt nur als erste Karte eines Zuges: Entscheide zuerst darüber.
    [after] { $card } bleibt auf der Hand: Spiel zuerst { $by }.
    [last] { $card } bleibt auf der Hand: am besten zuletzt spielen.
   *[stays] { $card } bleibt im Spiel liegen: Spiel diese Karte selbst.
}
all-played = Alle Karten, bei denen nichts zu entscheiden ist, sind gespielt.
can = Du kannst { part-can }.
can-here = Du kannst { part-can }: Drück Enter.
part-can = { $wish ->
    [play] { $card } jetzt spielen
    [buy] { $card } jetzt kaufen
    [use] { $card } jetzt benutzen
    [hunt] { $card } jetzt jagen
    [lay] { $card } jetzt hinlegen
    [confront] { $card } jetzt konfrontieren
    [defend] dich jetzt mit { $card } verteidigen
    [block] jetzt mit { $card } blocken
   *[assist] jetzt mit { $card } unterstützen
}
cannot = { $wish ->
    [play] { $card } spielen
    [buy] { $card } kaufen
    [use] { $card } benutzen
    [hunt] { $card } jagen
    [lay] { $card } hinlegen
    [confront] { $card } konfrontieren
    [defend] Mit { $card } verteidigen
    [block] Mit { $card } blocken
   *[assist] Mit { $card } unterstützen
}? { $why }

## The game in short

short-turn = In jedem Zug: Spiel deine Karten für Kraft, kauf damit Karten, beende deinen Zug. Was du kaufst, kommt auf deinen Ablagestapel. Ist dein Deck leer, wird er gemischt und zum neuen Deck.
short-villains = Karten und besiegte Superschurken sind Siegpunkte (SP) wert. Gehen die Superschurken oder das Hauptdeck aus, gewinnen die meisten Siegpunkte.
short-confront = Jeder Zug beginnt mit einer Wahl: ein normaler Zug (Karten für Kraft spielen, damit kaufen) oder eine Konfrontation (Karten spielen, nichts kaufen, und mit mindestens so viel Kraft, wie der Charakter eines Gegners kostet, besiegst du ihn). Der Gegner darf blocken, das erhöht die Kosten. Was du kaufst, kommt auf deinen Ablagestapel. Ist dein Deck leer, wird er gemischt und zum neuen Deck.
short-levels = Jeder Charakter hat drei Stufen mit Kosten von 9, 12 und 15. { $falls ->
    [ends] Wer eine Stufe 3 besiegt, gewinnt sofort; geht das Hauptdeck aus, gewinnen die meisten Siegpunkte.
   *[out] Wer die eigene Stufe 3 verliert, scheidet aus, und wer als Letzter übrig ist, gewinnt; geht das Hauptdeck aus, gewinnen die meisten Siegpunkte.
}
short-target = { $target ->
    [lowest-cost] Bei mehreren Gegnern muss der mit den niedrigsten Kosten konfrontiert werden.
   *[lowest-level] Bei mehreren Gegnern muss der mit der niedrigsten Stufe konfrontiert werden.
}
short-team = Du siehst die Hand deines Partners.{ $calls ->
    [yes] {" "}Karten mit Unterstützung dürfen im Zug des Partners gespielt werden.
   *[no] {""}
}{ $defenses ->
    [yes] { $blocks ->
        [yes] {" "}Du darfst deinen Partner mit deinen Verteidigungen und Blocks schützen.
       *[no] {" "}Du darfst deinen Partner mit deinen Verteidigungen schützen.
    }
   *[no] { $blocks ->
        [yes] {" "}Du darfst deinen Partner mit deinen Blocks schützen.
       *[no] {""}
    }
}
short-lay = Einmal im Zug darfst du eine Karte mit Unterstützung auf deinen Charakter legen; du spielst sie in deinem nächsten Zug.

## The plain table: commands

# In the list of commands: c NAME, s FILE.
word-name = NAME
word-file = DATEI
help-number = Tipp die Nummer einer Möglichkeit oder einen Teil ihrer Worte, zum Beispiel „kaufe tritt“.
help-all = alle Karten spielen, bei denen nichts zu entscheiden ist
help-end = deinen Zug beenden{ $duel ->
    [yes] {" "}oder die Konfrontation abschließen
   *[no] {""}
}
help-card = eine Karte ganz lesen: c katana
help-table = den ganzen Tisch vorlesen
help-hint = die besten drei Antworten, vom Coach
help-why = warum geht das nicht? Auch { $verbs }
help-log = was bisher geschah (l 50: die letzten 50 Zeilen)
help-because = warum ist das geschehen? Die Regel und die Karten hinter der letzten Zeile (b 5: die letzten 5 Zeilen)
help-save = die Partie speichern
help-quit = aufhören
help-call = deinen Partner um eine Karte mit Unterstützung bitten
help-lay = eine Karte mit Unterstützung für deinen nächsten Zug auf deinen Charakter legen
help-help = diese Hilfe
help-words = Statt der Buchstaben gehen auch die Wörter: all, end, card, table, why, log, save, quit, help.
help-empty = Eine leere Zeile wiederholt die Frage.
welcome = Archrivals. Neu hier? h erklärt das Spiel in Kürze und alles, was du tippen kannst.
what-to-type = Tipp eine Nummer, h für Hilfe, t für den Tisch oder c NAME, um eine Karte zu lesen.
option-unknown = Es gibt keine Möglichkeit { $n }: Nimm 1 bis { $most } oder h für Hilfe.
option-several = „{ $words }“ passt zu { $numbers }: Tipp die Nummer.
option-none = „{ $words }“ ist keine Möglichkeit und kein Befehl.
can-bare = { $wish ->
    [end] Du kannst deinen Zug jetzt beenden: Tipp e.
    [done] Du kannst die Konfrontation jetzt abschließen: Tipp e.
   *[call] Du kannst deinen Partner jetzt um Hilfe bitten: Tipp call.
}
which-card = Welche Karte? Zum Beispiel: c katana.
which-card-why = Welche Karte? Zum Beispiel: w { $wish } katana.
which-one = Welche davon: { $cards }?
no-such-card = Keine Karte hier hat „{ $words }“ im Namen.
say-wish = Sag, was du tun möchtest: w buy katana. Verben: { $verbs }.
name-one = „{ $words }“ sollte genau eine Karte nennen{ $n ->
    [0] {""}
   *[other] : { $cards }
}.
which-assist = Welche Karte mit Unterstützung? Zum Beispiel: lay metallo.
where-to = Wohin? Zum Beispiel: s partie.json.
log-empty = Noch ist nichts geschehen.
because-cards = Karten: { $cards }
because-none = Das hat ein Mensch getan; keine Regel verlangt es.
page-because = Warum ist das geschehen?
over-end = Nichts mehr zu spielen oder zu kaufen: Dein Zug endet.
over-done = Nichts mehr zu spielen. { $option }.
over-play = { $option }: Das muss zuerst geschehen.
end-again = { $done ->
    [yes] Um die Konfrontation trotzdem abzuschließen, tipp noch einmal e.
   *[no] Um deinen Zug trotzdem zu beenden, tipp noch einmal e.
}
saved-plain = Gespeichert in { $path }. Später geht es weiter mit: archrivals play --plain --load { $path }
# A game that was broken off: when it was played, and what it is.
offer = Mit der Partie von { $day ->
    [today] heute
    [yesterday] gestern
   *[earlier] { $date }.{ $month }.{ $year }
} { $time } weitermachen? { $box }, Zug { $n }, gegen { $foes }.
stays-in = Die andere Partie bleibt in { $path }.
confirm-plain = Enter: { $yes }. n: { $no }.
not-saved = Die Partie ist nicht gespeichert: s DATEI speichert sie. Um trotzdem zu gehen, tipp noch einmal q.
leave = Du verlässt den Tisch. Bis zum nächsten Mal.
# $file is empty for the last game, else a space and the file.
watch-again = Zum Wiederansehen: archrivals replay{ $file }
look-back = Zum Rückblick mit dem Coach: archrivals coach{ $file }
next-time = Mit --save DATEI kannst du die nächste Partie wieder ansehen (archrivals replay DATEI) und mit dem Coach auf sie zurückblicken (archrivals coach DATEI).

## The plain table: what lies on it

table-players = Charaktere: { $players }.
table-sale = Zum Kaufen, mit Kosten: { $cards }.
table-no-villain = Gerade liegt kein Superschurke offen.
table-front = Vor dir: { $cards }.
table-hand = Deine Hand: { $cards }.
table-mate = { $name }, dein Partner, hat auf der Hand: { $cards }.
table-turn = Zug { $n }. { $power }.
# $note stands in brackets, with a space before them.
table-for-sale = Zum Kaufen: { $card }{ $note }. { $ready ->
    [yes] Du kannst diese Karte jetzt kaufen.{" "}
   *[no] {""}
}{ $text }
table-counts = Hauptdeck: { $main } Karten. Schwächen: { $weaknesses }. { $villains ->
    [yes] Superschurken übrig: { $left }.{" "}
   *[no] {""}
}Zerstört: { $destroyed }.
# $held are a teammate's cards in brackets, $lying is what lies on the Character.
table-player = { $who }: Hand { $hand }{ $held }, Deck { $deck }, im Spiel: { $play }, Ablagestapel: { $discard }{ $lies ->
    [yes] , auf dem Charakter: { $lying }
   *[no] {""}
}{ $duel ->
    [yes] , Wertungsstapel: { $score }
   *[no] {""}
}.
table-in-hand = Auf deiner Hand: { $n ->
    [one] {""}
   *[other] { $n } ×{" "}
}{ $card }. { $text }
# $note begins with a comma.
priced = { $villain ->
    [yes] Superschurke{" "}
   *[no] {""}
}{ $card } ({ $cost }{ $note })

## The full screen

pane-foes = Gegner
pane-players = Spieler
pane-sale = { $barred ->
    [yes] Zum Kaufen (nicht in einer Konfrontation)
   *[no] Zum Kaufen
}
pane-hand = Deine Hand
pane-front = Vor dir
pane-ask = Was nun?
pane-log = Was geschah
pane-empty = leer
pane-piles = Deck { $deck }, Ablage { $discard }
pane-score = Wertungsstapel { $n }
title-turn = Zug { $n }, { $person ->
    [you] du bist dran
   *[other] { $name } ist dran
}
title-between = Zug { $n }, zwischen den Zügen
title-main = Hauptdeck { $n }
title-villains = Superschurken { $n }
title-weaknesses = Schwächen { $n }
screen-over = Die Partie ist zu Ende. { $again ->
    [yes] n beginnt eine neue, q verlässt den Tisch.
   *[no] q verlässt den Tisch.
}
screen-hint = Wähle mit Pfeilen und Enter; ? erklärt das Spiel und die Tasten.
since-last-turn = Seit deinem letzten Zug: { $lines }

# The keys at the bottom: short, all in one line of 80 characters.
key-quick = Alle
key-end = Ende
key-call = Rufen
key-lay = Legen
key-read = Text
key-hint = Rat
key-why = Warum
key-piles = Stapel
key-log = Log
key-save = Sichern
key-help = Info
key-again = Neu
key-quit = Weg

seat-side = { $side ->
    [teammate] Partner
    [foe] Gegner
   *[none] {""}
}
seat-level = St. { $level } ({ $cost })
seat-score = Wertung { $n }
seat-counts = Hand { $hand }  Deck { $deck }  Ablage { $discard }
seat-in-play = im Spiel: { $cards }
seat-holds = Hand: { $cards }
seat-out = ausgeschieden
seat-more = { $teammate ->
    [yes] Hand: { $held }.{" "}
   *[no] {""}
}Im Spiel: { $play }.{ $lies ->
    [yes] {" "}Auf dem Charakter: { $lying }.
   *[no] {""}
}{ $duel ->
    [yes] {" "}Wertungsstapel: { $score }.
   *[no] {""}
} Ablagestapel: { $discard }.
no-highlight = Keine Karte ist markiert: Geh mit Tab und den Pfeilen zu einer.
highlight-first = Markiere zuerst eine Karte zum Kaufen, auf deiner Hand oder vor dir (Tab).
lay-which = Welche Karte mit Unterstützung? Markiere sie auf deiner Hand (Tab) und drück p.
lay-none = Jetzt kann keine Karte auf deinen Charakter: V4 erlaubt eine Karte mit Unterstützung im Zug.
page-coach = Der Coach
page-piles = Ablagestapel
page-help = Hilfe
page-end = Das Ende
page-keys = Pfeile blättern, Esc schließt
pile-discard = { $person ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel von { $name }
} ({ $n })
pile-score = { $person ->
    [you] Dein Wertungsstapel
   *[other] Wertungsstapel von { $name }
} ({ $n })
pile-destroyed = Zerstört ({ $n })
confirm = [Enter] { $yes }    [Esc] { $no }
# A letter that means yes, like Enter.
yes-letter = j
confirm-resume = Weitermachen
confirm-new = Neue Partie
confirm-again = Noch einmal spielen
confirm-done = Abschließen
confirm-end = Zug beenden
confirm-go-on = Weiterspielen
confirm-leave = Den Tisch verlassen? { $where ->
    [kept] Die Partie ist gespeichert: Weiter geht es mit archrivals play.
    [file] Die Partie wird in { $path } gespeichert.
   *[nowhere] Die Partie ist nicht gespeichert: s speichert sie.
}
confirm-yes = Gehen
confirm-no = Bleiben
save-in = Partie speichern in
save-keys = Enter speichert, Esc bricht ab
saved-screen = Gespeichert. { $over ->
    [yes] Zum Rückblick mit dem Coach: archrivals coach { $path }
   *[no] Später geht es weiter mit: archrivals play --load { $path }
}
still-here = Du sitzt noch am Tisch: s speichert die Partie woanders, q verlässt den Tisch, ohne zu speichern.
# $file is empty for a game that is offered again, else the option that names it.
exit-saved = Die Partie ist gespeichert. Weiter geht es mit: archrivals play{ $file }

## The full screen: help

keys-choose = Wähle eine Antwort mit ihrer Taste (1 bis 9, dann A, B, C …) oder mit den Pfeilen und Enter.
keys-panes = Tab und Umschalt+Tab oder links und rechts führen von Feld zu Feld. Auf deiner Hand spielt Enter eine Karte, unter den Karten zum Kaufen kauft es eine, vor dir benutzt es eine. Ein Klick tut dasselbe.
keys-marks = ✓ steht bei allem, was du jetzt kaufen oder benutzen kannst. › steht bei allem, was seit deiner letzten Entscheidung geschah.
keys-space = Leertaste
keys-end = { $duel ->
    [yes] deinen Zug beenden oder die Konfrontation abschließen (fragt eventuell nach)
   *[no] deinen Zug beenden (fragt nach, wenn noch etwas übrig ist)
}
keys-read = die markierte Karte ganz lesen, mit Klarstellungen
keys-hint = ein Tipp: die besten drei Antworten, vom Coach
keys-why = warum kann ich die markierte Karte nicht kaufen, spielen oder benutzen?
keys-piles = Ablagestapel und zerstörte Karten
keys-log = alles, was geschah
keys-because = warum ist das geschehen? Die Regeln und Karten hinter den letzten Zeilen
keys-save = die Partie speichern
keys-leave = den Tisch verlassen
keys-call = deinen Partner um eine Karte mit Unterstützung bitten
keys-lay = die markierte Karte mit Unterstützung auf deinen Charakter legen
keys-help = diese Hilfe

## The end

sheet-total = Summe
# $before and $after are chances to win.
deciding-turn = Der entscheidende Zug: Zug { $n }, { $person ->
    [you] deiner
   *[other] der von { $name }
}. Deine Siegchance ging von { $before } auf { $after }.
end-keys = { $again ->
    [yes] Enter spielt noch einmal, Esc zeigt den Tisch, q geht
   *[no] Esc zeigt den Tisch, q geht
}
match = Beide Partien zusammen: { $points }. { $n ->
    [one] Das Match gewinnt { $winners }.
   *[other] Das Match teilen sich { $winners }.
}
match-seat = Platz { $seat } hat { $n } Punkte
match-winner = Platz { $seat }
no-terminal = Der volle Bildschirm braucht ein Terminal; gespielt wird Zeile für Zeile wie mit --plain.
no-textual = Es wird zeilenweise gespielt. Der volle Bildschirm braucht Textual: pip install 'archrivals[terminal]'.

## Der erste Befehl

start = Archrivals { $version }
    {"  "}1  Im Browser spielen
    {"  "}2  Hier spielen
    {"  "}3  Einen Tisch für Freunde eröffnen
start-ask = 1, 2 oder 3 (Eingabe: 1, ?: alle Befehle, q: beenden) >{" "}
in-browser = Der Tisch ist offen: { $address }
    Strg-C beendet das Programm. Deine Partien bleiben im Browser.
no-client = Diese Installation hat keine Seite: Sie wurde ohne Node gebaut. Spiele stattdessen hier: archrivals play
no-port = Der Port { $port } ist belegt. Nenne einen freien: archrivals open --port 9000

## Replays and proofs

replay-step = [{ $at }/{ $all }] { $name } entscheidet. Enter: weiter, q: aufhören >
replay-end = { $over ->
    [yes] Die Partie ist zu Ende.
   *[no] Hier endet die Datei; die Partie ist nicht zu Ende.
}
# The first column of a proof.
check-name = { $what ->
    [commitment] Abdruck
    [promise] Zusage
    [shares] Beiträge
    [tries] Versuche
    [seed] Startwert
    [setup] Aufbau
    [game] Partie
    [live] gesehen
    [end] Ende
    [published] gezeigt
    [stream] Strom
    [shuffles] Mischen
    [points] Punkte
   *[result] Ergebnis
}
check-sign = { $right ->
    [right] {""}
    [wrong] VERSCHIEDEN:{" "}
   *[unknown] nicht bekannt:{" "}
}
check-stream = { $stream }: { $n } Blöcke von SHA-256 verbraucht
check-shuffles = { $n } nachgerechnet, { $answers } Antworten nachgespielt
check-points = { $name }: { $n }
check-result = { $winners } ({ $rule })
check-same = GLEICH: Die Antworten führen von diesem Startwert zu dieser Stellung.
check-different = VERSCHIEDEN: { $why }.

# What a check found, as a clause.
found-unreadable-origin = wie der Startwert entstand, ist nicht lesbar
found-seed-gives = der Startwert ergibt den Fingerabdruck { $commitment }
found-secret-gives = das Geheimnis des Servers ergibt mit Regeln, Karten und Aufbau den Fingerabdruck { $commitment }
found-seed-differs = der Startwert ergibt einen anderen Fingerabdruck als { $commitment }
found-secret-differs = das Geheimnis des Servers ergibt mit Regeln, Karten und Aufbau einen anderen Fingerabdruck als { $commitment }
found-no-promise = kein Fingerabdruck von vor der Partie zum Vergleichen
found-promised = es ist der Fingerabdruck, der vor der Partie gezeigt wurde
found-other-promise = vor der Partie wurde ein anderer Fingerabdruck gezeigt: { $commitment }
found-unused-shares = Plätze legten sich auf Beiträge fest, und keiner davon wurde verwendet
found-share-count = es gibt { $of } Plätze und { $n } Beiträge
found-other-share = der Beitrag von Platz { $seat } ist nicht der, auf den sich der Platz festgelegt hatte
found-other-commitments = vor der Partie wurden andere Festlegungen der Plätze gezeigt
found-replaced-share = der Browser von Platz { $seat } machte einen anderen Beitrag
found-no-share = kein Platz gab einen Beitrag: Der Server zog den Startwert allein
found-foreign-shares = dieser Browser gab keinen Beitrag; auf ihre Beiträge hatten sich die Plätze { $seats } festgelegt
found-shares = die Plätze { $seats } gaben die Beiträge, auf die sie sich festgelegt hatten
found-own-share = der Beitrag dieses Browsers steckt im Startwert; die Plätze { $seats } gaben die Beiträge, auf die sie sich festgelegt hatten
found-other-tries = vor der Partie wurden andere gescheiterte Versuche zu verteilen gezeigt
found-called-missing = der Beitrag von Platz { $seat } war angekommen und wurde fehlend genannt
found-tries = { $n ->
    [one] ein Versuch zu verteilen scheiterte
   *[other] { $n } Versuche zu verteilen scheiterten
} vorher
found-missing-shares = { $n ->
    [one] ein Versuch zu verteilen scheiterte
   *[other] { $n } Versuche zu verteilen scheiterten
} vorher, weil Beiträge dieser Plätze fehlten: { $seats }
found-seed-follows = der Startwert folgt aus dem Geheimnis und den Beiträgen
found-other-seed = Geheimnis und Beiträge ergeben einen anderen Startwert
found-other-setup = vor der Partie wurde ein anderer Aufbau gezeigt
found-other-decks = vor der Partie wurden andere Decks gezeigt
found-no-setup = kein Aufbau von vor der Partie zum Vergleichen
found-same-setup = Aufbau und Decks sind die, die gezeigt wurden
# $why is said in English: it tells what is wrong with a file.
found-unreadable = { $why }
found-other-rules = { $why }
found-refused-answer = { $why }
found-other-cards = sie wurde mit anderen Karten gespeichert
found-other-position = die Antworten führen zu einer anderen Stellung als der gespeicherten
found-other-result = die Antworten führen zu einem anderen Ergebnis als dem genannten
found-same-game = { $n } Antworten führen zu dieser Stellung
found-same-part = { $n } Antworten vor der Regeländerung führen dahin, wo sich die Regeln änderten
found-other-part = die Antworten vor der Regeländerung führen nicht dahin, wo sich die Regeln änderten
found-part-elsewhere = ein Teil der Partie lässt sich hier nicht prüfen: { $why }
found-changed-rules = nicht verglichen: Die Regeln haben sich mitten in der Partie geändert
found-no-memory = niemandes Erinnerung an die Partie zum Vergleichen
found-saw-other = nach { $at } Antworten sah Platz { $seat } etwas anderes
found-saw-further = vor Antwort { $at } sah Platz { $seat } einen weiteren Schritt
found-saw-longer = Platz { $seat } sah die Partie nach ihrem Ende weitergehen
found-as-seen = wie Platz { $seat } es sah: alle { $of } Ereignisse
found-seen-in-part = wie Platz { $seat } es sah: { $n } von { $of } Ereignissen
found-other-end = die Partie endete anders, als sie gespielt wurde
found-changed = die Partie wurde seit ihrem Ende verändert
found-no-receipt = keine Quittung vom Ende der Partie zum Vergleichen
found-receipt = es ist die Partie, deren Quittung am Ende genannt wurde

## The coach

# Above the best three answers.
hint = Das Beste zuerst:
review-title = Die Partie von { $name }.
review-curve = Siegchance zu Beginn jedes Zuges, mit allen Händen offen:
review-turn = Zug { $turn }
review-end = Das Ende
review-sums = Was den Unterschied machte, in Partien von 100:
review-start = vor dem Verteilen
review-luck = Glück (Standardfehler { $error })
review-choices = { $person ->
    [you] deine Entscheidungen, verglichen mit denen eines Collectors
   *[other] die Entscheidungen von { $name }, verglichen mit denen eines Collectors
}
review-rest = was niemand vorhersehen konnte
review-result = das Ergebnis
review-decided = Die Züge, die die Partie entschieden:
review-changed = Zug { $turn }, { $person ->
    [you] deiner
   *[other] { $name }
}: von { $before } auf { $after }. Anteil des Glücks: { $luck }.
review-no-choice = Es gab nichts zu entscheiden.
review-played = { $person ->
    [you] Deine Wahl: { $played }
   *[other] Wahl von { $name }: { $played }
}
review-better = Besser: { $preferred } ({ $gain } Partien von 100, Standardfehler { $error })
review-right = Nichts war klar besser.
review-no-mistakes = Du hast keinen klaren Fehler gemacht.
review-mistakes = { $n ->
    [one] 1 klarer Fehler hat dich { $lost } Partien von 100 gekostet:
   *[other] { $n } klare Fehler haben dich { $lost } Partien von 100 gekostet:
}

## Looking up

rule-parts = Teile der Regeln (`archrivals rules A` zeigt Teil A):
rule-boxes = Regeln einer Box in der Reihenfolge des Spiels (`archrivals rules heroes-unite`):
cards-none = Keine Karte hat „{ $query }“ in Name, Typ, Schlüsselwörtern oder Text{ $found ->
    [yes] ; meintest du „{ $near }“?
   *[no] .
}
