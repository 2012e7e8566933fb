title = Tinker Tailor
tagline = Rolle wählen, auf den Aufruf warten, Waren sammeln.
about-game = Ein Kartenspiel von Richard Denning, erschienen bei Medusa Games (2015, zweite Ausgabe 2019).
reconstructed = Die Spielregel druckt die Karten nicht ab. Alle 17 Rollenaktionen, die Anzahl der Karten je Sorte, die meisten Preise und der größte Teil der Punktetabelle sind rekonstruiert und können vom gedruckten Spiel abweichen.

option-money_rounding = Geld in der Wertung
option-money_rounding-sum = Hälfte der Summe
option-money_rounding-sum-hint = Dein ganzes Geld wird zusammengezählt, halbiert und einmal aufgerundet.
option-money_rounding-card = Hälfte je Karte
option-money_rounding-card-hint = Jede Karte wird für sich halbiert und aufgerundet, kleines Geld zählt also mehr.
option-hand_sizes = Zahl der Handkarten
option-hand_sizes-hidden = Geheim
option-hand_sizes-hidden-hint = Wie in der Regel: Niemand muss seine Kartenzahl nennen, außer eine Rolle verlangt es.
option-hand_sizes-shown = Offen
option-hand_sizes-shown-hint = Alle sehen, wie viele Waren und Geldkarten die anderen haben. Leichter für die erste Partie.
option-jailer = Beute des Kerkermeisters
option-jailer-keep = Er behält sie
option-jailer-keep-hint = Was Dieb, Pirat und Gesetzloser verlieren, bekommt der Kerkermeister auf die Hand.
option-jailer-discard = Sie wird abgelegt
option-jailer-discard-hint = Was Dieb, Pirat und Gesetzloser verlieren, kommt offen auf den Ablagestapel.

card-bread = [[tt_bread]] Brot
card-fish = [[tt_fish]] Fisch
card-cloth = [[tt_cloth]] Stoff
card-wine = [[tt_wine]] Wein
card-gems = [[tt_gems]] Edelsteine
card-money = [[tt_money{ $value }]] Geld { $value }
money-sum = Geld { $value }
card-hidden = verdeckt
cards-counted = { $count } × { $card }

ask-pick_role = Welche Rolle behältst du?
ask-preset_gift = Was gibst du, wenn Bettler oder Armer Schlucker dich fragen? Sonst deine billigste Karte.
ask-return_role = Welche Rolle gibst du zurück? Die andere wird abgelegt.
ask-take_goods = { $count ->
    [one] Welche Ware
   *[other] Welche { $count } Waren
} nimmst du?
ask-take_different = { $count ->
    [one] Welche Ware
   *[other] Welche { $count } verschiedenen Waren
} nimmst du?
ask-take_money = { $count ->
    [one] Welche Geldkarte
   *[other] Welche { $count } Geldkarten
} nimmst du?
ask-take_any = { $count ->
    [one] Welche Karte
   *[other] Welche { $count } Karten
} nimmst du vom Markt?
ask-take_for_two = { $count ->
    [one] Welche Ware nimmst du?
   *[other] Welche { $count } Waren nimmst du? Eine davon gibst du weiter.
}
ask-take_both = Welche Ware und welches Geld nimmst du?
ask-take_and_give = Welches Geld nimmst du, und wer bekommt eine Karte?
ask-take_and_share = Was nimmst du, und wer bekommt eine der Waren?
ask-give_money_to = Wer bekommt eine deiner Geldkarten?
ask-give_money = Welche Geldkarte gibst du { $to }?
ask-choose_richest = Mehrere haben die meisten Geldkarten: Wer gibt dir eine nach eigener Wahl?
ask-choose_donors = Wer gibt dir eine Karte nach eigener Wahl? Höchstens { $count }.
ask-donate = Welche Karte gibst du { $to }?
ask-give_goods_to = Wer bekommt eine der genommenen Waren?
ask-give_goods = Welche der genommenen Waren gibst du { $to }?
ask-choose_victims = Wem stiehlst du eine zufällige Karte? Höchstens { $count }.
ask-choose_fullest = Mehrere haben die meisten Waren: Wen raubst du aus?
ask-keep_goods = { $count ->
    [one] Welche Ware
   *[other] Welche { $count } Waren
} behältst du?
ask-swap = Welche Ware tauschst du mit dem Markt?
ask-name_kind = Welche Ware müssen die anderen abwerfen?
ask-copy_role = Welche Rolle spielst du nach?
ask-buy = Was kaufst du? Geld: { $sum }
make-buy = Kaufen
otherwise-buy = Zahlung

