# Die Lektion: Ada lernt, Bo ist ihr Nachbar. Ein Text hat ausgefüllt höchstens 220 Zeichen.

lesson-title = Deine ersten Fahrten in Eldermann
lesson-theme = Aufträge bringen Ansehen. Nach der Wahl gewinnt, wer als Patrizier ein Fest gibt.
lesson-seat-you = Ada (du)
lesson-seat-neighbour = Bo
lesson-end = Jetzt weißt du, wie ein Zug verläuft und wie man gewinnt. Mehr davon, wie Ausbauten und die Spelunke, erklären die Regeln. Spiel allein gegen Computer, setz dich an einen offenen Tisch oder lies die Regeln.

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

lesson-cards = Du liegst mit { $aboard } Bier in Lübeck. Die Summe deiner Segelkarten ist deine Reichweite, ihre Anzahl rückt die Ereignisscheibe weiter. Spiele 4 + 5.
lesson-cards-done = Der Pfeil zeigt auf einen Sturm, der Felder kostet. Deine Rolle, der Kapitän, mildert ihn um eins: Dir bleiben alle { $movement }. Andere Felder bringen Aufträge, freie Waren oder Piraten. Die Karten bekommst du zurück.
lesson-cards-other = { $choice }: auch zwei Karten, also zeigt der Pfeil auf einen Sturm. Deine Rolle, der Kapitän, mildert ihn: Dir bleiben alle { $movement } Felder. Andere Felder bringen Aufträge, freie Waren oder Piraten.
lesson-cards-not = { $choice }: In einer Partie dürftest du das. Hier spielen wir zwei Karten mit hoher Summe: 4 + 5.

lesson-harbour = Du darfst { $movement } Felder fahren, nie schräg: in einen Hafen, wo die Fahrt endet, oder auf ein freies Feld im Meer. Eine Stadt kauft alle Waren außer ihrer eigenen, in Flensburg Tuch. Fahre nach Flensburg.
lesson-harbour-done = Du bist im Hafen; die übrigen Felder verfallen. Jetzt handelst du: in beliebiger Reihenfolge, Schritt für Schritt, bis du „Fertig“ drückst. Bis dahin kannst du jeden Schritt zurücknehmen.
lesson-harbour-not = { $choice }: In einer Partie dürftest du das. Hier fahren wir nach Flensburg, wo jemand dein Bier kauft.

lesson-sale = Eine Ware bringt immer { $sell_price } Taler, in jeder Stadt, die sie nicht selbst herstellt. Anfangs darfst du je Zug nur { $sales_none } Ware verkaufen; mit einer Gilde sind es { $sales_guild }. Du hast { $taler } Taler. Verkaufe ein Bier.
lesson-sale-done = Du hast jetzt { $taler } Taler und wieder Platz für eine Ware an Bord. Das war dein einziger Verkauf in diesem Zug, aber du darfst noch kaufen, Aufträge erfüllen und bauen.
lesson-sale-not = { $choice }: In einer Partie dürftest du das. Hier verkaufen wir zuerst ein Bier.

lesson-purchase = Jede Stadt verkauft ihre eigene Ware für { $buy_price } Taler, hier Tuch. Du kaufst, was du bezahlen und tragen kannst. Viele Aufträge verlangen Tuch, und für das Fest brauchst du auch welches. Kaufe eines.
lesson-purchase-done = Du hast { $aboard } Waren an Bord und { $taler } Taler. Manchmal bringt die Scheibe Waren nach Memel, Stettin, Malmö oder Flensburg. Wer dort verkauft oder einen Auftrag erfüllt, darf sie umsonst mitnehmen.
lesson-purchase-not = { $choice }: In einer Partie dürftest du das. Hier kaufen wir Tuch.

lesson-end-turn = Nach dem Handel könntest du bauen. Dafür brauchst du aber eine Baugenehmigung, und du hast { $permits }: Nur ein erfüllter Auftrag bringt dir eine. Also brauchen wir als Nächstes einen Auftrag. Beende deinen Zug mit „Fertig“.
lesson-end-turn-done = Deine Segelkarten sind wieder auf deiner Hand, und was du gehandelt hast, gilt. Jetzt ist Bo an der Reihe, mit den gleichen vier Schritten: Karten, Ereignis, Fahrt, dann Handel und Bau.
lesson-end-turn-not = { $choice }: In einer Partie dürftest du das. Hier behalten wir unsere Waren und drücken „Fertig“.

