### Was Rufe sagen: dasselbe für jede Hand. Sätze des Spiels stehen in speech/catalogue.

turn = Du bist am Zug gegen { $who }
attack = { $by } greift an
assist = { $by } bittet um Unterstützung
asked = { $by } wartet auf deine Entscheidung
half = Die Hälfte deiner Zeit gegen { $who } ist um
tenth = Nur noch wenig Zeit gegen { $who }
several = { $n } Spiele warten auf dich
least = Am wenigsten Zeit bleibt gegen { $who }: { $left }.
sat = { $by } setzt sich an deinen Tisch
rematch = { $by } möchte noch einmal spielen
invited = { $by } lädt dich zum Spielen ein
declined = { $by } kommt nicht
declined-no-time = Keine Zeit im Moment.
declined-later = Vielleicht später.
declined-other-game = Lieber ein anderes Spiel.
declined-no = Diesmal nicht.
over = Dein Spiel mit { $who } ist vorbei
test = So sieht ein Ruf aus
test-text = Rufe sagen nichts, was dein Platz nicht weiß.
where = { $box }, Zug { $turn }.
where-left = { $box }, Zug { $turn }. Noch { $left }.
asked-text = Du bist gefragt. { $box }, Zug { $turn }.
asked-left = Du bist gefragt. { $box }, Zug { $turn }. Noch { $left }.
stop = Du bekommst eine Mail am Tag, und keine, wenn nichts wartet. So hört es auf: { $link }
box = { $box }.
mixed = Eine Mischung
days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
