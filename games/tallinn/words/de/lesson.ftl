# Die Lektion: Ada lernt, Bo ist ihr Nachbar. Ein Text ist ausgefüllt höchstens 350 Zeichen lang.

lesson-title = Deine erste Partie Tallinn
lesson-theme = In Reval, dem heutigen Tallinn, gewinnst du Kaufleute, Ritter und Mönche für deine Auslage. Wettstreite bringen Punkte während der Partie, Auslage und Türme am Ende; wer dann die meisten Punkte hat, gewinnt.
lesson-seat-you = Ada (du)
lesson-seat-neighbour = Bo
lesson-end = Jetzt kennst du das ganze Spiel. Zu mehreren wird jede Auslage mit jeder anderen verglichen. Spiel eine Partie allein gegen Computer, setz dich an einen offenen Tisch oder lies in den Regeln nach.

scene-rounds = Karten, Hälften und Türme
scene-contests = Wettstreite von beiden
scene-final = Die letzten Runden und die Schlusswertung

place-cards = die Karten für einen Turm
place-card = deine Karte { $number }
place-row = { $number ->
    [0] deine Auslage
   *[other] die Auslage von Bo
}
place-table-row = { $number ->
    [0] deine Auslage
   *[other] die Auslage von Bo
}
place-panel-cards = die Knöpfe darunter

lesson-coin = Jede Runde wählt ihr beide verdeckt eine Karte und eine ihrer Hälften; dann legt ihr sie in eure Auslagen. Eine Hälfte mit Schwertern löst einen Wettstreit aus. Die linke Hälfte von Karte 4 zeigt Schwerter und einen Ritter. In deiner Auslage siehst du { $knights } Ritter, bei Bo { $their-knights }. Wähle 4L.
lesson-coin-done = { $knights } Ritter gegen { $their-knights }: Hast du mehr, bringt dir dein Wettstreit { $contest_more } Punkte. Bo legt { $half-9L-monks } Mönche ohne Schwerter und bekommt nichts: Punkte erhält nur, wer den Wettstreit auslöst. Die rechte Hälfte deiner Karte bleibt verdeckt und zählt nicht.
lesson-coin-not = { $choice } – dort sind keine Schwerter, und wir brauchen sie für einen Wettstreit. Wähle 4L.

lesson-tower = Nach deinem Wettstreit darfst du einen Turm bauen. Türme zählen erst am Ende, dafür mit beiden Hälften der Karte: Karte 7 hat zusammen { $card-7-merchants } Kaufleute und { $card-7-knights } Ritter. Ein Turm aus der Hand bleibt bis zum Ende geheim. Baue Karte 7 aus der Hand.
lesson-tower-done = Bo sieht, dass du einen Turm hast, aber nicht, welche Karte es ist. Der Turm hat seinen Preis: Am Ende der Runde ziehen alle genau eine Karte, also hast du nun { $hand } Karten und Bo { $their-hand }. Dir gehen die Karten eine Runde früher aus.
lesson-tower-other = Du musst keinen Turm bauen. So behältst du die Karte und hast nach dem Ziehen wieder { $hand } auf der Hand. Die nächste Gelegenheit kommt mit deinem nächsten Wettstreit.
lesson-tower-not = { $choice }: In einer Partie dürftest du das. Hier bauen wir Karte 7 aus der Hand.

lesson-half = Eine Hälfte ohne Schwerter löst nichts aus. Aber alle Personen bleiben in deiner Auslage und zählen in jedem späteren Wettstreit und am Ende. Mönche: du { $monks }, Bo { $their-monks }. Die linke Hälfte von Karte 9 bringt { $half-9L-monks }. Nimm 9L oder eine andere Hälfte.
lesson-half-done = Du hast jetzt { $monks } Mönche. Bo hat aber einen Mönch mit Schwertern gelegt und kommt auf { $their-monks }: { $their-gain } Punkte für Bo. Du verlierst nichts, denn ein Wettstreit kostet niemanden Punkte. Auch Bo hätte nun einen Turm bauen dürfen.
lesson-half-other = { $choice } – auch das geht. Bo hat einen Mönch mit Schwertern gelegt, { $their-monks } Mönche gegen deine { $monks }: { $their-gain } Punkte für Bo. Du verlierst nichts, denn ein Wettstreit kostet niemanden Punkte.

lesson-rival = Du hast { $points } Punkte, Bo hat { $their-points }; angefangen habt ihr mit { $start_points }. Ihr habt dieselben zehn Karten, nur anders gemischt. Beide können in einer Runde einen Wettstreit auslösen, auch für denselben Stand (Kaufleute, Ritter oder Mönche). Kaufleute: du { $merchants }, Bo { $their-merchants }. Wähle 1L, einen Kaufmann mit Schwertern.
lesson-rival-done = Auch Bo hat 1L gelegt. Erst wachsen beide Auslagen, dann wird jeder Wettstreit für sich gewertet: Mit { $merchants } Kaufleuten gegen { $their-merchants } bekommst du { $gain } Punkte. Bo hat weniger und bekommt nichts.
lesson-rival-not = { $choice } – dort sind keine Schwerter. Wähle 1L für einen Wettstreit um die Kaufleute.

