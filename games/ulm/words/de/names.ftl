# Namen und Wirkungen aller Teile.

tile-name = { $tile ->
    [money] [[ul_money]] Geld
    [clear] [[ul_clear]] Abräumen
    [card] [[ul_card]] Karte
    [river] [[ul_river]] Fluss
   *[seal] [[ul_seal]] Siegel
}
tile-piece = { $tile ->
    [money] [[ul_money]] Geldstein
    [clear] [[ul_clear]] Abräumstein
    [card] [[ul_card]] Kartenstein
    [river] [[ul_river]] Flussstein
   *[seal] [[ul_seal]] Siegelstein
}
tile-short = { $tile ->
    [money] Geld
    [clear] Räumen
    [card] Karte
    [river] Fluss
   *[seal] Siegel
}
tile-count = { $count }× { $tile ->
    [money] [[ul_money]] Geld
    [clear] [[ul_clear]] Abräumen
    [card] [[ul_card]] Karte
    [river] [[ul_river]] Fluss
   *[seal] [[ul_seal]] Siegel
}
action-name = { $action ->
    [money] [[ul_money]] Geld
    [clear] [[ul_clear]] Abräumen
    [card] [[ul_card]] Karte
    [river] [[ul_river]] Fluss
    [step] Zusatzschritt
   *[seal] [[ul_seal]] Siegel
}
nothing = nichts
no-more = nichts mehr
empty = leer
no-one = keine
you = dich
another = andere
one-coin = 1 Münze
either = { $one } oder { $other }

