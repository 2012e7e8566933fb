# Die Regeln in eigenen Worten, Kapitel für Kapitel. Vor ** am Anfang einer Zeile steht {""}, sonst endet der Text dort.

rulebook-goal-title = Worum es geht
rulebook-goal =
    Die Hanse sucht einen neuen **Eldermann**. Du bist Kaufmann an der Ostsee: Du segelst von Stadt zu Stadt, erfüllst Aufträge und baust deine Heimatstadt aus. Das bringt **Ansehen**.

    Sobald jemand **Bürgermeister** wird ({ $mayor }), ist die Wahl ausgerufen. Dann gewinnt, wer mindestens **Patrizier** ist ({ $patrician }) und in der Heimatstadt **das Fest** ausrichtet. Dafür braucht es von jeder der vier Waren eine: Bier, Fisch, Getreide, Tuch.

    Dein Zug:
    1. Planung: Segelkarten legen
    2. Ereignis: Der Pfeil der Scheibe rückt weiter
    3. Bewegung: segeln
    4. Handel, danach Bau

rulebook-setup-title = Vorbereitung
rulebook-setup =
    In jeder der acht Städte liegt ein Auftrag über eine oder zwei Waren. Wer beginnt, wird gelost.

    Reihum wählt ihr eine **Heimatstadt** unter den vier Eckstädten: Aalborg, Visby, Danzig und Lübeck. Euer Schiff liegt dort im Hafen. Ihr bekommt **zwei Heimatwaren**: beide aufs Schiff oder eine davon ins Kontor.

    Dann werden **Rollen** offen verteilt:
    - Kaufmann: beginnt mit { $merchant }
    - Admiral: beginnt mit { $admiral }
    - Navigator: darf den Pfeil ein Feld weiter drehen
    - Kapitän: verliert in jedem Sturm { $captain_softens ->
        [one] ein Feld
       *[other] { $captain_softens } Felder
    } weniger

    Zuletzt wählt, wer beginnt, eines der beiden Felder „Pirat 2“ für den Pfeil: A oder B.

rulebook-planning-title = Planung
rulebook-planning =
    Lege **keine, eine oder zwei Segelkarten** offen aus. Am Anfang hast du { $start_cards }. Die Schule bringt { $school_adds }, mit der Universität darfst du drei Karten legen.

    Die **Summe** ist deine größte Reichweite. Die **Anzahl** dreht den Pfeil: bei zwei Karten zwei Felder weiter. Ohne Karte bleibt er stehen, das Ereignis wiederholt sich, und du fährst nicht.

    Am Zugende kommen die Karten zurück.

    Beginnt eine Runde mit weniger offenen Aufträgen, als ihr Spieler seid, kommt einer dazu: in der nächsten Auftragsfarbe der Scheibe.

rulebook-events-title = Ereignisse
rulebook-events =
    Das Feld unter dem Pfeil wird ausgeführt:
    - **Auftrag:** Eine Karte dieser Farbe kommt in ihre Stadt. Jede Stadt hat zwei Plätze. Sind beide belegt, geht der ältere Auftrag zurück in den Stapel.
    - **Waren:** Von zwei Waren kommt je eine in den Hafen von Memel, Stettin, Malmö oder Flensburg. Mehr als zwei liegen dort nie.
    - **Sturm:** Du fährst 1 oder 2 Felder weniger.
    - **Piraten:** Sie überfallen dich, aber erst ab { $pirate_rank } Ansehen.

    Der Navigator darf den Pfeil vorher ein Feld weiter drehen. Dein Großkontor bekommt in jeder deiner Ereignisphasen eine Heimatware.

rulebook-sailing-title = Segeln
rulebook-sailing =
    Wähle ein **Ziel**: einen Hafen in Reichweite, das offene Meer, dann ein Feld wie h5, oder bleib, wo du bist. Gezogen wird waagrecht und senkrecht. Ein Hafen beendet die Fahrt.

    Durch fremde Schiffe darfst du fahren, aber nicht auf ihnen anhalten. Im Hafen ist Platz für alle.

    Kann unterwegs etwas passieren, wählst du, **wen du triffst**: niemanden oder Schiffe und Piraten in einer bestimmten Reihenfolge. Du fährst dann den kürzesten Weg, der genau sie trifft. Du kannst einen Weg auch Feld für Feld schreiben: a2 a3 b3. Du kannst auch hinaus- und wieder zurückfahren.

    Schwarze Felder sind **Piraten**: Ab { $pirate_rank } Ansehen greifen sie sofort an. Fährst du in deinen Heimathafen ein, erhält dein Kontor noch vor jedem Überfall dort eine Heimatware; ist es voll, kannst du beim Handel eine andere Ware dafür wegwerfen. Das Großkontor erhält keine. Eine Rundfahrt hinaus und zurück bringt keine.

