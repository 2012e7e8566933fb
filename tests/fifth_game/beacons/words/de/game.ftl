title = Leuchtfeuer
tagline = Entzünde allein das stärkste Feuer.
option-rounds = Runden
option-rounds-3 = drei
option-rounds-5 = fünf

ask-light = Welche Karte entzündest du?
ask-spread = Verteile deine Funken.
ask-trade = Wirf eine oder zwei Karten ab.
ask-give = Welche Karte geht nach links?
about-light = Die stärkste Karte, die allein ist, gewinnt doppelt so viele Funken, wie sie stark ist.
about-spread = Jeder Funke zählt am Ende 1 Punkt, die meisten eines Holzes 5 mehr, und 3 mehr, wenn es dein Wunsch ist.
about-trade = Was du abwirfst, liegt offen; danach ziehst du auf drei Karten nach.
about-give = Dein linker Nachbar nimmt sie auf die Hand, und du ziehst danach auf drei Karten nach.

phase-light = Runde { $round } von { $last }: entzünden
phase-spread = Runde { $round } von { $last }: Funken verteilen
phase-trade = Runde { $round } von { $last }: tauschen
phase-give = Runde { $round } von { $last }: abgeben
phase-over = Das Ende

event-round = **Runde { $number }**
event-lit = { $who } entzündet { $card }.
event-tie = Zwei Feuer sind gleich stark.
event-spread = { $who } setzt { $count } auf { $wood }.
event-traded = { $who } wirft { $card } ab.
event-gave = { $who } gibt { $card ->
    [hidden] eine Karte
   *[other] { $card }
} nach links.
event-reshuffled = Der Stapel wird neu gemischt.
event-final = { $who }: { $score } Punkte; der Wunsch war { $wood }.

board-seat = { $who }: { $sparks }; entzündet { $lit }; { $count } Handkarten, bekannt { $known }
board-piles = Stapel { $deck }; abgeworfen { $discard }
hand = Karten { $cards }; Wunsch { $wish }

asked = { $silent ->
    [0] Du wirst gefragt, was du wegwirfst.
   *[other] Du wirst nicht gefragt, was du wegwirfst.
}
planned = { $card ->
    [none] Ungefragt wirfst du nichts weg.
   *[other] Ungefragt wirfst du { $card } weg.
}
wish-about-ask = Wann du gefragt wirst
wish-about-plan = Ungefragt
wish-ask-yes = Frag mich, was ich wegwerfe
wish-ask-no = Frag mich nicht, was ich wegwerfe
wish-plan = { $card ->
    [none] Alle Karten behalten
   *[other] { $card } wegwerfen
}

result-won = { $who } gewinnt mit { $score } Punkten.
result-shared = { $who } teilen sich den Sieg mit { $score } Punkten.
