# Der Legat des Kaisers, die Chroniken, und die Variante des Turmbaus.

option-envoy = Legat des Kaisers
option-envoy-off = Ohne
option-envoy-off-hint = Das Grundspiel: je zehn Karten, bis zu 10 Runden.
option-envoy-en = Englische Ausgabe
option-envoy-en-hint = Eine 11. Karte im Stapel; vor Runde 1 tauscht ihr bis zu 3 Handkarten für je 1 Punkt.
option-envoy-de = Deutsche Ausgabe
option-envoy-de-hint = Eine 11. Karte, von Beginn an auf jeder Hand; kein Tausch. Bis zu 11 Runden.
option-chronicles = Chroniken
option-chronicles-off = Ohne
option-chronicles-off-hint = Punkte nur aus Wettstreiten und der Schlusswertung.
option-chronicles-on = Mit
option-chronicles-on-hint = Zwei offene Karten bringen unterwegs Punkte für Einfluss, den ihr habt oder abgebt.
option-towers = Turmbau
option-towers-together = Gleichzeitig
option-towers-together-hint = Alle mit einem Wettstreit entscheiden verdeckt zur selben Zeit.
option-towers-score = Nach Punkten
option-towers-score-hint = Variante: nacheinander, die meisten Punkte zuerst; wer später baut, sieht die Türme davor.

ask-exchange = Welche Karten tauschst du, für je 1 Punkt? Die zuerst genannte kommt als erste wieder.
ask-name_faction = Für welchen Stand löst dein Legat den Wettstreit aus?
ask-send_tied_envoys = Deine kleinsten Stände sind gleich groß: Welcher erhält die 2 Wappen des Legaten?{ $others ->
    [0] {""}
   *[other] {" "}Legaten der anderen fehlen noch.
}
ask-give_up = Gibst du Karten deiner Auslage mit mindestens { $need } für { $gain } Punkte ab?

phase-exchange = Vor Runde 1 von { $last }: Karten tauschen
phase-name_faction = Runde { $round } von { $last }: Wettstreit des Legaten
phase-send_tied_envoys = Schlusswertung nach Runde { $round } von { $last }: der Legat
phase-give_up = Runde { $round } von { $last }: Chronik

envoy-symbols = { $count } kaiserliche Wappen
with-any-contest = { $symbols }, Wettstreit für einen beliebigen Stand
chronicle-step = { $need } → { $gain } Punkte
chronicle-have = mindestens haben: { $steps }
chronicle-give = mindestens abgeben: { $steps }

label-no-exchange = Alle Karten behalten
hint-no-exchange = Kostet nichts
label-no-give_up = Nichts abgeben
hint-no-give_up = Auslage behalten, keine Punkte
short-cards = { $count } Karten
label-cards = { $count ->
    [one] Karte { $cards }
   *[other] Karten { $cards }
}
hint-exchange = Kostet { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
hint-faction = { $count } in deiner Auslage, { $more } mit dem Legaten

event-chronicle = Chronik { $level }, { $kind ->
    [have] haben
   *[give] abgeben
}: { $text } Punkte.
event-exchanged = { $who } tauscht { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-named = { $who } schickt den [[ta_envoy]] Legaten zu den { $faction ->
    [merchants] [[ta_merchant]] Kaufleuten
    [knights] [[ta_knight]] Rittern
   *[monks] [[ta_monk]] Mönchen
}.
event-envoy-sent = { $who } gibt die 2 Wappen des Legaten den { $faction ->
    [merchants] [[ta_merchant]] Kaufleuten
    [knights] [[ta_knight]] Rittern
   *[monks] [[ta_monk]] Mönchen
}.
event-chronicle-scored = { $who }, [[ta_chronicle]] Chronik der Stufe { $level }: { $gain ->
    [0] keine Punkte
    [one] +1 Punkt
   *[other] +{ $gain } Punkte
}.
event-gave = { $who } gibt { $count ->
    [one] Karte { $cards }
   *[other] die Karten { $cards }
} ab: +{ $gain } Punkte.
event-gave-nothing = { $who } gibt für die Chronik nichts ab.

chronicle-pays = { $need } → { $gain }
board-chronicle = Chronik, Stufe { $level }: { $text }
board-chronicle-when = Gewertet wird nach Runde { $round }.
board-chronicle-gains = Gewertet: { $names }
nobody = niemand
board-turns = Türme werden in dieser Folge gebaut: { $names }
board-influence = Für Chroniken, ohne Startkarte: { $symbols }
board-gone = Abgegeben: { $cards }
board-envoy = Legat: +2 { $faction ->
    [merchants] Kaufleute
    [knights] Ritter
   *[monks] Mönche
}
board-sheet-exchange = , Tausch { $points }
board-sheet-chronicles = , Chroniken { $points }
hand-below = Unter deinem Stapel, in dieser Folge gezogen: { $cards }

refused-no-such-cards = „{ $choice }“ gibt es nicht. Nenne Karten, zum Beispiel „3 und 7“, oder „keine“.
refused-no-such-faction = „{ $choice }“ gibt es nicht. Nenne „Kaufleute“, „Ritter“ oder „Mönche“.
refused-not-smallest = Die { $faction ->
    [merchants] Kaufleute
    [knights] Ritter
   *[monks] Mönche
} gehören nicht zu deinen kleinsten Ständen.
refused-start-card-given = Eine Startkarte kann nicht abgegeben werden.
refused-not-enough = Diese Karten zeigen in deiner Auslage nicht genug Personen.
warning-more-than-needed = Das ist mehr, als die Chronik braucht: Mindestens eine dieser Karten könntest du behalten.

rule-exchange = The Emperor's Envoy: Game Setup (nur englische Regel)
rule-name_faction = Der Legat des Kaisers: Spielverlauf
rule-send_tied_envoys = Der Legat des Kaisers: Schlusswertung
rule-give_up = The Chronicles: Intermediate Scoring (nur englische Regel)