lesson-row = Ihr hattet beide einen Wettstreit und dürft verdeckt und gleichzeitig je einen Turm bauen. Auch eine Karte der Auslage kann ein Turm werden, sogar die eben gelegte, nie aber die Startkarte. In der Auslage zählt sie dann nicht mehr. Karte 1: { $card-1-merchants } Kaufmann, { $card-1-knights } Ritter. Nimm sie aus der Auslage.
lesson-row-done = In deiner Auslage fehlt nun ein Kaufmann, bei den Türmen kam einer dazu. Diesen Turm kennen alle, denn die Karte lag offen. Bo hat aus der Hand gebaut: Du weißt nur, dass da ein Turm ist. Dein Turm hat keine Handkarte gekostet, du hast weiter { $hand }.
lesson-row-not = { $choice }: In einer Partie dürftest du das. Hier nehmen wir Karte 1 aus der Auslage.

lesson-tie = Du und Bo habt je { $merchants ->
    [one] einen Kaufmann
   *[other] { $merchants } Kaufleute
} in der Auslage. Auch Karte 2 hat einen Kaufmann mit Schwertern. Was passiert, wenn beide Auslagen gleich viele zeigen? Wähle 2L.
lesson-tie-done = Bo hat ebenfalls 2L gelegt, je { $merchants } Kaufleute. Bei Gleichstand gibt es { $contest_tie } Punkt für jeden, der den Wettstreit ausgelöst hat, hier also für beide. Kurz: Mehr bringt { $contest_more } Punkte, gleich viele { $contest_tie }, weniger nichts.
lesson-tie-not = { $choice } – dort sind keine Schwerter. Wähle 2L.

lesson-last-but-one = Einige Runden später: Dein Nachziehstapel ist leer, du hast noch { $hand } Karten. Am Ende wird jeder Stand noch einmal verglichen: mehr Personen { $final_more } Punkte, gleich viele { $final_tie }, bei null zu null keine. Ritter: du { $knights }, Bo { $their-knights }. Wähle 8L mit { $half-8L-knights } Rittern oder 8R.
lesson-last-but-one-done = { $knights } Ritter gegen { $their-knights }, so wie es jetzt liegt. Bei den Mönchen hat Bo { $their-monks }, du hast { $monks }. Das bringt Bo nicht nur die Punkte: Wer in einem Stand um { $lead } oder mehr zurückliegt, zahlt dem anderen auch noch { $lead_payment } Punkt.
lesson-last-but-one-other = { $knights } Ritter gegen { $their-knights }, so wie es jetzt liegt. Bei den Mönchen hat Bo { $their-monks }, du hast { $monks }. Das bringt Bo nicht nur die Punkte: Wer in einem Stand um { $lead } oder mehr zurückliegt, zahlt dem anderen auch noch { $lead_payment } Punkt.
lesson-last-but-one-not = { $choice }: Karte 6 heben wir für die letzte Runde auf. Wähle 8L oder 8R.

lesson-last = Deine letzte Karte. Die Partie endet, sobald niemand mehr Karten hat, spätestens nach Runde { $rounds }. Weil ihr beide aus der Hand gebaut habt, ist jetzt Schluss. 6L ist ein Mönch mit Schwertern. Gegen { $their-monks } Mönche verlierst du, aber auch ein verlorener Wettstreit erlaubt einen Turm. Wähle 6L.
lesson-last-done = { $monks } Mönche gegen { $their-monks }: Der Wettstreit bringt dir nichts. Aber du hattest einen und darfst noch einen Turm bauen. Deine Hand ist leer, also kommt er aus der Auslage. Bos letzte Karte brachte noch einen Ritter: { $knights } gegen { $their-knights } steht es nun.
lesson-last-not = { $choice } hat keine Schwerter. Wähle 6L: erst ein Wettstreit, dann ein Turm.

lesson-last-tower = Bei den Türmen zählt nur dein häufigster Stand, über beide Hälften aller Türme: bisher { $tower } Kaufleute. Wer da mehr hat, bekommt { $tower_more } Punkte, bei Gleichstand jeder { $tower_tie }. Karte 10 hat { $card-10-merchants } Kaufleute; sie fehlen dann in der Auslage, wo es { $merchants } gegen { $their-merchants } steht. Baue Karte 10.
lesson-last-tower-done = Kaufleute { $sheet-merchants } Punkte, Ritter { $sheet-knights }, Mönche { $sheet-monks }, und weil Bo dort so weit vorn liegt, zahlst du { $lead_payment }. Deine Türme zeigen { $tower } Kaufleute, Bos Türme höchstens { $their-tower } Personen eines Standes: { $sheet-towers } Punkte. Mit den { $sheet-game } aus der Partie hast du { $sheet-total }, Bo hat { $their-sheet-total }. Bei Gleichstand entscheiden alle Personen auf den Türmen.
lesson-last-tower-other = Kaufleute { $sheet-merchants } Punkte, Ritter { $sheet-knights }, Mönche { $sheet-monks }, für Vorsprünge von { $lead } oder mehr { $sheet-lead }, für deine Türme { $sheet-towers }. Mit den { $sheet-game } aus der Partie hast du { $sheet-total }, Bo hat { $their-sheet-total }. Bei Gleichstand entscheiden alle Personen auf den Türmen.
