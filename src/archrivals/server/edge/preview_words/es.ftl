preview-usual = Juegos de construcción de mazos de superhéroes, con amigos y bots, en el navegador.
preview-invites = { $name } te invita: { $box }
preview-table = Hay una mesa abierta: { $box }
preview-seats = { $players } jugadores, { $free ->
    [0] no queda ningún asiento libre
    [one] queda un asiento libre
   *[other] quedan { $free } asientos libres
}.
preview-playing = { $names } · { $box }
preview-watch = La partida está en marcha.
preview-replay = Repetición: { $names } · { $box }
preview-won = { $n ->
    [one] Gana
   *[other] Ganan
} { $names }, { $points }.
preview-look = Mira la partida paso a paso, desde cualquier asiento.
preview-moment = Un momento de la partida: decisión { $at } de { $all }.
preview-player = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
}.
preview-mixture = Una mezcla
