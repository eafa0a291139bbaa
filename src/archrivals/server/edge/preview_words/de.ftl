preview-usual = Deckbau-Spiele mit Superhelden, mit Freunden und Bots, im Browser.
preview-invites = { $name } lädt dich ein: { $box }
preview-table = Ein Tisch ist offen: { $box }
preview-seats = { $players } Spieler, { $free ->
    [0] kein Platz ist frei
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}.
preview-playing = { $names } · { $box }
preview-watch = Das Spiel läuft.
preview-replay = Wiederholung: { $names } · { $box }
preview-won = { $names } { $n ->
    [one] gewinnt
   *[other] gewinnen
}, { $points }.
preview-look = Sieh das Spiel Schritt für Schritt, von jedem Platz aus.
preview-moment = Ein Moment des Spiels: Entscheidung { $at } von { $all }.
preview-player = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}.
preview-mixture = Eine Mischung
