# Die Regeln in eigenen Worten, Kapitel für Kapitel. Vor ** am Zeilenanfang steht {""}, sonst endet dort der Text.

rulebook-goal-title = Worum es geht
rulebook-goal =
    Ulm um 1500: Die Stadt ist reich, und ihr Münster wächst. In **{ $rounds } Runden** sammelst du überall in der Stadt Punkte. Wer die meisten Punkte hat, gewinnt.

    In jeder Runde hat jeder **einen Zug**. Du schiebst einen Stein ins Münsterfeld; die drei Steine dieser Reihe sind deine Aktionen: Münzen, Steine, Karten, ein Schritt auf der Donau, ein Siegel in der Stadt.

    Punkte gibt es im Spiel für Karten, Stadtwappen und manche Viertel, am Ende für Spatzen, den Platz deiner Zille und ausgelegte Karten.

rulebook-setup-title = Vor dem Spiel
rulebook-setup =
    {""}**Spielplan:** Im Münsterfeld liegen neun Steine: { $grid_money } Geld, { $grid_clear } Abräumen, { $grid_card } Karte, { $grid_river } Fluss, { $grid_seal } Siegel. Auf dem Umschlagplatz liegt ein Stein jeder Farbe, der Rest ist im Beutel. Jede Farbe gibt es { $tiles_each }-mal.

    {""}**Du hast** { $start_points } Punkte, { $start_coins } Münzen, { $start_sparrows } Spatzen, { $seals } Siegel, { $crests } Familienwappen, einen zufälligen Stein und eine Zille auf dem ersten Flussfeld, { $first_field }.

    { $descendants } der { $descendants_all } **Nachkommen** liegen im Schwörhaus, die { $cards } Karten und { $coats } Stadtwappen sind gemischt.

    Der Startspieler wird ausgelost und bleibt das ganze Spiel lang derselbe. Mit der Hausregel „Startspieler: wechselt jede Runde“ beginnt in jeder Runde der nächste Spieler; das nimmt den Vorteil, immer als Erster an der Reihe zu sein.

rulebook-turn-title = Dein Zug
rulebook-turn =
    1. Für dich wird ein Stein aus dem Beutel **gezogen**.
    2. Du **schiebst** ihn ins Münsterfeld.
    3. Du führst die **drei Aktionen** dieser Reihe aus, in beliebiger Reihenfolge. Einzelne darfst du weglassen.
    4. Einmal im Zug darfst du eine **Handkarte spielen**, jederzeit zwischen zwei Aktionen, sogar vor dem Ziehen.

    Kannst du vor dem Ziehen etwas tun, wirst du zuerst gefragt: eine Karte spielen, mit dem Händler tauschen, die Steuer des Turms zahlen oder, wenn der Turm es sagt, deinen Stein aussuchen. Sonst wird gleich gezogen. Unter *Pläne und Einstellungen* kannst du das für alle Züge so einstellen, außer wenn du den Stein aussuchen darfst.

    Führe jede Aktion mit allem, was daraus folgt, zu Ende. Nur ein Zusatzschritt auf dem Fluss darf warten.

    Mit *Am Stück* stellst du mehrere Schritte zusammen, auch das Einschieben, und führst sie mit einem Druck aus. Schluss ist, sobald sich etwas Neues zeigt. Getippt trennst du sie mit Semikolons.

    Du kannst Schritt für Schritt zurücknehmen, bis etwas Verdecktes gezeigt oder etwas ausgelost wurde. Was am Ende des Zuges noch offen ist, verfällt. Ist nichts mehr zu tun und lässt sich nichts mehr zurücknehmen, endet der Zug von selbst.

