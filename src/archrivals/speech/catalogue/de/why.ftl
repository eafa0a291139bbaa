### Why something cannot be done now. Each reason stands alone; its rule is named beside it.
### $card is the card that the player would like to use; $n is what is asked for, $have what there is.

# $verb is what the player typed.
why-no-such-verb = „{ $verb }“ gibt es hier nicht.
why-no-such-card = An diesem Tisch gibt es keine Karte „{ $verb }“.
why-over = Die Partie ist zu Ende.
why-out = Du bist aus der Partie ausgeschieden.

## The turn

why-no-confrontations = An diesem Tisch gibt es keine Konfrontationen.
why-not-your-turn = Du bist nicht am Zug. Im Zug eines anderen kannst du nur Verteidigungen einsetzen.
why-not-your-turn-blocks = Du bist nicht am Zug. Im Zug eines anderen kannst du nur Verteidigungen und Blocks einsetzen.
why-mates-turn = Dein Partner ist am Zug. Dabei kannst du nur Karten mit Unterstützung und Verteidigungen einsetzen.
why-done-already = Du bist fertig und spielst in dieser Konfrontation nichts mehr.
why-resolving = Eine Karte wird noch ausgeführt. Das kommt zuerst.
why-announce-first = Sag zuerst eine Konfrontation oder einen normalen Zug an.
why-no-card-needed = Du brauchst keine Karte, um { $verb ->
    [end] deinen Zug zu beenden
    [done] fertig zu sein
   *[call] um Hilfe zu bitten
}.
why-which-card = Welche Karte möchtest du { $verb ->
    [play] spielen
    [buy] kaufen
    [use] benutzen
    [hunt] jagen
   *[lay] auf deinen Charakter legen
}?
why-no-mate-to-ask = Du hast keinen Partner, den du bitten könntest.
why-mate-asked = Du hast deinen Partner eben erst gebeten. Tu vorher etwas anderes.
why-mate-no-cards = Dein Partner hat keine Karten auf der Hand.
why-end-your-turn = An diesem Tisch gibt es keine Konfrontationen. Beende stattdessen deinen Zug.
why-confront-nobody = Du konfrontierst niemanden. Beende stattdessen deinen Zug.
why-weaknesses-before = Vorher musst du deine Schwächen spielen.
why-laid-before = Vorher musst du { $card } von deinem Charakter spielen.
why-done-first = Du konfrontierst einen Gegner. Sag, dass du fertig bist, dann wird entschieden.

## To Confront

why-confronting = Du konfrontierst schon einen Gegner. Eine Konfrontation wird zu Beginn des Zuges angesagt.
why-normal-turn = Du spielst einen normalen Zug. Eine Konfrontation wird zu Beginn des Zuges angesagt.
why-which-character = Wessen Charakter möchtest du konfrontieren?
why-no-character = { $card } ist kein Charakter. Konfrontieren kannst du nur Charaktere.
why-nobody-has = { $card } gehört hier niemandem.
why-own-character = { $card } ist dein eigener Charakter. Konfrontieren kannst du nur Gegner.
why-mates-character = { $card } ist der Charakter deines Partners. Konfrontieren kannst du nur Gegner.
why-not-top = Konfrontieren kannst du nur die oberste Karte von { $card }.
why-lower-level = { $card } hat Stufe { $n } und { $other } Stufe { $have }. Die niedrigste Stufe kommt zuerst.
why-lower-cost = { $card } kostet { $n } und { $other } kostet { $have }. Die niedrigsten Kosten kommen zuerst.

## To play

why-weaknesses-first = Zuerst musst du deine Schwächen spielen.
why-lies-until-next = { $card } bleibt bis zu deinem nächsten Zug auf deinem Charakter.
why-played-already = { $card } liegt schon vor dir. Nur eine Karte lässt dich sie noch einmal spielen.
why-not-in-hand = { part-that-card } ist nicht auf deiner Hand.
part-that-card = { $card-known ->
    [no] diese Karte
   *[yes] { $card }
}

