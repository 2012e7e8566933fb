# Worum es bei einer Frage geht, und was jede Wahl kostet und bringt: höchstens 100 Zeichen.

about-begin_turn = Der Stein kommt aus dem Beutel. Eine Karte, die du jetzt spielst, ist deine freie in diesem Zug.
about-keep_tile = Den behaltenen Stein schiebst du ein, der andere kommt zurück in den Beutel.
about-push = Die drei Steine der Reihe, auch der neue, sind deine Aktionen. Ein herausgeschobener Stein sperrt seine Reihe, bis ihn jemand nimmt.
about-keep_pushed = Das Turmplättchen dieser Runde erlaubt es. Nimmst du den Stein, ist seine Reihe wieder offen.
about-act = In beliebiger Folge. Was am Ende offen ist, verfällt. { $price }
about-trade = Eins gegen eins; der Umschlagplatz wird nicht aufgefüllt.
about-pay_tax = Sie kommen in den Beutel. Zahlst du nicht, verlierst du { $penalty } Punkte.
about-take_tile = Mit Steinen bezahlst du Karten; am Ende übrige sind nichts wert. Der Umschlagplatz wird aus dem Beutel aufgefüllt.
about-choose_card = Die anderen kommen offen auf die Ablage.
about-sail = Nur das Feld, auf dem du landest, zählt; Felder mit anderen Zillen werden umschifft. Am Ende zählt die Zahl deines Feldes.
about-choose_descendant = Er wirkt sofort und bis zum Ende. Dein Siegel liegt auf seinem Platz und zählt für das Viertel.
about-coin_or_tile = Mit Münzen bezahlst du Siegel, mit Steinen Karten; am Ende ist beides nichts mehr wert.
about-pick_card = Was du von der Ablage nimmst, wissen alle; was du von den obersten { $look_tower } behältst, bleibt geheim.
about-choose_coat = Das andere kommt unter den Stapel. Neben dieses legst du ein Siegel: Dorthin geschobene Steine bringen Spatzen. Familienwappen übrig: { $left }.
about-pay_tile = { $card }
about-seal_for_coin = Nur in einem Viertel neben deiner Zille; Privileg und Familienwappen gelten wie immer.
about-coins_or_tiles = Mit Münzen bezahlst du Siegel, mit Steinen Karten; Steine werden blind gezogen.
about-pay_coins = Jede Münze bringt { $siege_points } Punkte; am Ende ist eine Münze für sich nichts wert.
about-choose_tile = Du schiebst ihn statt eines gezogenen ein. Im Beutel: { $bag }.
about-take_outer = Höchstens { $reformation_tiles }, von beliebigen Seiten; ihre Reihen sind wieder offen.
about-extra_action = Den Stein behältst du. Bei Geld und Fluss gelten Nachkommen und Turmplättchen hier nicht. { $price }
about-sell_sparrows = Ein behaltener Spatz bringt am Ende 1 Punkt; mit Münzen bezahlst du Siegel.
about-card_action = Die Aktion gilt nur sofort. Karten, die am Ende auf der Hand bleiben, zählen nicht.

amount-points = { $sign }{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
amount-tax = { $sign }{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für die Steuer
amount-coins = { $sign }{ $count ->
    [one] 1 [[ul_coin]] Münze
   *[other] { $count } [[ul_coin]] Münzen
}
amount-tiles = { $sign }{ $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
amount-sparrows = { $sign }{ $count ->
    [one] 1 [[ul_sparrow]] Spatz
   *[other] { $count } [[ul_sparrow]] Spatzen
}
amount-seals = { $sign }{ $count } [[ul_seal]] Siegel
amount-river = [[ul_river]] Donau { $sign }{ $count }
gain-draw = im Beutel: { $bag }
gain-keep = der { $tile } kommt zurück in den Beutel
gain-sail = Zille bis { $field }
gain-seal-possible = Siegel möglich
gain-stay = deine Zille bleibt auf { $field }
gain-fields = 0–{ $count } Felder
gain-laid = bisher { $worth } wert
gain-for-tile = { $points } Punkte für { $one } oder { $other }
gain-crest = Familienwappen
gain-no-crest = ohne Familienwappen
gain-crest-to = { $points } an { $who }
gain-blind = blind aus dem Beutel
gain-pays-count = bezahlt { $count } deiner Karten
gain-pays = bezahlt { $cards }
gain-no-card = keine Handkarte braucht ihn
gain-merchant = gegen einen Stein vom Umschlagplatz
gain-take = seine Reihe ist wieder offen
gain-leave = seine Reihe bleibt zu

# Wofür eine ausgelegte Karte zählt, in wenigen Worten
brief-cathedral = Chor + Schiff + Turm: 9 dazu
brief-trade = Satz: 6 (gleich) oder 3 dazu
brief-chronicle = 2 je Stadtwappen
brief-freeze = 1 je Münze, höchstens 6
brief-siege = 1 je ausgelegter Karte
brief-joust = 6, wenn vorn, als Zweiter 3
brief-patrician = immer 4
brief-reformation = 2 je Münsterkarte
brief-league = 2 je Farbe deiner Steine
brief-wall = 2 je Viertel mit Mehrheit
brief-sparrow = bis zu 5 Spatzen zählen 2

# Der Tisch neben der Wahl
table-seat = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Zille auf { $field }
table-quarter = { $quarter }: { $seals }{ $free ->
    [0] ; voll
   *[other] ; { $free } frei
}{ $owned ->
    [0] {""}
   *[other] ; Wappen { $crest }
}
table-no-seal = kein Siegel