rulebook-trade-title = Handel
rulebook-trade =
    In einem Hafen handelst du in beliebiger Reihenfolge. Jeden Schritt kannst du zurücknehmen, bis du mit „Fertig“ oder einem Bau abschließt.
    - **Verkaufen**: { $sell_price } Taler, anfangs { $sales_none } Ware je Zug. Die örtliche Ware nicht. Auch Waren im Kontor zählen: Von jedem Hafen aus darfst du sie auf deinem Heimatmarkt verkaufen, aber nicht deine Heimatware.
    - **Auftrag**: einer je Zug, zusätzlich. Er bringt Taler, Ansehen und eine Baugenehmigung.
    - **Kaufen**: die örtliche Ware, je { $buy_price } Taler.
    - **Kanone**: { $cannon_price } Taler, ab dem Dock.
    - **Hafenwaren**: umsonst, wenn du hier verkauft oder einen Auftrag erfüllt hast.
    - **Umladen**: im Heimathafen zwischen Schiff und Kontor.
    - **Wegwerfen**: jederzeit in dieser Phase.

    Auf einem K-Feld liegt eine Kanone oder eine Ware, auf E-Feldern nur Beute. Am Anfang fasst das Kontor { $goods_kontor } Waren und { $taler_kontor } Taler. Taler, die nicht mehr hineinpassen, verfallen.

rulebook-building-title = Bauen
rulebook-building =
    Am Ende darfst du **einmal bauen oder ausbauen**, auch auf See. Damit endet dein Zug. Jeder Bau braucht eine **Genehmigung**: Eine erfüllte Auftragskarte geht dafür zurück in ihren Stapel.
    - Bau: { $build_price } Taler
    - Ausbau: { $upgrade_price } Taler und eine beliebige Ware

    {""}**Kontor → Großkontor:** jede Runde eine Heimatware
    {""}**Schule → Universität:** Karten { $least_card } bis { $most_card }, dann drei Karten
    {""}**Gilde → Zunft:** { $sales_guild } Waren verkaufen, dann { $sales_great } und zwei Aufträge
    {""}**Lagerhaus → Speicherstadt:** { $goods_storehouse } Waren und { $taler_storehouse } Taler, dann { $goods_warehouses } und { $taler_warehouses }
    {""}**Dock → Werft:** mehr Ladung, Kanonen, Enterfelder
    {""}**Spelunke:** eine Karte je Zug anheuern

rulebook-fights-title = Überfälle
rulebook-fights =
    Angriff: roter Würfel ({ $attack_die }) plus Stärke oder Kanonen. Verteidigung: grüner Würfel ({ $defence_die }) plus Kanonen. Der Angriff muss **höher** sein.

    {""}**Piraten siegen:** Du verlierst so viele Waren vom Schiff, wie der Unterschied beträgt, und { $lost_to_pirates } Ansehen. Welche, wählt dein rechter Nachbar, bei angeheuerten Söldnern, wer ihre Karte gespielt hat. **Du siegst:** { $won_fight } Ansehen. So oder so bist du in diesem Zug vor weiteren Überfällen sicher.

    {""}**Spieler:** Wer angreift, braucht eine Kanone und verliert sofort { $raid_price } Ansehen. Wer gewinnt, nimmt so viele Waren, wie der Unterschied beträgt, zuerst auf W-, dann auf E-Felder. Fehlt der Platz, geht etwas über Bord. Wer sich erfolgreich verteidigt, bekommt { $won_fight } Ansehen.

    Kanonen gehen nie verloren, das Kontor wird nie angetastet.

rulebook-raids-title = Begegnungen
rulebook-raids =
    Ziehst du an einem anderen Schiff vorbei oder durch es hindurch, ist ein Überfall möglich. Zuerst entscheidest du, beim ersten Kontakt und noch einmal, wenn du neben ihm anhältst. Lässt du es ziehen, darf das andere Schiff angreifen. Je Paar und Zug gibt es höchstens einen Überfall.

    Mit **Dauerbefehlen**, die du jederzeit unter **Pläne und Einstellungen** gibst, wirst du nicht gefragt:
    - Überfälle im eigenen Zug: nie, oder von selbst, wenn du mehr Kanonen hast und es Beute gibt
    - Hinterhalte, wenn andere an dir vorbeiziehen: gegen wen, mit wie vielen Kanonen, bei wie viel Ladung

    Sie gelten ab der nächsten Fahrt, und alle sehen sie. An einem Tisch mit **Hinterhalten per Dauerbefehl** wird niemand nach vorbeiziehenden Schiffen gefragt; ohne Befehl greifst du niemanden an.