## To buy

why-no-buying = In einem Zug mit Konfrontation kannst du keine Karten kaufen.
why-too-dear = { $card } kostet { $n } und du hast { $have } Kraft.
why-weaknesses-never = Schwächen kann man nicht kaufen.
why-stack-out = Der Stapel von { $card } ist leer.
why-characters-never = Charaktere kauft man nicht, man besiegt sie in Konfrontationen.
why-not-in-line-up = { $card } liegt nicht in der Aufstellung.
why-face-down = Pro Zug kannst du einen Superschurken besiegen. Der nächste bleibt verdeckt, bis dein Zug vorbei ist.
why-only-face-up = Besiegen kannst du nur den offenen Superschurken auf dem Stapel.
why-played-out-of-line-up = { $card } wurde aus der Aufstellung gespielt. In diesem Zug kannst du die Karte nicht kaufen.
why-lies-on-character = { $card } liegt auf einem Charakter und gehört diesem Spieler.
why-lies-on-super-hero = { $card } liegt auf dem Superhelden eines anderen. Nur dieser Spieler kann die Karte kaufen.
why-yours-already = { $card } gehört dir schon.
why-not-for-sale = { $card } liegt weder in der Aufstellung noch auf einem Stapel.

## To use an ability

why-from-play-only = { $card } wirkt im Spiel, nicht von der Hand.
why-only-top-works = Nur die oberste Karte deines Charakters wirkt.
why-no-ability = { $card } hat keine Fähigkeit, die du jetzt benutzen könntest.
why-in-confrontation-only = { $card } wirkt nur in deiner eigenen Konfrontation.
why-used = { $card } hast du in diesem Zug schon benutzt.
why-use-power = { $card } braucht { $n } Kraft und du hast { $have }.
why-use-condition = Die Bedingung von { $card } ist noch nicht erfüllt.
why-use-price = Den Preis von { $card } kannst du nicht bezahlen.
why-use-nothing = { $card } würde jetzt nichts bewirken.

## To hunt

why-no-hunt = An diesem Tisch gibt es keine Superschurken-Jagd.
why-hunt-avoided = Deine Jagd wurde abgewehrt. In diesem Zug kannst du nicht mehr jagen.
why-no-prey = { $card } ist kein Superschurke im Ablagestapel eines Gegners.

## To put a card onto one's Character

why-no-laying = Nur zu zweit oder zu dritt legt man bei Confrontations Karten auf den Charakter.
why-laid-this-turn = Du hast in diesem Zug schon eine Karte auf deinen Charakter gelegt.
why-lies-already = Auf deinem Charakter liegt schon eine Karte. Spiel sie zuerst.
why-no-assist = { part-that-card } hat keine Unterstützung.

## To answer in another player's turn

why-nobody-attacks = Gerade greift dich niemand an.
why-no-defense = { part-that-card } hat keine Verteidigung.
why-defense-from-play = Die Verteidigung von { $card } wirkt nur im Spiel.
why-defense-served = { $card } hast du gegen diesen Angriff schon eingesetzt.
why-no-blocks = An diesem Tisch gibt es keine Konfrontationen, also auch keine Blocks.
why-blocks-later = Blocken kannst du, wenn der Gegner, der dich konfrontiert, fertig ist.
why-no-block = { part-that-card } hat keinen Block.
why-no-mate-to-assist = Du hast keinen Partner, den du unterstützen könntest.
why-no-assists = Keine Karte an diesem Tisch hat Unterstützung.
why-own-turn = In deinem eigenen Zug spielst du Karten wie gewohnt.
why-no-mates-turn = Es ist kein Partner am Zug.
why-assist-when-asked = Du wirst gefragt, wenn dein Partner um Hilfe bittet und bevor er fertig ist.
