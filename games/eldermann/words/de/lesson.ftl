# Die Lektion: Ada lernt, Bo ist ihr Nachbar. Ein Text hat ausgefüllt höchstens 350 Zeichen.

lesson-title = Deine ersten Fahrten in Eldermann
lesson-theme = Du handelst für die Hanse auf der Ostsee. Aufträge bringen Ansehen. Ansehen macht dich zum Patrizier, später zum Bürgermeister. Der erste Bürgermeister ruft die Wahl aus. Von da an gewinnt, wer mindestens Patrizier ist und in seinem Zug daheim ein Fest mit allen vier Waren ausrichtet.
lesson-seat-you = Ada (du)
lesson-seat-neighbour = Bo
lesson-end = Jetzt weißt du, wie ein Zug verläuft und wie man gewinnt. Es gibt noch mehr: Rollen, Ausbauten, die Spelunke und ihre Karten; die Regeln erklären sie, wenn sie vorkommen. Spiel allein gegen Computer, setz dich an einen offenen Tisch oder lies die Regeln.

scene-voyage = Eine erste Fahrt
scene-building = Ein Auftrag und ein Gebäude
scene-feast = Ein Überfall und das Fest
scene-start = Die Fragen am Anfang eines Tisches

place-hand-town = die Stadt, in der du handelst
place-hand-ship = dein Schiff und dein Kontor
place-hand-city = deine Gebäude
place-hand-cards = deine Segelkarten
place-hand-outlook = die Ereignisse bei keiner, einer und zwei Karten
place-disc = die Ereignisscheibe
place-seat = { $number ->
    [0] deine eigene Tafel
   *[other] die Tafel von Bo
}
place-town = { $name ->
    [flensburg] Flensburg
    [aalborg] Aalborg
    [lubeck] Lübeck
   *[other] die Stadt
}
place-panel-done = die Knöpfe darunter

lesson-cards = Dein Schiff liegt mit { $aboard } Bier daheim in Lübeck. Bo aus Aalborg hatte schon einen Zug. Jeder Zug beginnt mit Segelkarten: Ihre Summe sagt, wie weit du fahren darfst, ihre Anzahl, um wie viele Felder der Pfeil auf der Ereignisscheibe weiterrückt. Spiele 4 + 5.
lesson-cards-done = Der Pfeil zeigt nun auf einen Sturm, der dich Felder kostet. Deine Rolle, der Kapitän, mildert ihn um ein Feld: Dir bleiben alle { $movement } Felder. Als Navigator würdest du hier gefragt, ob du den Pfeil ein Feld weiterdrehst. Andere Felder bringen neue Aufträge, freie Waren oder Piraten. Deine Karten kommen am Ende des Zuges zurück.
lesson-cards-other = { $choice }: auch zwei Karten, also ein Sturm, der dich Felder kostet. Deine Rolle, der Kapitän, mildert ihn um ein Feld: Dir bleiben alle { $movement } Felder. Als Navigator würdest du hier gefragt, ob du den Pfeil ein Feld weiterdrehst. Andere Felder bringen neue Aufträge, freie Waren oder Piraten. Deine Karten kommen am Ende des Zuges zurück.
lesson-cards-not = { $choice }: In einer Partie dürftest du das. Hier spielen wir zwei Karten mit hoher Summe: 4 + 5.

lesson-harbour = Du darfst jetzt bis zu { $movement } Felder fahren, geradeaus in alle vier Richtungen, nie schräg: in einen Hafen, der die Fahrt beendet, oder auf ein freies Feld im Meer. Eine Stadt kauft alle Waren außer ihrer eigenen. In Flensburg ist das Tuch, also wirst du dort Bier los. Fahre nach Flensburg.
lesson-harbour-done = Du bist im Hafen; die übrigen Felder verfallen. Jetzt handelst du: in beliebiger Reihenfolge, Schritt für Schritt, bis du „Fertig“ drückst. Bis dahin kannst du jeden Schritt zurücknehmen.
lesson-harbour-not = { $choice }: In einer Partie dürftest du das. Hier fahren wir nach Flensburg, wo jemand dein Bier kauft.

lesson-sale = Eine Ware bringt immer { $sell_price } Taler, in jeder Stadt, die sie nicht selbst herstellt. Anfangs darfst du je Zug nur { $sales_none } Ware verkaufen; mit einer Gilde sind es { $sales_guild }. Du hast { $taler } Taler. Verkaufe ein Bier.
lesson-sale-done = Du hast jetzt { $taler } Taler und wieder Platz für eine Ware an Bord. Das war dein einziger Verkauf in diesem Zug, aber du darfst noch kaufen, Aufträge erfüllen und bauen.
lesson-sale-not = { $choice }: In einer Partie dürftest du das. Hier verkaufen wir zuerst ein Bier.