rulebook-push-title = Einschieben
rulebook-push =
    Schieb deinen Stein an einem der zwölf Enden ein: N1 bis N3 von oben, S1 bis S3 von unten, W1 bis W3 von links, E1 bis E3 von rechts.

    Die Reihe rückt eins weiter, der letzte Stein wird **herausgeschoben**. Er bleibt liegen, wo er landet, und bringt keine Aktion. Es zählen die **drei Steine, die jetzt in der Reihe liegen**, auch der neue.

    Eine Reihe mit einem Stein an einem ihrer Enden ist **zu**, in beiden Richtungen, bis jemand ihn nimmt.

    Sind **alle sechs Reihen zu**, legst du alle herausgeschobenen Steine in den Beutel und schiebst dann ein. Was jederzeit erlaubt ist, geht auch vorher noch.

rulebook-actions-title = Die fünf Aktionen
rulebook-actions =
    {""}**Geld** (grau): Nimm 1 Münze.

    {""}**Abräumen** (weiß): Nimm alle herausgeschobenen Steine einer Seite, einen bis drei. Sie sind dein Vorrat.

    {""}**Karte** (braun): Leg { $card_price } deiner Steine in den Beutel und nimm die oberste Karte. Für **zwei gleiche Steine** siehst du zwei Karten und behältst eine, die andere wird abgelegt. Oder spiel stattdessen noch eine Handkarte.

    {""}**Fluss** (türkis): Deine Zille fährt ein freies Feld weiter.

    {""}**Siegel** (orange): Zahl **{ $seal_price } Münzen**, leg ein Siegel auf einen freien Platz in einem der zwei Viertel neben deiner Zille und nutze sofort dessen Privileg.

    Eine Aktion, die du nicht bezahlen kannst, verfällt.

rulebook-cards-title = Karten
rulebook-cards =
    Jede Karte kannst du auf zwei Arten spielen:
    - **sofort**: Du nutzt den oberen Ertrag und legst die Karte ab.
    - **Ende**: Du legst sie vor dir aus; der untere Ertrag zählt am Ende. Das kostet nichts.

    Eine Karte je Zug ist frei, jede weitere braucht eine Kartenaktion. Karten, die du am Ende noch auf der Hand hast, zählen nicht.

    {""}**Münsterkarten** (Chor, Schiff, Turm): sofort für einen der zwei gezeigten Steine **{ $cathedral_now } Punkte**. Am Ende je { $cathedral_end } Punkte und { $cathedral_set } dazu für jeden Satz aus Chor, Schiff und Turm.

    {""}**Handelskarten:** sofort für den gezeigten Stein Münzen, Punkte und ein paar Felder auf dem Fluss. Am Ende je { $trade_end } Punkte, **{ $trade_same } dazu für drei gleiche**, **{ $trade_mixed } dazu für drei verschiedene** Waren. Jede Karte zählt nur in einem Satz; die beste Aufteilung gilt.

rulebook-chronicle-title = Chronikkarten
rulebook-chronicle =
    Jede der neun Karten gibt es einmal; vor dem Strich der Ertrag sofort, dahinter der am Ende.
    - **Ulmer Chronik:** ein Siegel für { $chronicle_price } Münze in einem angrenzenden Viertel, mit Privileg | { $chronicle_coat } Punkte je eigenem Stadtwappen
    - **Baustopp:** { $freeze_coins } Münzen oder { $freeze_tiles } Steine aus dem Beutel | 1 Punkt je Münze, höchstens { $freeze_most }
    - **Belagerung:** bis zu { $siege_coins } Münzen für je { $siege_points } Punkte | 1 Punkt je ausgelegter Karte, sie selbst zählt mit
    - **Fischerstechen:** bis zu { $joust_move } Felder vorwärts | { $joust_first } Punkte, wenn deine Zille vorn liegt, { $joust_second } als Zweite
    - **Patrizier:** vor dem Ziehen den Stein im Beutel aussuchen | { $patrician_end } Punkte
    - **Reformation:** bis zu { $reformation_tiles } herausgeschobene Steine nehmen | { $reformation_card } Punkte je eigener Münsterkarte
    - **Schwäbischer Bund:** noch eine Aktion, die ein eigener Stein zeigt; den Stein behältst du | { $league_colour } Punkte je Farbe deiner Steine
    - **Stadtmauer:** bei einer Siegelaktion das Siegel in ein beliebiges Viertel legen | { $wall_quarter } Punkte je Viertel, in dem du allein die meisten Siegel hast
    - **Ulmer Spatz:** bis zu { $sparrow_most } Spatzen gegen je 1 Münze | bis zu { $sparrow_most } Spatzen zählen 2 Punkte

