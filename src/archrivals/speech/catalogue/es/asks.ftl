### What a player is asked, and what can be answered. Options begin small: a capital is put in front
### where they stand alone.

## Questions

# $card asks.
ask-from = { $card-title }: { $ask }
ask-chosen = Elegido hasta ahora: { $cards }.
ask-turn = Tu turno, { $power } de Poder.
ask-confrontation = Te enfrentas a { part-foe }: { part-balance }.
ask-binding = Antes tienes que jugar { $cards } (W4).
ask-laid = Antes de terminar tienes que jugar { $card }, que está sobre tu Personaje (V5).
# Who is Confronted, with the Level of the Character.
part-foe = { $foe ->
    [you] ti ({ $card }, Nivel { $card-level })
    [mate] { $whom } (tu compañero, Nivel { $card-level })
   *[foe] { $whom } (Nivel { $card-level })
}
part-balance = { part-against }, { $left ->
    [even] justo lo necesario
    [over] { $over ->
        [one] sobra
       *[other] sobran
    } { $over }
   *[short] { $over ->
        [one] falta
       *[other] faltan
    } { $over }
}
ask-announce = Tu turno. ¿Te enfrentas { $foes }{ $foes-n ->
    [one] {""}
   *[other] ,
} o juegas un turno normal?
ask-announce-foe = a { $who } (coste { $cost })
ask-character = ¿Qué Personaje quieres ser?
ask-super-hero = ¿Qué Superhéroe quieres ser?
ask-defend-hunt = { $who } caza { $card } en tu pila de descarte. { part-defense }
ask-defend-appearance = Aparece { $card }. Primera aparición – { $text } { part-defense }
ask-defend = { $who } { part-attacks } con { $card }: { $text } { part-defense }
ask-defend-mate = { $who } { part-attacks } con { $card }: «{ $text }» { part-defense }
part-defense = ¿Usas una Defensa?
ask-block = { part-confronts } Si los Bloqueos no suman +{ $short } o más, cae el Nivel { $card-level }. ¿Bloqueas?
ask-block-anyway = { part-confronts } A { $who } no le basta. ¿Bloqueas de todos modos?
part-confronts = { $who } se enfrenta a { part-foe }: { part-against }.
ask-assist = { $who }{ part-side } tiene { $power } de Poder sin gastar en un turno normal. { part-help }
ask-assist-confrontation = { $who }{ part-side } se enfrenta a { part-foe }: { part-balance }. { part-help }
part-help = ¿Juegas una carta con Apoyo para ayudar?
ask-player = { $text } ¿Qué jugador?
ask-discard-and-draw = Descarta cualquier cantidad de otras cartas y roba una carta por cada una.
ask-pass-on = ¿Qué carta pasas?
ask-foe-discards = ¿Qué carta descarta ese rival?
ask-choose-for = Eliges por { $who }.{ part-shown }
ask-pick = { $text }{ part-shown }
part-shown = { $shown-n ->
    [0] {""}
   *[other] {" "}({ $shown })
}
ask-pass-left = Pasa una carta al jugador de tu izquierda. ¿Cuál?
ask-pass-right = Pasa otra carta al jugador de tu derecha. ¿Cuál?
ask-play-next = ¿Qué carta juegas a continuación?
ask-order = Vuelve a poner estas cartas encima del mazo. ¿Cuál va encima de las demás?
ask-order-triggers = Ahora ocurren varias cosas. ¿Cuál va primero?
ask-place = Obtienes { $card-known ->
    [no] una carta
   *[yes] { $card }
}. ¿Adónde va?

## Options

# Cards in several places: where this one is.
option-at = { $option }, { $place }
option-play = juega { $card }{ $laid ->
    [yes] , que está sobre tu Personaje
   *[no] {""}
}
option-lay = pon { $card } sobre tu Personaje para tu próximo turno
option-confront = enfréntate a { $whom } (Nivel { $card-level }, coste { $cost })
option-normal = juega un turno normal, para comprar cartas
option-call = pide una carta con Apoyo { $mates } ({ $cards-n ->
    [0] ninguna en la mano
   *[other] { $cards }
})
option-done = listo: { part-against }{ $enough ->
    [no] , no basta
   *[yes] {""}
}
option-seat = { part-seat }
option-seat-level = { part-seat }, Nivel { $card-level }, coste { $cost }
part-seat = { $who-person ->
    [you] Tú
   *[other] { $who }{ part-side }
}
option-shield = protege a { $whom-person ->
    [you] ti
   *[other] { $whom }
} (tu compañero) con { $card }{ $reward }
option-buy = compra { $card } (coste { $cost })
option-defeat = derrota a { $card } (coste { $cost })
option-hunt = caza { $card } en { part-owners-pile } (coste { $cost })
option-use = usa { $card-title }: { $text }
option-use-paid = usa { $card-title }: Paga { $n } de Poder: { $text }
# Of a game looked back at: by its name alone.
option-use-name = usa { $card-title }
option-end = termina tu turno
option-defend = defiéndete con { $card }{ $reward }
# What a Defense gives beside avoiding the Attack.
reward-none = {""}
reward-others = : puedes descartar otras cartas y robar otras tantas
reward = : { $text }
option-block = bloquea con { $card }: coste +{ $n }{ $then }{ $enough ->
    [no] {" "}(no basta por sí sola)
   *[yes] {""}
}
option-block-counted = bloquea con { $card }: coste + { $amount }{ $then }
# What a Block does beside.
block-only = {""}
block-then = , luego { $text }
option-assist = juega { $card } para { $who }
option-gave = { $card } (ha dado { $n } de Poder)
option-name = { $card }
option-card = { $card-title } (coste { $cost })
option-text = { $text }
option-place = { $place ->
    [discard] a tu pila de descarte
    [deck-top] encima de tu mazo
   *[hand] a tu mano
}
option-trigger = { $card-title }: { $text }
option-yes-text = sí: { $text }
option-yes = sí
option-no = no
option-no-defense = sin Defensa: deja que ocurra
option-no-block = sin Bloqueo
option-no-assist = sin Apoyo: conserva tus cartas
option-stop = nada más
option-no-card-text = ninguna carta: { $text }
option-neither = ninguna opción
option-no-card = ninguna carta

## Where there is only one answer

forced = { $option }, la única opción.
forced-alike = { $option }; da lo mismo.
forced-no-card = no tienes ninguna carta así.
forced-no-defense = No tienes ninguna Defensa que usar.
forced-no-block = No tienes ningún Bloqueo que usar.
forced-no-assist = No tienes ninguna carta con Apoyo que jugar.