lesson-purchase = Jede Stadt verkauft ihre eigene Ware für { $buy_price } Taler, hier also Tuch. Du kaufst so viel, wie du bezahlen und tragen kannst. Tuch wird in den Aufträgen vieler Städte verlangt, und für das Fest brauchst du auch welches. Kaufe eines.
lesson-purchase-done = Du hast jetzt { $aboard } Waren an Bord und { $taler } Taler. Manchmal bringt die Ereignisscheibe kostenlose Waren nach Memel, Stettin, Malmö oder Flensburg. Wer dort etwas verkauft oder einen Auftrag erfüllt hat, darf sie umsonst mitnehmen.
lesson-purchase-not = { $choice }: In einer Partie dürftest du das. Hier kaufen wir Tuch.

lesson-end-turn = Nach dem Handel könntest du bauen. Dafür brauchst du aber eine Baugenehmigung, und du hast { $permits }: Nur ein erfüllter Auftrag bringt dir eine. Also brauchen wir als Nächstes einen Auftrag. Beende deinen Zug mit „Fertig“.
lesson-end-turn-done = Deine Segelkarten sind wieder auf deiner Hand, und was du gehandelt hast, gilt. Jetzt ist Bo an der Reihe, mit den gleichen vier Schritten: Karten, Ereignis, Fahrt, dann Handel und Bau.
lesson-end-turn-not = { $choice }: In einer Partie dürftest du das. Hier behalten wir unsere Waren und drücken „Fertig“.

lesson-storm = In Runde 3 hast du noch Bier und Tuch an Bord. Bei den Städten liegen Aufträge; jeder verlangt ein bis drei Waren, die du in diese Stadt bringst. Deine sind in Aalborg gefragt, { $distance } Felder weit weg. Neben deinen Karten siehst du, wohin keine, eine oder zwei Karten den Pfeil drehen. Spiele 2 + 5.
lesson-storm-done = Wieder ein Sturm, und ein stärkerer: Selbst mit deinem Kapitän kostet er dich ein Feld. Dir bleiben { $movement } Felder, und das reicht gerade. Übrigens: Wer keine Karte spielt, fährt nicht; der Pfeil bleibt stehen, und sein Ereignis kommt noch einmal.
lesson-storm-other = { $choice }: zwei Karten und die gleiche Summe. Wieder ein Sturm, und ein stärkerer: Selbst mit deinem Kapitän kostet er dich ein Feld. Dir bleiben { $movement } Felder, und das reicht gerade. Übrigens: Wer keine Karte spielt, fährt nicht; der Pfeil bleibt stehen, und sein Ereignis kommt noch einmal.
lesson-storm-not = { $choice }: In einer Partie dürftest du das. Mit 2 + 5 kommst du nach Aalborg.

lesson-order = Aalborg ist die Heimat von Bo, aber Hafen und Markt stehen allen offen. Nur das Kontor dort, das Lager an Land, gehört Bo allein. In Aalborg liegen zwei Aufträge, einer für Tuch und einer für Bier. Fahre nach Aalborg.
lesson-order-done = Du bist in Aalborg und hast Waren für beide Aufträge. Ein Hafen hat Platz für alle Schiffe; auf See darf nur ein Schiff auf einem Feld halten. Auf schwarz umrandeten Feldern lauern Piraten, die Zahl ist ihre Stärke: Dort und auf der Scheibe greifen sie jeden ab { $pirate_rank } Ansehen an.
lesson-order-not = { $choice }: In einer Partie dürftest du das. Hier fahren wir nach Aalborg, wo Aufträge liegen.

lesson-fill = Anfangs darfst du je Zug einen Auftrag erfüllen, zusätzlich zum Verkauf. Du gibst seine Waren ab, die an Bord sein müssen, und bekommst Taler und Ansehen, wie es am Knopf steht. Die Karte wird deine Baugenehmigung. Erfülle den Auftrag für Bier oder den für Tuch.
lesson-fill-done = Du bekommst { $taler-more } Taler und { $points-more } Ansehen und hast nun { $permits ->
    [one] eine Baugenehmigung
   *[other] { $permits } Baugenehmigungen
}. Auch Bo hat schon Aufträge erfüllt: { $their-points } Ansehen für Bo, { $points } für dich. Neue Aufträge kommen, wenn der Pfeil auf einen zeigt.
lesson-fill-other = { $choice }. Du bekommst { $taler-more } Taler und { $points-more } Ansehen und hast nun { $permits ->
    [one] eine Baugenehmigung
   *[other] { $permits } Baugenehmigungen
}. Neue Aufträge kommen, wenn der Pfeil auf einen zeigt.
lesson-fill-not = { $choice }: In einer Partie dürftest du das. Hier erfüllen wir einen Auftrag, das bringt mehr.