quarter-name = { $quarter ->
    [farming] [[ul_farming]] Ackerbau
    [crooked_house] [[ul_crooked_house]] Schiefes Haus
    [garden] [[ul_garden]] Garten
    [oath_house] [[ul_oath_house]] Schwörhaus
    [city_hall] [[ul_city_hall]] Rathaus
    [shipyard] [[ul_shipyard]] Werft
    [reichenau_court] [[ul_reichenau_court]] Reichenauer Hof
   *[goose_tower] [[ul_goose_tower]] Gänsturm
}
quarter-short = { $quarter ->
    [farming] [[ul_farming]] Ackerbau
    [crooked_house] [[ul_crooked_house]] Schiefes Haus
    [garden] [[ul_garden]] Garten
    [oath_house] [[ul_oath_house]] Schwörhaus
    [city_hall] [[ul_city_hall]] Rathaus
    [shipyard] [[ul_shipyard]] Werft
    [reichenau_court] [[ul_reichenau_court]] Reichenau
   *[goose_tower] [[ul_goose_tower]] Gänsturm
}
privilege = { $quarter ->
    [farming] Stein vom Umschlagplatz, 1 Münze, 0–2 Felder
    [crooked_house] 1 von 2 Stadtwappen
    [garden] 1 von 2 Stadtwappen
    [oath_house] ein Nachkomme
    [city_hall] eine Karte, dann 1 Münze oder ein Stein
    [shipyard] Stein vom Umschlagplatz, dann Kartenaktion
    [reichenau_court] 1 Punkt je Viertel mit deinem Siegel
   *[goose_tower] Karte von der Ablage oder 1 der obersten 3
}
privilege-short = { $quarter ->
    [farming] Stein, Münze, 0–2 vor
    [crooked_house] 1 von 2 Wappen
    [garden] 1 von 2 Wappen
    [oath_house] ein Nachkomme
    [city_hall] Karte, Münze/Stein
    [shipyard] Stein, Kartenaktion
    [reichenau_court] {""}
   *[goose_tower] Ablage/oberste 3
}
bonus-name = { $bonus ->
    [coin] +1 [[ul_coin]] Münze
    [sparrow] +1 [[ul_sparrow]] Spatz
    [tile] +1 Stein vom Umschlagplatz
   *[card] +1 Karte
}
coat-name = { $coat ->
    [coat_farming] [[ul_farming]] Wappen Ackerbau
    [coat_crooked_house] [[ul_crooked_house]] Wappen Schiefes Haus
    [coat_garden] [[ul_garden]] Wappen Garten
    [coat_oath_house] [[ul_oath_house]] Wappen Schwörhaus
    [coat_city_hall] [[ul_city_hall]] Wappen Rathaus
    [coat_shipyard] [[ul_shipyard]] Wappen Werft
    [coat_reichenau_court] [[ul_reichenau_court]] Wappen Reichenauer Hof
    [coat_goose_tower] [[ul_goose_tower]] Wappen Gänsturm
    [coat_butchers_tower] [[ul_silver]] Wappen Metzgerturm
    [coat_armoury] [[ul_silver]] Wappen Zeughaus
    [coat_frauentor] [[ul_silver]] Wappen Frauentor
   *[coat_herdbruckertor] [[ul_silver]] Wappen Herdbruckertor
}
coat-short = { $coat ->
    [coat_farming] Ackerbau
    [coat_crooked_house] Schiefes Haus
    [coat_garden] Garten
    [coat_oath_house] Schwörhaus
    [coat_city_hall] Rathaus
    [coat_shipyard] Werft
    [coat_reichenau_court] Reichenau
    [coat_goose_tower] Gänsturm
    [coat_butchers_tower] Metzgerturm
    [coat_armoury] Zeughaus
    [coat_frauentor] Frauentor
   *[coat_herdbruckertor] Herdbruckertor
}
descendant-name = { $name ->
    [abbot] [[ul_abbot]] Abt
    [master_builder] [[ul_master_builder]] Baumeister
    [scholar] [[ul_scholar]] Gelehrter
    [merchant] [[ul_merchant]] Händler
    [mint_master] [[ul_mint_master]] Münzmeister
    [councillor] [[ul_councillor]] Ratsherr
    [city_guard] [[ul_city_guard]] Stadtwache
   *[bargeman] [[ul_bargeman]] Zillenfahrer
}
descendant-text = { $name ->
    [abbot] je Abräumaktion 1 Stein vom Umschlagplatz
    [master_builder] 2 Steine ziehen, 1 einschieben
    [scholar] eigenen Stein einschieben, gezogenen behalten
    [merchant] je Zug 1 Stein am Umschlagplatz tauschen
    [mint_master] jeder Geldstein: +1 Münze
    [councillor] auch für 2 verschiedene Steine 1 aus 2 Karten
    [city_guard] 2 Punkte je neuer Dreierreihe beim Schieben
   *[bargeman] jeder Flussstein: +1 Schritt
}
tower-text = { $tower ->
    [t_river] jeder Flussstein: +1 Schritt
    [t_money] jeder Geldstein: +1 Münze
    [t_card_coin] Kartenaktion: eine Karte für 1 Münze
    [t_card_tile] Kartenaktion: eine Karte für 1 Stein
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
    [choir] [[ul_choir]] Chor
    [nave] [[ul_nave]] Schiff
    [tower] [[ul_tower]] Turm
    [artworks] [[ul_artworks]] Kunstwerke
    [commodities] [[ul_commodities]] Handelsgüter
    [fustian] [[ul_fustian]] Barchent
    [chronicle] [[ul_chronicle]] Ulmer Chronik
    [freeze] [[ul_freeze]] Baustopp
    [siege] [[ul_siege]] Belagerung
    [joust] [[ul_joust]] Fischerstechen
    [patrician] [[ul_patrician]] Patrizier
    [reformation] [[ul_reformation]] Reformation
    [league] [[ul_league]] Schwäbischer Bund
    [wall] [[ul_wall]] Stadtmauer
   *[sparrow] [[ul_sparrow]] Ulmer Spatz
}
card-short = { $card ->
    [choir] Chor
    [nave] Schiff
    [tower] Turm
    [artworks] Kunst
    [commodities] Güter
    [fustian] Barchent
    [chronicle] Chronik
    [freeze] Baustopp
    [siege] Belagerung
    [joust] Stechen
    [patrician] Patrizier
    [reformation] Reform
    [league] Bund
    [wall] Mauer
   *[sparrow] Spatz
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
chronicle-now = Siegel für 1 Münze im angrenzenden Viertel
chronicle-end = 2 Punkte je Stadtwappen
freeze-now = 2 Münzen oder 2 Steine aus dem Beutel
freeze-end = 1 Punkt je Münze, höchstens 6
siege-now = gib bis zu 3 Münzen ab, je 2 Punkte
siege-end = 1 Punkt für jede Karte, die vor dir ausliegt
joust-now = 1 bis 4 Felder vorwärts
joust-end = 6 Punkte, wenn du vorn liegst, als Zweiter 3
patrician-now = vor dem Ziehen: such dir deinen Stein aus
patrician-end = 4 Punkte
reformation-now = nimm bis zu 2 herausgeschobene Steine
reformation-end = 2 Punkte je ausgelegter Münsterkarte
league-now = noch eine Aktion eines deiner Steine
league-end = 2 Punkte je Farbe deiner Steine
wall-now = Siegelaktion in einem beliebigen Viertel
wall-end = 2 Punkte je Viertel mit Siegelmehrheit
sparrow-now = tausche bis zu 5 Spatzen gegen je 1 Münze
sparrow-end = bis zu 5 Spatzen zählen 2 Punkte statt 1
source-name = { $source ->
    [start] Beginn
    [cards] Karten
    [coats] Stadtwappen
    [crests] Familienwappen
    [quarters] Reichenauer Hof
    [guard] Stadtwache
    [tax] Steuer
   *[earlier] vor dem Update
}
