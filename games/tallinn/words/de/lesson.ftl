# Die Lektion: Ada lernt, Bo ist ihr Nachbar. Ein Text ist ausgefüllt höchstens 220 Zeichen lang.

lesson-title = Deine erste Partie Tallinn
lesson-theme = Reval, heute Tallinn: Wettstreite bringen Punkte während der Partie, Auslage und Türme am Ende. Die meisten Punkte gewinnen.
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

lesson-coin = Jede Runde wählt ihr beide verdeckt eine Karte und eine Hälfte davon für eure Auslagen. Schwerter lösen einen Wettstreit aus. 4L zeigt Schwerter und einen Ritter; du hast { $knights } Ritter, Bo { $their-knights }. Wähle 4L.
lesson-coin-done = { $knights } Ritter gegen { $their-knights }: Hast du in deinem eigenen Wettstreit mehr, bringt er { $contest_more } Punkte. Bo hat { $half-9L-monks } Mönche ohne Schwerter gelegt, also nichts ausgelöst, und bekommt nichts.
lesson-coin-not = { $choice } – dort sind keine Schwerter, und wir brauchen sie für einen Wettstreit. Wähle 4L.

lesson-tower = Nach deinem Wettstreit darfst du einen Turm bauen. Er zählt erst am Ende, dafür mit beiden Hälften: Karte 7 hat { $card-7-merchants } Kaufleute und { $card-7-knights } Ritter. Aus der Hand bleibt er geheim. Baue Karte 7 aus der Hand.
lesson-tower-done = Bo sieht deinen Turm, aber nicht, welche Karte es ist. Sein Preis: Am Ende der Runde ziehen alle nur eine Karte. Du hast nun { $hand } Karten, Bo { $their-hand }; dir gehen sie eine Runde früher aus.
lesson-tower-other = Du musst keinen Turm bauen. So behältst du die Karte und hast nach dem Ziehen wieder { $hand } auf der Hand. Die nächste Gelegenheit kommt mit deinem nächsten Wettstreit.
lesson-tower-not = { $choice }: In einer Partie dürftest du das. Hier bauen wir Karte 7 aus der Hand.

lesson-half = Ohne Schwerter kein Wettstreit. Aber alle Personen bleiben liegen und zählen später und am Ende. Mönche: du { $monks }, Bo { $their-monks }. 9L bringt { $half-9L-monks }. Nimm 9L oder eine andere Hälfte.
lesson-half-done = Du hast jetzt { $monks } Mönche. Bo hat aber einen Mönch mit Schwertern gelegt und kommt auf { $their-monks }: { $their-gain } Punkte für Bo. Du verlierst nichts, denn ein Wettstreit kostet niemanden Punkte.
lesson-half-other = { $choice } – auch das geht. Bo hat einen Mönch mit Schwertern gelegt, { $their-monks } Mönche gegen deine { $monks }: { $their-gain } Punkte für Bo. Ein Wettstreit kostet dich nichts.

lesson-rival = Ihr habt dieselben zehn Karten und { $points } zu { $their-points } Punkte; angefangen habt ihr mit { $start_points }. Beide können in einer Runde einen Wettstreit auslösen. Kaufleute: du { $merchants }, Bo { $their-merchants }. Wähle 1L, einen Kaufmann mit Schwertern.
lesson-rival-done = Auch Bo hat 1L gelegt. Erst wachsen beide Auslagen, dann wird jeder Wettstreit für sich gewertet: Mit { $merchants } Kaufleuten gegen { $their-merchants } bekommst du { $gain } Punkte, Bo bekommt nichts.
lesson-rival-not = { $choice } – dort sind keine Schwerter. Wähle 1L für einen Wettstreit um die Kaufleute.

lesson-row = Beide hattet ihr einen Wettstreit und dürft verdeckt bauen. Auch eine Karte der Auslage geht, nur nicht die Startkarte; dort zählt sie dann nicht mehr. Karte 1: { $card-1-merchants } Kaufmann, { $card-1-knights } Ritter. Nimm sie aus der Auslage.
lesson-row-done = In der Auslage fehlt nun ein Kaufmann, bei den Türmen kam einer dazu. Diesen Turm kennen alle, denn die Karte lag offen; von Bos weißt du nur, dass er da ist. Deine Hand hat weiter { $hand } Karten.
lesson-row-not = { $choice }: In einer Partie dürftest du das. Hier nehmen wir Karte 1 aus der Auslage.