rulebook-danube-title = Die Donau
rulebook-danube =
    Der Fluss hat { $fields } Felder, { $first_field } bis { $before_bridge } vor der Brücke und { $behind_bridge } bis { $last_field } dahinter. Zillen fahren nur vorwärts. **Eine Zille je Feld:** Andere werden umschifft und nicht mitgezählt; nur am Start stehen alle.

    Am Ende bringt dein Feld so viele Punkte, wie darauf stehen.

    Die letzten vier Felder zahlen, wenn du dort **landest**: { $coin_field } eine Münze, { $sparrow_field } ein Spatz, { $tile_field } ein Stein vom Umschlagplatz, { $card_field } die oberste Karte. Schritte durch Steine machst du einzeln, und jede Landung zählt. Mit Karten und im Ackerbau fährst du in einem Zug, und nur das letzte Feld zählt.

    An jedes Feld grenzt ein Viertel im Norden und eins im Süden. Dort kannst du Siegel ablegen.

rulebook-quarters-title = Die acht Viertel
rulebook-quarters =
    Nach dem Siegel nutzt du sofort das Privileg. Die Plätze sind begrenzt: { $places }.
    - **Ackerbau**: ein Stein vom Umschlagplatz, 1 Münze, 0 bis { $farming_move } Felder weiter
    - **Schiefes Haus** und **Garten**: 2 Stadtwappen ansehen, 1 behalten
    - **Schwörhaus**: ein Nachkomme; das Siegel kommt auf seinen Platz
    - **Rathaus**: die oberste Karte, dann 1 Münze oder ein Stein vom Umschlagplatz
    - **Werft**: ein Stein vom Umschlagplatz, dann sofort eine Kartenaktion
    - **Reichenauer Hof**: 1 Punkt je Viertel mit eigenem Siegel, dieses zählt mit
    - **Gänsturm**: eine Karte von der Ablage, oder die obersten { $look_tower } ansehen und 1 behalten

    Liegt im Viertel ein Familienwappen, bekommt sein Besitzer **{ $income } Punkte** (Werft: { $income_shipyard }), auch in fremden Zügen. Du hast { $seals } Siegel; die am Münster zählen mit.

# Zu den Plätzen: erst die übliche Zahl, dann die anderen.
places-usual = { $count } je Viertel
places-in = { $quarters }: { $count }

rulebook-coats-title = Stadtwappen
rulebook-coats =
    Du siehst dir die obersten zwei Wappen an, behältst eins und legst das andere verdeckt unter den Stapel. Nur du weißt, welches.

    {""}**Sofort** bekommst du seine Punkte und legst ein **Siegel** auf sein Feld am Münster. Immer wenn ein Stein auf dieses Feld herausgeschoben wird, auch in fremden Zügen, bekommst du einen **Spatzen**.

    {""}**Goldene** Wappen gehören zu einem Viertel: Du legst dort eins deiner { $crests } **Familienwappen** ab und bekommst Punkte für jedes spätere Siegel darin. **Silberne** haben kein Familienwappen.

    Liegen alle { $crests } Familienwappen auf dem Plan, darfst du nur noch silberne behalten. Ziehst du dann zwei goldene, kommen beide zurück.

rulebook-sparrows-title = Spatzen und Umschlagplatz
rulebook-sparrows =
    Vor dem Einschieben darfst du **einen Spatzen** abgeben und den gezogenen Stein gegen einen vom **Umschlagplatz** tauschen. Dein Stein bleibt dort liegen. Jeder Spatz, den du behältst, bringt am Ende 1 Punkt.

    Auf dem Umschlagplatz liegen { $dock } Steine. Wird einer genommen, kommt sofort ein neuer aus dem Beutel. Bei einem Tausch wird nichts aufgefüllt.

    Steine nimmst du dort im Ackerbau, im Rathaus und in der Werft, auf Feld { $tile_field }, mit dem Abt und dem Händler.

    Ist der Beutel einmal leer, kommt ein Stein jeder Farbe dazu.