lesson-dock = Mit einer Genehmigung darfst du am Ende deines Zuges einmal bauen, auch auf See, für { $build_price } Taler. Die Schule bringt dir die Segelkarten 6 und 7, das Lagerhaus Platz im Kontor, das Dock Platz an Bord, auch für eine Kanone. Bauen beendet den Zug. Baue das Dock oder eines der anderen zwei.
lesson-dock-done = Du hast { $build_price } Taler und die Genehmigung bezahlt; ihre Karte kommt zurück in ihren Stapel. Das Dock bleibt. Später lässt es sich ausbauen, für { $upgrade_price } Taler, eine Genehmigung und eine Ware. Eine Kanone für dein Schiff kostet { $cannon_price } Taler.
lesson-dock-other = { $choice }. Das hast du bezahlt, dazu die Genehmigung; ihre Karte kommt zurück in ihren Stapel. Ein Gebäude bleibt. Später lässt es sich ausbauen, für { $upgrade_price } Taler, eine Genehmigung und eine Ware.
lesson-dock-not = { $choice }: In einer Partie dürftest du das. Hier bauen wir das Dock, die Schule oder das Lagerhaus.

lesson-home = Viele Runden später. Der erste Bürgermeister, mit { $mayor } Ansehen, hat die Wahl ausgerufen. Patrizier ist man ab { $patrician }, und du hast { $points }: Du darfst das Fest ausrichten. Fisch, Getreide und Tuch sind an Bord, ein Bier liegt im Kontor in Lübeck: daheim sind es alle vier Waren. Spiele die 4.
lesson-home-done = Eine einzige Karte, also rückt der Pfeil nur um ein Feld weiter, auf einen Auftrag: In Danzig liegt eine neue Karte. Die Farbe eines Auftrags ist die der Ware, die seine Stadt herstellt, nicht die der verlangten. Du darfst { $movement } Felder weit fahren. Das reicht bis nach Hause.
lesson-home-not = { $choice }: In einer Partie dürftest du das. Hier reicht die 4.

lesson-meeting = In deinem Hafen liegt Bos Schiff, mit einem Bier und einer Kanone an Bord, und du hast { $guns ->
    [one] auch eine Kanone
   *[other] { $guns } Kanonen
}. Wer eine Kanone hat und an einem Schiff vorbeifährt oder neben ihm hält, darf es überfallen, auch im Hafen. Zuerst sagst du nur, wohin du fährst. Fahre nach Lübeck.
lesson-meeting-done = Kurz vor dem Hafen kommst du neben Bos Schiff und wirst sofort gefragt, ob du es überfällst. Tust du das nicht, darf Bo dich überfallen, denn auch dort ist eine Kanone an Bord.
lesson-meeting-not = { $choice }: In einer Partie dürftest du das. Hier fahren wir nach Hause, nach Lübeck.

lesson-raid = Ein Überfall kostet dich { $raid_price } Ansehen, wie er auch ausgeht. Dann würfeln beide und zählen ihre Kanonen dazu. Ist deine Summe höher, nimmst du so viele Waren, wie der Unterschied beträgt. Sonst siegt Bo, auch bei Gleichstand, bekommt { $won_fight } Ansehen und nimmt dir auf die gleiche Weise Waren. Greif an.
lesson-raid-done = Die Würfel waren dir günstig: Deine Summe ist höher, also darfst du so viele Waren nehmen, wie der Unterschied beträgt. Der Überfall hat dich trotzdem { $raid_price } Ansehen gekostet; du hast nun { $points }. Kanonen gehen nie verloren. Gegen Piraten kämpft man ebenso: Ein Sieg bringt { $won_fight } Ansehen, eine Niederlage kostet { $lost_to_pirates } und Waren.
lesson-raid-not = { $choice }: In einer Partie dürftest du das. Hier versuchen wir einen Überfall.

lesson-booty = Jetzt nimmst du deine Beute. Weil du ein Dock hast, gibt es an Bord neben den Feldern für eigene Waren ein Feld für Beute. Was darauf liegt, kannst du verkaufen oder für Aufträge verwenden. Ist an Bord alles voll, geht etwas über Bord. Nimm das Bier, oder lass es Bo.
lesson-booty-done = Du hast { $aboard } Waren an Bord. Dann ist dein Schiff in Lübeck eingelaufen. Immer wenn du heimkommst, bekommt dein Kontor eine deiner Heimatwaren, solange es Platz hat: Jetzt liegen { $stored } Bier darin.
lesson-booty-other = Du lässt Bo das Bier. Dann ist dein Schiff in Lübeck eingelaufen. Immer wenn du heimkommst, bekommt dein Kontor eine deiner Heimatwaren, solange es Platz hat: Jetzt liegen { $stored } Bier darin.