rulebook-rogues-title = Spelunke
rulebook-rogues =
    Mit einer Spelunke heuerst du nach dem Handel eine Karte an: der Stufe 1 oder 2, verdeckt, für so viele Taler oder so viel Ansehen. Mehr als drei hältst du nie.

    Sie wirken, wenn andere am Zug sind. Unter **Pläne und Einstellungen** sagst du geheim, was jede Karte von selbst tut, und offen, wann du lieber gefragt wirst; am Anfang nie. Im Uhrzeigersinn zählt die erste, denn **je Zug trifft nur eine**.
    - Fluch: der Pfeil rückt ein Feld weiter
    - Segel −1, −2: langsamer
    - Söldner 1, 2: ein Überfall, egal bei welchem Rang
    - Kanonen −1, −2: in einem Kampf
    - Bestechung I, II: einen Auftrag ziehen oder austauschen, auch im eigenen Zug
    - Schutz I, II: hebt eine Karte gegen dich auf

    Wirst du gefragt, ersetzt deine Antwort deinen Plan; gefragt wirst du auch ohne passende Karte. Du kannst dann auch sagen, dass von dir in diesem Zug keine Karte mehr kommt, oder dass du nicht mehr gefragt werden willst.

rulebook-ending-title = Wahl, Fest und Spielende
rulebook-ending =
    Ränge: Händler { $trader }, Ratsherr { $councillor }, Patrizier { $patrician }, Bürgermeister { $mayor }, Eldermann { $elder }; im kurzen und im langen Spiel andere Zahlen, die auf dem Brett stehen. Es zählt das Ansehen von jetzt.

    Der erste Bürgermeister ruft die **Wahl** aus, und sie bleibt ausgerufen. Ab dann richtest du als Patrizier in deiner Handelsphase das **Fest** aus, wenn alle vier Waren daheim sind: im Kontor, oder auf dem Schiff, wenn es im Heimathafen liegt. Damit gewinnst du.

    Wer den Rang **Eldermann** erreicht und dann alle vier Waren daheim hat, gewinnt **sofort**, auch außerhalb des eigenen Zugs. Fehlt dann eine Ware, gewinnt nur noch ein Fest.

    Muss ein Auftrag gezogen werden und sein Stapel ist leer, endet das Spiel, und niemand wird gewählt. Ebenso nach der letzten Runde.

rulebook-options-title = Optionen am Tisch
rulebook-options =
    Die **Spiellänge** bestimmt die Ränge vom Ratsherrn bis zum Eldermann: kurz { $short_ranks }; normal { $normal_ranks }; lang { $long_ranks }.

    Unter „Mehr Optionen“ liegen: Fest erst, wenn jemand Eldermann ist, Rollen (vier, sieben, keine), Baugenehmigungen (aus Aufträgen, auch aus Kämpfen, keine), Überfälle in Häfen, Hinterhalte per Dauerbefehl, Rückkehr der Segelkarten, Verkauf aus dem Kontor, Zoll, Startgeld, K-Felder, Talergrenze, Söldner erst ab dem Ratsherrn, Hafenblockade, Ende ohne Fest, Rundengrenze.

    Die sieben Rollen sind dazu: Gelehrter ({ $scholar }), Baumeister ({ $builder }), Wirt ({ $innkeeper }).

rulebook-house-title = Hausdaten für einen Prototyp
rulebook-house =
    Eldermann ist nicht erschienen. Grundlage sind die vorläufigen Regeln 3.0.3, die Bilder des Prototyps fehlen. Darum ist einiges **rekonstruiert und nicht vom Autor**, es sei denn, am Tisch wird mit dem Spielmaterial von jemandem gespielt, der es besitzt:
    - die Seekarte mit ihren Inseln und Piraten, die Ereignisscheibe
    - die { $order_cards } Auftragskarten und was sie einbringen
    - alle Ränge außer den { $pirate_rank } Ansehen, ab denen Piraten angreifen
    - wie viel ins Kontor passt, die Vorräte
    - Getreide und Tuch als dritte und vierte Ware
    - die Rollen außer Navigator und Kapitän, die Stufen einiger Spelunkenkarten
    - der Schluss nach Runde { $round_guard } auch ohne Rundengrenze

    Belegt sind Preise, Würfel, Gebäude und ihre Wirkung, die Kartenzahlen der Spelunke, das Fest und die Wahl.