open-buy = Waren kaufen …
part-goods = Waren
part-paid = Du zahlst
part-change = Du nimmst als Wechselgeld

phase-pick_role = Runde { $round } von { $last }: Rollen wählen
phase-preset_gift = { phase-pick_role }
phase-return_role = { phase-pick_role }
phase-take_goods = Runde { $round } von { $last }: { $role }
phase-take_different = { phase-take_goods }
phase-take_money = { phase-take_goods }
phase-take_any = { phase-take_goods }
phase-take_for_two = { phase-take_goods }
phase-take_both = { phase-take_goods }
phase-take_and_give = { phase-take_goods }
phase-take_and_share = { phase-take_goods }
phase-give_money_to = { phase-take_goods }
phase-give_money = { phase-take_goods }
phase-choose_richest = { phase-take_goods }
phase-choose_donors = { phase-take_goods }
phase-donate = { phase-take_goods }
phase-give_goods_to = { phase-take_goods }
phase-give_goods = { phase-take_goods }
phase-choose_victims = { phase-take_goods }
phase-choose_fullest = { phase-take_goods }
phase-keep_goods = { phase-take_goods }
phase-swap = { phase-take_goods }
phase-name_kind = { phase-take_goods }
phase-copy_role = { phase-take_goods }
phase-buy = Runde { $round } von { $last }: { $role } kauft
phase-over = Endwertung nach Runde { $round } von { $last }

moment = Runde { $round } von { $last }
moment-over = Endwertung

hint-ware = Preis { $price }
label-preset = Vorab bestimmen, was ich gebe
hint-preset = Für Bettler und Armen Schlucker: Dann wirst du nicht mehr gefragt.
label-ask = Frag mich jedes Mal
hint-ask = Du wählst erst, wenn dich jemand fragt.
label-deed = { $cards }; { $card } an { $to }
group-give = Nimm { $cards }
group-share = Nimm { $cards }; gib { $card }
label-nothing = Nichts
label-nobody = Niemand
label-swap = { $give } gegen { $get }
label-purchase = { $goods } für { $paid }
label-purchase-change = { $goods } für { $paid }, Wechselgeld { $change }
goods-counted = { $count } Waren
short-gems = Edelst.
short-poor_man = Schlucker
hint-goods = Preis { $price }, du hast { $count }
hint-purchase = Kostet { $cost }, nichts verfällt
hint-purchase-lost = { $lost ->
    [one] Kostet { $cost }, 1 verfällt
   *[other] Kostet { $cost }, { $lost } verfallen
}

event-preset = { $who } hat bestimmt, was Bettler und Schlucker bekommen.
event-unset = { $who } wird wieder gefragt, was Bettler und Schlucker bekommen.
event-round = **Runde { $number }** · Startspieler: { $who }
event-starts = Das Los hat { $who } zum ersten Startspieler bestimmt.
event-silent = Niemand hat: { $roles }.
roles-range = { $first } bis { $last }
event-released = Die Piraten verlassen den Markt.
event-revealed = { $who } deckt auf: **{ $role }**
event-guarded = { $who } ist bis zum Ende der Runde geschützt.
event-copied = { $who } spielt nach: **{ $role }**
event-took = { $who } nimmt: { $cards }.
event-pillaged = { $who } nimmt: { $cards }. Piraten bleiben im Markt.
event-gave = { $who } gibt { $to } { $group ->
    [goods] eine Ware
   *[money] eine Geldkarte
}.
event-gave-known = { $who } gibt { $to }: { $card }.
event-stole = { $to } nimmt { $who } { $group ->
    [goods] eine Ware
   *[money] eine Geldkarte
} weg.
event-stole-known = { $to } nimmt { $who } weg: { $card }.
event-stated = { $who } hat { $group ->
    [goods] { $count ->
        [0] keine Waren
        [one] 1 Ware
       *[other] { $count } Waren
    }
   *[money] { $count ->
        [0] keine Geldkarten
        [one] 1 Geldkarte
       *[other] { $count } Geldkarten
    }
}.
event-nothing-to-lose = { $who } hat keine Karte zu verlieren.
event-discarded = { $who } wirft ab: { $card }.
event-drew = { $who } zieht { $count ->
    [0] keine Ware
    [one] 1 Ware
   *[other] { $count } Waren
}.
event-drew-known = { $who } zieht: { $cards }.
event-kept = { $who } behält { $count } davon.
event-kept-known = { $who } behält: { $cards }.
event-swapped = { $who } tauscht: { $give } gegen { $get }.
event-named = { $who } nennt: { $kind }.
event-bought = { $who } kauft { $goods } für { $paid }.
event-bought-change = { $who } kauft { $goods } für { $paid }, Wechselgeld { $change }.
event-reshuffled = { $group ->
    [goods] Abgelegte Waren
   *[money] Abgelegte Geldkarten
} werden neu gemischt.
event-final = { $who }: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.