lesson-tie = Du und Bo habt je { $merchants ->
    [one] einen Kaufmann
   *[other] { $merchants } Kaufleute
} in der Auslage. Auch Karte 2 hat einen Kaufmann mit Schwertern. Was passiert, wenn beide Auslagen gleich viele zeigen? Wähle 2L.
lesson-tie-done = Bo hat ebenfalls 2L gelegt, je { $merchants } Kaufleute. Gleich viele bringen jedem, der einen Wettstreit ausgelöst hat, { $contest_tie } Punkt. Kurz: Mehr bringt { $contest_more } Punkte, gleich viele { $contest_tie }, weniger nichts.
lesson-tie-not = { $choice } – dort sind keine Schwerter. Wähle 2L.

lesson-last-but-one = Dein Stapel ist leer, du hast noch { $hand } Karten. Am Ende wird jeder Stand noch einmal verglichen: mehr bringt { $final_more } Punkte, gleich viele { $final_tie }. Ritter: du { $knights }, Bo { $their-knights }. Wähle 8L ({ $half-8L-knights } Ritter) oder 8R.
lesson-last-but-one-done = { $knights } Ritter gegen { $their-knights }. Bei den Mönchen hast du { $monks }, Bo { $their-monks }. Das bringt Bo nicht nur die Punkte: Wer in einem Stand um { $lead } oder mehr zurückliegt, zahlt dem anderen noch { $lead_payment } Punkt.
lesson-last-but-one-other = { $knights } Ritter gegen { $their-knights }. Bei den Mönchen hast du { $monks }, Bo { $their-monks }. Das bringt Bo nicht nur die Punkte: Wer in einem Stand um { $lead } oder mehr zurückliegt, zahlt dem anderen noch { $lead_payment } Punkt.
lesson-last-but-one-not = { $choice }: Karte 6 heben wir für die letzte Runde auf. Wähle 8L oder 8R.

lesson-last = Deine letzte Karte. Schluss ist, sobald niemand mehr Karten hat, spätestens nach Runde { $rounds }. 6L ist ein Mönch mit Schwertern. Gegen { $their-monks } Mönche verlierst du, aber auch das erlaubt einen Turm. Wähle 6L.
lesson-last-done = { $monks } Mönche gegen { $their-monks }: Der Wettstreit bringt dir nichts. Aber du hattest einen und darfst noch einen Turm bauen. Deine Hand ist leer, also kommt er aus der Auslage. Ritter: jetzt { $knights } gegen { $their-knights }.
lesson-last-not = { $choice } hat keine Schwerter. Wähle 6L: erst ein Wettstreit, dann ein Turm.

lesson-last-tower = Bei den Türmen zählt nur dein häufigster Stand: bisher { $tower } Kaufleute. Mehr bringt { $tower_more } Punkte, gleich viele { $tower_tie }. Karte 10 hat { $card-10-merchants } Kaufleute, die der Auslage kaum fehlen: { $merchants } gegen { $their-merchants }. Baue Karte 10.
lesson-last-tower-done = Kaufleute { $sheet-merchants }, Ritter { $sheet-knights }, Mönche { $sheet-monks }, Bos Vorsprung −{ $lead_payment }; Türme { $sheet-towers }, mit { $tower } Kaufleuten gegen höchstens { $their-tower }; aus der Partie { $sheet-game }. Du hast { $sheet-total } Punkte, Bo { $their-sheet-total }. Du hast gewonnen.
lesson-last-tower-other = Kaufleute { $sheet-merchants }, Ritter { $sheet-knights }, Mönche { $sheet-monks }, Vorsprünge ab { $lead } { $sheet-lead }, Türme { $sheet-towers }, aus der Partie { $sheet-game }. Du hast { $sheet-total } Punkte, Bo { $their-sheet-total }. Bei Gleichstand entscheiden alle Personen auf den Türmen.
