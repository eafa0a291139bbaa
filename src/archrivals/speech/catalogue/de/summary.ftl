### What the terminal and the API print of a table: cards in one line, and the end.

no-cards = keine
result-over = Die Partie ist zu Ende: { $ending } ({ $rule }).
result-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
result-tie = { $n } { $n ->
    [one] { $tie ->
        [super-villains] Superschurke
        [characters] besiegter Charakter
       *[cards] Karte
    }
   *[other] { tie-name }
}
result-seat = { $name }: { $parts }
result-team = { $names } zusammen: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
# $tie is what decided between those equal in points.
verdict = { $winners } { $why ->
    [shared] teilen sich den Sieg: gleich in allem (Q4).
    [rule] { part-win }, gleich wie die Punkte stehen.
    [tie] { part-win }: gleich viele Punkte, aber mehr { $tie }.
   *[points] { part-win }: die meisten Punkte.
}
part-win = { $who ->
    [you] gewinnst
    [one] gewinnt
   *[several] gewinnen
}
tie-name = { $tie ->
    [super-villains] Superschurken
    [characters] besiegte Charaktere
   *[cards] Karten
}