rulebook-descendants-title = Nachkommen
rulebook-descendants =
    Ein Siegel im Schwörhaus bringt dir einen der { $descendants } Nachkommen. Seine Fähigkeit gilt ab sofort:
    - **Abt:** bei jeder Abräumaktion dazu 1 Stein vom Umschlagplatz
    - **Baumeister:** zieh 2 Steine, schieb 1 ein, der andere kommt zurück
    - **Gelehrter:** schieb einen eigenen Stein ein und behalte den gezogenen
    - **Händler:** tausche einmal im Zug 1 eigenen Stein gegen einen vom Umschlagplatz
    - **Münzmeister:** jeder Geldstein deiner Reihe: +1 Münze
    - **Ratsherr:** auch für zwei verschiedene Steine siehst du zwei Karten
    - **Stadtwache:** { $guard } Punkte, wenn dein Schub mindestens eine neue Dreierreihe einer Farbe bildet, auch diagonal
    - **Zillenfahrer:** jeder Flussstein deiner Reihe: +1 Schritt

    Münzmeister und Zillenfahrer gelten nicht für Privilegien und Karten. Spatz und Gelehrter schließen sich in einem Zug aus.

rulebook-towers-title = Turmplättchen
rulebook-towers =
    In dieser Variante kommen { $towers } der { $towers_all } Turmplättchen ins Spiel, eins je Runde. Du siehst das aktuelle und das nächste. Sie **ersetzen** die normale Regel und gelten für alle:
    - jeder Flussstein +1 Schritt; jeder Geldstein +1 Münze
    - die Kartenaktion kauft die oberste Karte für 1 Münze, oder für 1 Stein, statt für { $card_price } Steine; eine Karte spielen darfst du mit ihr weiterhin
    - eine Siegelaktion ohne Stein, zum üblichen Preis
    - Siegelaktionen kosten 1 Münze weniger, oder 1 mehr
    - gib bis zum Ende deines Zuges { $tax } Steine oder { $tax } Münzen ab, sonst verlierst du { $penalty } Punkte
    - du darfst den gerade herausgeschobenen Stein nehmen
    - such dir deinen Stein im Beutel aus
    - Siegelaktionen auch { $reach } Felder vor und hinter deiner Zille

rulebook-final-title = Ende und Wertung
rulebook-final =
    Nach { $rounds } Runden kommen zu deinen Punkten dazu:
    - 1 Punkt für jeden **Spatzen**
    - die Zahl deines **Flussfelds**, plus oder minus
    - deine **ausgelegten Karten**

    Münzen, Steine und Handkarten sind für sich nichts wert.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer in mehr Vierteln Siegel hat; ist auch das gleich, wird der Sieg geteilt.

rulebook-editions-title = Ausgaben und rekonstruierte Werte
rulebook-editions =
    Ich spiele nach den Regeln der **Online-Ausgabe**, die von der gedruckten Regel etwas abweichen:
    - Ein Zusatzschritt auf dem Fluss ist eine eigene Aktion und darf warten.
    - Turmplättchen ersetzen die normale Regel.
    - In einen leeren Beutel kommt ein Stein jeder Farbe.
    - Nach dem Patrizier wird am Anfang des Zuges gefragt, nach der Stadtmauer bei der Siegelaktion.

    Eine Stelle legt den Spatzen des Flusses auf { $coin_field }; die einzige vollständige Liste nennt { $sparrow_field }, und so spiele ich.

    Was nur Bilder zeigen, kann im gedruckten Spiel anders sein. { $ground }

    Rekonstruiert sind auch die Namen der silbernen Wappen. Sicher sind die { $descendants } Plätze im Schwörhaus.