lesson-storm = Du hast noch Bier und Tuch. Aufträge verlangen ein bis drei Waren; deine sind in Aalborg gefragt, { $distance } Felder weit. Neben den Karten siehst du, wohin sich der Pfeil dreht. Spiele 2 + 5.
lesson-storm-done = Wieder ein Sturm, und ein stärkerer: Selbst mit Kapitän kostet er ein Feld. Dir bleiben { $movement }, das reicht gerade. Wer keine Karte spielt, fährt nicht; der Pfeil bleibt stehen, und sein Ereignis kommt noch einmal.
lesson-storm-other = { $choice }: die gleiche Summe. Wieder ein Sturm, und ein stärkerer: Dir bleiben { $movement } Felder, das reicht gerade. Wer keine Karte spielt, lässt den Pfeil stehen, und sein Ereignis kommt noch einmal.
lesson-storm-not = { $choice }: In einer Partie dürftest du das. Mit 2 + 5 kommst du nach Aalborg.

lesson-order = Aalborg ist die Heimat von Bo, aber Hafen und Markt stehen allen offen; nur das Kontor gehört Bo. Dort liegen zwei Aufträge, für Tuch und für Bier. Fahre nach Aalborg.
lesson-order-done = Du bist in Aalborg. Im Hafen haben alle Schiffe Platz; auf See hält nur eines je Feld. Auf schwarz umrandeten Feldern lauern Piraten der gezeigten Stärke: Dort und auf der Scheibe greifen sie ab { $pirate_rank } Ansehen an.
lesson-order-not = { $choice }: In einer Partie dürftest du das. Hier fahren wir nach Aalborg, wo Aufträge liegen.

lesson-fill = Anfangs darfst du je Zug einen Auftrag erfüllen, neben dem Verkauf. Du gibst seine Waren von Bord ab und bekommst Taler und Ansehen. Die Karte wird deine Baugenehmigung. Erfülle den Auftrag für Bier oder den für Tuch.
lesson-fill-done = Du bekommst { $taler-more } Taler und { $points-more } Ansehen und hast nun { $permits ->
    [one] eine Baugenehmigung
   *[other] { $permits } Baugenehmigungen
}. Auch Bo hat schon Aufträge erfüllt: { $their-points } Ansehen für Bo, { $points } für dich. Neue Aufträge kommen, wenn der Pfeil auf einen zeigt.
lesson-fill-other = { $choice }. Du bekommst { $taler-more } Taler und { $points-more } Ansehen und hast nun { $permits ->
    [one] eine Baugenehmigung
   *[other] { $permits } Baugenehmigungen
}. Neue Aufträge kommen, wenn der Pfeil auf einen zeigt.
lesson-fill-not = { $choice }: In einer Partie dürftest du das. Hier erfüllen wir einen Auftrag, das bringt mehr.

lesson-dock = Mit einer Genehmigung baust du am Zugende für { $build_price } Taler: Die Schule bringt die Karten 6 und 7, das Lagerhaus Platz im Kontor, das Dock Platz an Bord, auch für eine Kanone. Baue das Dock oder etwas anderes.
lesson-dock-done = Du hast { $build_price } Taler und die Genehmigung bezahlt. Das Dock bleibt. Später lässt es sich ausbauen, für { $upgrade_price } Taler, eine Genehmigung und eine Ware. Eine Kanone für dein Schiff kostet { $cannon_price } Taler.
lesson-dock-other = { $choice }. Das hast du bezahlt, dazu die Genehmigung; ihre Karte kommt zurück in ihren Stapel. Ein Gebäude bleibt. Später lässt es sich ausbauen, für { $upgrade_price } Taler, eine Genehmigung und eine Ware.
lesson-dock-not = { $choice }: In einer Partie dürftest du das. Hier bauen wir das Dock, die Schule oder das Lagerhaus.

lesson-home = Viel später. Ein Bürgermeister ({ $mayor } Ansehen) hat die Wahl ausgerufen. Mit { $points } bist du Patrizier (ab { $patrician }) und darfst das Fest ausrichten. Daheim hast du alle vier Waren. Spiele die 4.
lesson-home-done = Eine Karte, also rückt der Pfeil um ein Feld weiter, auf einen Auftrag: In Danzig liegt eine neue Karte, in der Farbe der Ware dieser Stadt. Du darfst { $movement } Felder weit fahren. Das reicht bis nach Hause.
lesson-home-not = { $choice }: In einer Partie dürftest du das. Hier reicht die 4.

lesson-meeting = In deinem Hafen liegt Bos Schiff, mit Bier und einer Kanone. Auch du hast { $guns ->
    [one] eine Kanone
   *[other] { $guns } Kanonen
}: Damit darfst du ein Schiff überfallen, an dem du vorbeifährst oder hältst. Zuerst fährst du nur. Fahre nach Lübeck.
lesson-meeting-done = Kurz vor dem Hafen kommst du neben Bos Schiff und wirst sofort gefragt, ob du es überfällst. Tust du das nicht, darf Bo dich überfallen, denn auch dort ist eine Kanone an Bord.
lesson-meeting-not = { $choice }: In einer Partie dürftest du das. Hier fahren wir nach Hause, nach Lübeck.

