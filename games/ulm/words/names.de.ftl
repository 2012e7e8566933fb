# Namen und Wirkungen aller Teile.

tile-name = { $tile ->
    [money] Geld
    [clear] Abräumen
    [card] Karte
    [river] Fluss
   *[seal] Siegel
}
tile-piece = { $tile ->
    [money] Geldstein
    [clear] Abräumstein
    [card] Kartenstein
    [river] Flussstein
   *[seal] Siegelstein
}
tile-count = { $count }× { $tile ->
    [money] Geld
    [clear] Abräumen
    [card] Karte
    [river] Fluss
   *[seal] Siegel
}
action-name = { $action ->
    [money] Geld
    [clear] Abräumen
    [card] Karte
    [river] Fluss
    [step] Zusatzschritt
   *[seal] Siegel
}
nothing = nichts
no-more = nichts mehr
empty = leer
no-one = keine
you = dich
one-coin = 1 Münze
either = { $one } oder { $other }

quarter-name = { $quarter ->
    [ackerbau] Ackerbau
    [schiefeshaus] Schiefes Haus
    [garten] Garten
    [schwoerhaus] Schwörhaus
    [rathaus] Rathaus
    [werft] Werft
    [reichenauerhof] Reichenauer Hof
   *[gaensturm] Gänsturm
}
privilege = { $quarter ->
    [ackerbau] Stein vom Umschlagplatz, 1 Münze, 0–2 Felder
    [schiefeshaus] 1 von 2 Stadtwappen
    [garten] 1 von 2 Stadtwappen
    [schwoerhaus] ein Nachkomme
    [rathaus] eine Karte, dann 1 Münze oder ein Stein
    [werft] Stein vom Umschlagplatz, dann Kartenaktion
    [reichenauerhof] 1 Punkt je Viertel mit deinem Siegel
   *[gaensturm] Karte von der Ablage oder 1 der obersten 3
}
bonus-name = { $bonus ->
    [coin] +1 Münze
    [sparrow] +1 Spatz
    [tile] +1 Stein vom Umschlagplatz
   *[card] +1 Karte
}
coat-name = { $coat ->
    [coat_ackerbau] Wappen Ackerbau
    [coat_schiefeshaus] Wappen Schiefes Haus
    [coat_garten] Wappen Garten
    [coat_schwoerhaus] Wappen Schwörhaus
    [coat_rathaus] Wappen Rathaus
    [coat_werft] Wappen Werft
    [coat_reichenauerhof] Wappen Reichenauer Hof
    [coat_gaensturm] Wappen Gänsturm
    [coat_metzgerturm] Wappen Metzgerturm
    [coat_zeughaus] Wappen Zeughaus
    [coat_frauentor] Wappen Frauentor
   *[coat_herdbruckertor] Wappen Herdbruckertor
}
descendant-name = { $name ->
    [abt] Abt
    [baumeister] Baumeister
    [gelehrter] Gelehrter
    [haendler] Händler
    [muenzmeister] Münzmeister
    [ratsherr] Ratsherr
    [stadtwache] Stadtwache
   *[zillenfahrer] Zillenfahrer
}
descendant-text = { $name ->
    [abt] bei jeder Abräumaktion dazu 1 Stein vom Umschlagplatz
    [baumeister] 2 Steine ziehen, 1 einschieben
    [gelehrter] eigenen Stein einschieben, den gezogenen behalten
    [haendler] einmal im Zug 1 Stein mit dem Umschlagplatz tauschen
    [muenzmeister] jeder Geldstein: +1 Münze
    [ratsherr] auch für 2 verschiedene Steine 1 aus 2 Karten
    [stadtwache] 2 Punkte, wenn du eine neue Dreierreihe schiebst
   *[zillenfahrer] jeder Flussstein: +1 Schritt
}
tower-text = { $tower ->
    [t_river] jeder Flussstein: +1 Schritt
    [t_money] jeder Geldstein: +1 Münze
    [t_card_coin] die Kartenaktion kauft eine Karte für 1 Münze
    [t_card_tile] die Kartenaktion kauft eine Karte für 1 Stein
    [t_seal_free] eine Siegelaktion ohne Stein
    [t_seal_cheap] Siegelaktionen kosten 1 Münze weniger
    [t_seal_dear] Siegelaktionen kosten 1 Münze mehr
    [t_tax_tiles] gib 2 Steine ab oder verliere 5 Punkte
    [t_tax_coins] gib 2 Münzen ab oder verliere 5 Punkte
    [t_keep_pushed] du darfst den herausgeschobenen Stein nehmen
    [t_choose] such dir deinen Stein aus dem Beutel aus
   *[t_reach3] Siegel auch 3 Felder vor und hinter der Zille
}
card-name = { $card ->
    [chor] Chor
    [schiff] Schiff
    [turm] Turm
    [kunstwerke] Kunstwerke
    [handelsgueter] Handelsgüter
    [barchent] Barchent
    [chronik] Ulmer Chronik
    [baustopp] Baustopp
    [belagerung] Belagerung
    [fischerstechen] Fischerstechen
    [patrizier] Patrizier
    [reformation] Reformation
    [bund] Schwäbischer Bund
    [stadtmauer] Stadtmauer
   *[spatz] Ulmer Spatz
}
cathedral-now = gib einen { $tile } ab: { $points } Punkte
cathedral-end = 3 Punkte; Chor + Schiff + Turm: 9 dazu
trade-now = gib einen { $tile } ab: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}, 0–{ $move } Felder
trade-end = 3 Punkte; drei gleiche: 6 dazu; drei verschiedene: 3 dazu
set-brief = 3 Punkte, als Satz mehr
chronik-now = Siegel für 1 Münze in einem angrenzenden Viertel
chronik-end = 2 Punkte je Stadtwappen
baustopp-now = 2 Münzen oder 2 Steine aus dem Beutel
baustopp-end = 1 Punkt je Münze, höchstens 6
belagerung-now = gib bis zu 3 Münzen ab, je 2 Punkte
belagerung-end = 1 Punkt für jede Karte, die vor dir ausliegt
fischerstechen-now = 1 bis 4 Felder vorwärts
fischerstechen-end = 6 Punkte, wenn du vorn liegst, als Zweiter 3
patrizier-now = vor dem Ziehen: such dir deinen Stein aus
patrizier-end = 4 Punkte
reformation-now = nimm bis zu 2 herausgeschobene Steine
reformation-end = 2 Punkte je ausgelegter Münsterkarte
bund-now = noch eine Aktion, die einer deiner Steine zeigt
bund-end = 2 Punkte je Farbe deiner Steine
stadtmauer-now = Siegelaktion in einem beliebigen Viertel
stadtmauer-end = 2 Punkte je Viertel mit Siegelmehrheit
spatz-now = tausche bis zu 5 Spatzen gegen je 1 Münze
spatz-end = bis zu 5 Spatzen zählen 2 Punkte statt 1