lesson-feast = Alle vier Waren sind daheim: Bier im Kontor, dazu Fisch, Getreide und Tuch an Bord, was im Heimathafen zählt. Die Wahl ist ausgerufen, und du bist Patrizier. Bo hat { $their-points } Ansehen, du hast { $points }. Aber nicht das Ansehen entscheidet, sondern das Fest. Richte es aus!
lesson-feast-done = Du hast gewonnen, mit { $points } Ansehen gegen { $their-points }. Damit ist das Spiel sofort zu Ende. Wer mit { $elder } Ansehen Eldermann ist und alle vier Waren daheim hat, gewinnt sogar außerhalb des eigenen Zuges. Muss ein Auftrag gezogen werden und sein Stapel ist leer, endet das Spiel, und niemand gewinnt.
lesson-feast-not = { $choice }: In einer Partie dürftest du das. Hier richten wir das Fest aus.

lesson-base = Ein eigener Tisch beginnt mit ein paar Fragen. Zuerst wählt ihr reihum eine Heimatstadt aus vieren. Ihre Ware ist deine Heimatware: Mit zweien davon beginnst du, und bei jeder Heimkehr bekommt dein Kontor eine. Nahe Städte, die sie kaufen, und Aufträge dafür helfen am Anfang. Wähle wieder Lübeck.
lesson-base-done = Lübeck braut Bier, und Flensburg, das es kauft, ist nah. Bo wählt Aalborg, dort gibt es Fisch.
lesson-base-not = { $choice }: In einer Partie dürftest du das. Hier wählen wir Lübeck.

lesson-stow = Wohin kommen deine zwei Bier? Auf dem Schiff kannst du sie anderswo verkaufen oder damit Aufträge erfüllen. Im Kontor, deinem Lager daheim, sind sie vor Überfällen sicher. Bo wird gleichzeitig gefragt, und niemand sieht die andere Antwort vorher. Nimm beide aufs Schiff, oder teile sie auf.
lesson-stow-done = Beide Bier sind an Bord. Dann wurden die Rollen ausgelost und offen verteilt: Bo ist Kaufmann und beginnt mit einem Gebäude, du bist Navigator.
lesson-stow-other = { $choice }. Dann wurden die Rollen ausgelost und offen verteilt: Bo ist Kaufmann und beginnt mit einem Gebäude, du bist Navigator.

lesson-arrow = Du bist Startspieler und stellst den Pfeil auf eines der beiden Felder „Pirat 2“, A oder B. Von dort drehen ihn die Segelkarten. Hinter A kommen ein Auftrag und dann freie Waren, hinter B ein Sturm und dann ein Auftrag. Wähle A.
lesson-arrow-done = Der Pfeil steht auf A. Jetzt beginnt dein erster Zug, wie du ihn kennst: mit Segelkarten.
lesson-arrow-not = { $choice }: In einer Partie dürftest du das. Hier wählen wir A.

lesson-single = Flensburg kauft dein Bier, und eine Karte reicht für den Weg. Sie dreht den Pfeil ein Feld weiter, auf einen Auftrag. Spiele die 5.
lesson-single-done = Der Pfeil zeigt auf den Auftrag. Bevor er kommt, wirst du als Navigator gefragt.
lesson-single-not = { $choice }: In einer Partie dürftest du das. Hier reicht die 5.

lesson-navigate = Das wird ein Navigator in jedem seiner Züge gefragt: Drehst du den Pfeil ein Feld weiter? Es kostet nichts. Lässt du ihn stehen, kommt ein neuer Auftrag in eine Stadt. Ein Feld weiter sind freie Waren: Fisch für Stettin und Tuch für Flensburg, wohin du fährst. Dreh den Pfeil, oder lass ihn stehen.
lesson-navigate-done = In Flensburg liegt jetzt ein Tuch. Wenn du dort ein Bier verkaufst, darfst du es umsonst mitnehmen. Schau also jedes Mal auf das nächste Feld: Der Navigator weicht Sturm und Piraten aus und holt sich, was ihm auf dem Weg nützt.
lesson-navigate-other = { $choice }. Also wurde ein neuer Auftrag ausgelegt. Schau jedes Mal auf das nächste Feld: Der Navigator weicht Sturm und Piraten aus und holt sich, was ihm auf dem Weg nützt.