result-won = { $who } gewinnt mit { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}.
result-shared = { $who } teilen sich den Sieg mit je { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}.
tiebreak-gems = Gleichstand: Mehr Edelsteine entscheiden.
tiebreak-wine = Gleichstand, auch bei den Edelsteinen: Mehr Wein entscheidet.
tiebreak-cloth = Gleichstand, auch bei Edelsteinen und Wein: Mehr Stoff entscheidet.
tiebreak-fish = Gleichstand bis zum Stoff: Mehr Fisch entscheidet.
tiebreak-bread = Gleichstand bis zum Fisch: Mehr Brot entscheidet.
tiebreak-shared = Gleichstand, auch bei allen Waren.

board-goods = Waren im Markt: { $cards }
board-money = Geld im Markt: { $cards }
board-covered = Von Piraten besetzte Plätze: Waren { $goods }, Geld { $money }
board-piles = Stapel: Waren { $goods }, Geld { $money }; abgelegt: Waren { $goodsgone }, Geld { $moneygone }
board-prices = Preise: Brot { $bread }, Fisch { $fish }, Stoff { $cloth }, Wein { $wine }, Edelsteine { $gems }
board-top = Oben auf der Ablage: { $cards }
board-acts = Am Zug: { $role }. { $text }
board-called = Aufgerufen, { $count } von { $all }: { $roles }
board-coming = Noch nicht aufgerufen: { $roles }
board-start = Startspieler: { $who }
board-seat = **{ $who }**: { $roles }
board-sizes = Hand: Waren { $goods }, Geld { $money }
board-preset = Hat vorab bestimmt, was Bettler und Armer Schlucker bekommen
board-unasked-round = Wird in dieser Runde nicht gefragt, was gekauft wird
board-unasked-game = Wird nicht gefragt, was gekauft wird
board-guarded = Geschützt bis zum Ende der Runde
board-stated = Angesagt: { $group ->
    [goods] { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
   *[money] { $count ->
        [one] 1 Geldkarte
       *[other] { $count } Geldkarten
    }
}
board-hand = Hand: { $cards }
board-sheet = Platz { $place }. Wertung: Brot { $bread }, Fisch { $fish }, Stoff { $cloth }, Wein { $wine }, Edelsteine { $gems }, Sätze { $sets }, Geld (Summe { $sum }) { $money }, Summe { $total }
board-unrevealed = Rolle noch nicht aufgerufen
board-drafting = wählt eine Rolle
board-waits = wartet auf die Rollenkarten
alt-acts = Am Zug ist { $who }: { $role }.
alt-asked = Am Zug: { $who }.
none = keine

hand-goods = { $count } × { $card }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, eine Karte mehr brächte { $more }
hand-first = Nicht auf der Hand, eine Karte brächte: { $cards }
hand-sets = Komplette Sätze: { $count } × { $each } = { $points } Punkte
hand-money = { $cards } (Summe { $sum }, { $half ->
    [card] jede Karte zählt halb
   *[sum] zählt halb
}): { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
hand-total = Deine Hand ist jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} wert.
hand-no-money = Kein Geld
hand-empty = Keine Karten auf der Hand.
held-roles = Rolle: { $roles }
held-goods = Waren: { $cards }
held-money = Geld: { $cards } (Summe { $sum })
held-worth = Wert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hand-role = Deine Rolle: { $role }. { $text }
hand-holds = Deine Hand: { $cards }
hand-acts = { $role }: { $text }
hand-pack = Zur Wahl: { $roles }
hand-acts-of = { $role }: { $text }
hand-saw = Diese Runde gesehen, { $count } von { $all } Rollen: { $roles }
hand-passed-to = Was du nicht behalten hast, ging an { $who }.
hand-passed-aside = Was du nicht behalten hast, wurde abgelegt.
hand-passed = Die anderen hast du nicht behalten.
hand-pick-hint = Du behältst 1 Rolle, { $count } gibst du an { $who } weiter.
hand-pick-last = Du behältst 1 Rolle, { $count ->
    [one] die andere wird
   *[other] { $count } werden
} abgelegt.
hand-pick-then-return = Du behältst 1 Rolle, danach gibst du 1 zurück.
hand-aside = Von dir abgelegt: { $roles }
hand-known = Du weißt, dass { $who } diese Karten hat: { $cards }
hand-gift = Bettler und Armer Schlucker bekommen von dir: { $card }, sonst deine billigste Karte
hand-gift-cheapest = Bettler und Armer Schlucker bekommen von dir deine billigste Karte
hand-drawn = Gezogen, zur Wahl: { $cards }

refused-no-such-choice = „{ $choice }“ steht hier nicht zur Wahl.
refused-no-such-role = „{ $choice }“ gehört nicht zu den Rollen, die du wählen kannst.
refused-no-such-player = „{ $choice }“ kannst du nicht wählen: Wer geschützt ist oder keine solche Karte hat, scheidet aus, und du selbst auch.
refused-not-so = „{ $choice }“ geht nicht: Der Markt hat das nicht, oder es ist eine andere Zahl von Karten gefragt.
refused-not-held = „{ $choice }“ geht nicht: Du hast das nicht, oder es ist eine andere Zahl von Karten gefragt.
refused-no-such-purchase = „{ $choice }“ ist kein Kauf. Nenne Waren, Geld und Wechselgeld, zum Beispiel „Wein / 5 / 1“, oder „nichts“.
refused-goods-not-there = { $card ->
    [bread] So viel Brot liegt
    [fish] So viel Fisch liegt
    [cloth] So viel Stoff liegt
    [wine] So viel Wein liegt
   *[gems] So viele Edelsteine liegen
} nicht im Markt.
refused-money-not-yours = So viele Karten „Geld { $card }“ hast du nicht.
refused-change-not-there = Dieses Wechselgeld gibt es nicht: So viele Karten „Geld { $card }“ liegen nicht im Markt.
refused-no-goods = Gewechselt wird nur bei einem Kauf: Wähle mindestens eine Ware.
refused-too-dear = Zu wenig: Die Waren kosten { $cost }, du hast { $sum }.
refused-unpaid = Noch ist nichts bezahlt: Die Waren kosten { $cost }.
refused-too-little = Zu wenig: Die Waren kosten { $cost }, das Wechselgeld ist { $change }, du zahlst { $paid }. Es fehlen { $missing }.
refused-superfluous = Geld { $card } ist überflüssig: { $cost } für die Waren und { $change } Wechselgeld sind auch ohne diese Karte bezahlt (du zahlst { $paid }).

rule-pick_role = 1. Rolle auswählen
rule-preset_gift = Vorab bestimmen, was man gibt
rule-return_role = 2-Spieler-Variante: 1. Rollen auswählen
rule-take_goods = 2. Die Rolle ausspielen
rule-buy = 3. Waren kaufen
rule-take_different = { rule-take_goods }
rule-take_money = { rule-take_goods }
rule-take_any = { rule-take_goods }
rule-take_for_two = { rule-take_goods }
rule-take_both = { rule-take_goods }
rule-take_and_give = { rule-take_goods }
rule-take_and_share = { rule-take_goods }
rule-give_money_to = { rule-take_goods }
rule-give_money = { rule-take_goods }
rule-choose_richest = { rule-take_goods }
rule-choose_donors = { rule-take_goods }
rule-donate = { rule-take_goods }
rule-give_goods_to = { rule-take_goods }
rule-give_goods = { rule-take_goods }
rule-choose_victims = { rule-take_goods }
rule-choose_fullest = { rule-take_goods }
rule-keep_goods = { rule-take_goods }
rule-swap = { rule-take_goods }
rule-name_kind = { rule-take_goods }
rule-copy_role = { rule-take_goods }

# Wishes
wish-buying = Waren kaufen
wish-buying-ask = Kaufen: mich jedes Mal fragen
wish-buying-round = Kaufen: diese Runde ungefragt
wish-buying-game = Kaufen: von jetzt an ungefragt
wish-plan = Was ich ungefragt kaufe
wish-plan-nothing = Ungefragt kaufen: nichts
wish-plan-card = Ungefragt kaufen: 1 × { $card }
hint-plan-card = Wenn mein Geld reicht
wish-gift = Was Bettler und Armer Schlucker bekommen
wish-gift-ask = Verschenken: mich jedes Mal fragen
wish-gift-cheapest = Ungefragt verschenken: billigste Karte
wish-gift-card = Ungefragt verschenken: { $card }
hint-gift-card = Wenn ich keine habe, meine billigste Karte
wish-panel = Alle sehen, ob du gefragt wirst. Was du ungefragt kaufst oder verschenkst, sieht vorher niemand: So verrät auch nichts, ob dein Geld gereicht hätte.

# Bestandteile, die rekonstruiert oder eigene sind.
component-goods = die Warenkarten
component-money = die Geldkarten
component-role = die Zahlen der Rollen
component-numbers = wer mit einer Ware beginnt