lesson-raid = Ein Überfall kostet { $raid_price } Ansehen. Beide würfeln und zählen ihre Kanonen dazu. Ist deine Summe höher, nimmst du so viele Waren wie der Unterschied. Sonst siegt Bo, bekommt { $won_fight } Ansehen und nimmt dir Waren. Greif an.
lesson-raid-done = Deine Summe ist höher: Nimm so viele Waren wie der Unterschied. Der Überfall kostete { $raid_price } Ansehen, du hast { $points }. Gegen Piraten kämpft man ebenso: Ein Sieg bringt { $won_fight } Ansehen, sonst verlierst du { $lost_to_pirates } und Waren.
lesson-raid-not = { $choice }: In einer Partie dürftest du das. Hier versuchen wir einen Überfall.

lesson-booty = Nimm deine Beute. Dein Dock hat dafür ein Feld, neben denen für eigene Waren. Was darauf liegt, kannst du verkaufen oder für Aufträge verwenden. Ist alles voll, geht etwas über Bord. Nimm das Bier, oder lass es Bo.
lesson-booty-done = Du hast { $aboard } Waren an Bord. Dann ist dein Schiff in Lübeck eingelaufen. Immer wenn du heimkommst, bekommt dein Kontor eine deiner Heimatwaren, solange es Platz hat: Jetzt liegen { $stored } Bier darin.
lesson-booty-other = Du lässt Bo das Bier. Dann ist dein Schiff in Lübeck eingelaufen. Immer wenn du heimkommst, bekommt dein Kontor eine deiner Heimatwaren, solange es Platz hat: Jetzt liegen { $stored } Bier darin.

lesson-feast = Alle vier Waren sind daheim, du bist Patrizier. Bo hat { $their-points } Ansehen, du { $points }. Aber das Fest entscheidet. Richte es aus!
lesson-feast-done = Du hast gewonnen, mit { $points } Ansehen gegen { $their-points }. Wer mit allen vier Waren daheim Eldermann wird, mit { $elder }, gewinnt sogar außerhalb des eigenen Zuges. Fehlt beim Ziehen ein Auftrag, gewinnt niemand.
lesson-feast-not = { $choice }: In einer Partie dürftest du das. Hier richten wir das Fest aus.

lesson-base = Dein eigener Tisch beginnt mit Fragen. Reihum wählt ihr eine Heimatstadt aus vieren. Du beginnst mit zwei Stück ihrer Ware, und bei jeder Heimkehr kommt eins dazu. Nahe Städte, die sie kaufen, helfen. Wähle Lübeck.
lesson-base-done = Lübeck braut Bier, und Flensburg, das es kauft, ist nah. Bo wählt Aalborg, dort gibt es Fisch.
lesson-base-not = { $choice }: In einer Partie dürftest du das. Hier wählen wir Lübeck.

lesson-stow = Wohin mit deinen zwei Bier? Auf dem Schiff kannst du sie verkaufen oder Aufträge damit erfüllen. Im Kontor, dem Lager daheim, sind sie sicher vor Überfällen. Bo wählt gleichzeitig. Nimm beide mit, oder teile sie auf.
lesson-stow-done = Beide Bier sind an Bord. Dann wurden die Rollen ausgelost und offen verteilt: Bo ist Kaufmann und beginnt mit einem Gebäude, du bist Navigator.
lesson-stow-other = { $choice }. Dann wurden die Rollen ausgelost und offen verteilt: Bo ist Kaufmann und beginnt mit einem Gebäude, du bist Navigator.

lesson-arrow = Als Startspieler stellst du den Pfeil auf „Pirat 2“ A oder B. Von dort drehen ihn die Segelkarten. Hinter A kommen ein Auftrag und dann freie Waren, hinter B ein Sturm und dann ein Auftrag. Wähle A.
lesson-arrow-done = Der Pfeil steht auf A. Jetzt beginnt dein erster Zug, wie du ihn kennst: mit Segelkarten.
lesson-arrow-not = { $choice }: In einer Partie dürftest du das. Hier wählen wir A.

lesson-single = Die 5 reicht bis Flensburg, das dein Bier kauft. Eine Karte dreht den Pfeil auf einen Auftrag; als Navigator drehst du ihn umsonst weiter, auf Waren. Spiele die 5, mit oder ohne Drehen.
lesson-single-done = In Flensburg liegt ein Tuch. Verkaufst du dort ein Bier, darfst du es umsonst mitnehmen. Schau jedes Mal auf das nächste Feld: Der Navigator weicht Sturm und Piraten aus und holt sich, was ihm nützt.
lesson-single-other = { $choice }. Also wurde ein neuer Auftrag ausgelegt. Schau jedes Mal auf das nächste Feld: Der Navigator weicht Sturm und Piraten aus und holt sich, was ihm auf dem Weg nützt.
lesson-single-not = { $choice }: In einer Partie dürftest du das. Hier reicht die 5.
