# Die Lektion: Ada lernt, Bo ist ihr Nachbar. Ein Text ist ausgefüllt höchstens 220 Zeichen lang.

lesson-title = Deine erste Partie Ulm
lesson-theme = Ulm um 1500: Schieb Steine ins Münsterfeld und tu, was sie zeigen. Nach zehn Runden gewinnen die meisten Punkte.
lesson-seat-you = Ada (du)
lesson-seat-neighbour = Bo
lesson-end = Jetzt kennst du einen Zug und die Wertung. Die Regeln erklären Privilegien und Karten. Spiel allein, geh an einen offenen Tisch oder lies weiter.

scene-turn = Ein Zug
scene-town = Eine Karte und ein Siegel
scene-cards = Karten auslegen, Spatzen, geschlossene Reihen
scene-end = Ende und Wertung

place-cathedral = das Münsterfeld
place-goods = dein Besitz
place-river = der Fluss
place-panel-end = die Knöpfe darunter
place-looked-choir = die Karte Chor
place-quarter = { $name ->
    [farming] der Ackerbau
   *[other] das Schiefe Haus
}
place-coats = die zwei Stadtwappen
place-card-choir = deine Karte Chor
place-card-fustian = deine Karte Barchent
place-card-commodities = deine Karte Handelsgüter
place-dock = der Umschlagplatz

lesson-push = In jedem Zug ziehst du einen Stein, jetzt Geld, und schiebst ihn ins Münsterfeld. Die Reihe rückt weiter, ihr letzter Stein fällt heraus. Die drei Steine darin sind deine Aktionen. Schieb bei W2 ein, links in die Mitte.
lesson-push-done = In der Reihe liegen nun Geld, Fluss und Abräumen: deine drei Aktionen, in beliebiger Reihenfolge. Der Kartenstein wurde herausgeschoben und liegt rechts bei E2. Er bringt keine Aktion.
lesson-push-not = { $choice }: In einer Partie dürftest du das. Hier schieben wir bei W2 ein.

lesson-money = Geld bringt 1 Münze. Du hast { $coins } und brauchst sie bald für Siegel in der Stadt. Fang mit Geld an.
lesson-money-done = Jetzt hast du { $coins } Münzen. Am Spielende sind Münzen für sich nichts wert, gib sie also vorher aus.
lesson-money-not = { $choice } kommt auch noch. Erst das Geld.

lesson-sail = Mit Fluss fährt deine Zille aufs nächste freie Feld, nie zurück. Am Ende verlierst du vor der Brücke die Zahl ihres Feldes, dahinter bekommst du sie. Ihr beginnt bei { $first_field }. Wähle Fluss.
lesson-sail-done = Du bist bei { $at }. Jedes Feld grenzt an ein Viertel im Norden und eins im Süden; nur in diesen beiden kannst du mit einer Siegelaktion ein Siegel legen.
lesson-sail-not = { $choice } kommt auch noch. Erst der Fluss.

lesson-clear = Abräumen heißt: Du nimmst alle herausgeschobenen Steine einer Seite, einen bis drei. Sie sind dein Vorrat, mit dem du Karten kaufst. Rechts liegt der Stein, den du gerade herausgeschoben hast. Räum die Seite E ab.
lesson-clear-done = Du hast jetzt { $tiles } Kartensteine, einen davon seit dem Anfang. Eine Reihe mit einem Stein an einem ihrer Enden ist zu, in beiden Richtungen, bis jemand ihn nimmt. Deine hast du also gerade wieder geöffnet.
lesson-clear-not = { $choice }: In einer Partie dürftest du das. Hier räumen wir rechts ab.

lesson-finish = Alle drei Aktionen sind getan. Bis zum Ende des Zuges kannst du sie zurücknehmen, solange nichts Neues gezogen oder angesehen wurde. Was du nicht genutzt hast, verfällt dann. Beende deinen Zug.
lesson-finish-done = Nun war Bo am Zug: Seine Zille liegt bei { $their-at }. Sie hat dich überholt und dein Feld nicht mitgezählt, denn auf jedem Feld hat nur eine Zille Platz, außer am Start.

lesson-line = Runde 2: Du hast Karte gezogen. Du möchtest eine Karte kaufen (Kartenaktion) und ein Siegel legen (Siegelaktion, { $seal_price } Münzen). Von links geschoben, zeigt die unterste Reihe beides. Schieb bei W3 ein.
lesson-line-done = In deiner Reihe liegen nun Karte, Geld und Siegel. Du wählst ihre Reihenfolge und darfst welche weglassen. Was du nicht bezahlen kannst, verfällt.
lesson-line-not = { $choice }: In einer Partie dürftest du das. Hier schieben wir bei W3 ein.

lesson-buy = Die Kartenaktion: Du legst { $card_price } deiner Steine in den Beutel und nimmst die oberste Karte. Sind beide Steine gleich, siehst du zwei Karten und behältst eine. Du hast zwei Kartensteine. Kauf damit.
lesson-buy-done = Zwei Karten, die nur du siehst. Die andere wird offen abgelegt.
lesson-buy-not = { $choice }: In einer Partie dürftest du das. Hier kaufen wir erst eine Karte.

lesson-keep = Jede Karte hat zwei Erträge: sofort den oberen, oder ausgelegt den unteren am Schluss. Eine Münsterkarte bringt jetzt { $cathedral_now } oder am Ende { $cathedral_end }; Chor, Schiff und Turm zusammen { $cathedral_set } mehr. Behalte den Chor oder die andere.
lesson-keep-done = Sie ist auf deiner Hand, Bo sieht sie nicht. Eine Karte je Zug darfst du spielen; jede weitere braucht eine Kartenaktion.
lesson-keep-other = { $choice } ist auf deiner Hand, Bo sieht die Karte nicht. Eine Karte je Zug darfst du spielen; jede weitere braucht eine Kartenaktion.

lesson-seal = Für { $seal_price } Münzen legst du ein Siegel in ein Viertel neben deiner Zille und nutzt sein Privileg. Bei dir sind das Ackerbau und das Schiefe Haus. Wähle das Schiefe Haus.
lesson-seal-done = Dein Siegel liegt im Schiefen Haus. Für sich bringt ein Siegel keine Punkte, sondern das, was das Viertel bietet. Hier siehst du dir heimlich zwei Stadtwappen an und behältst eins.
lesson-seal-not = { $choice }: In einer Partie dürftest du das. Hier legen wir ein Siegel ins Schiefe Haus.

lesson-coat = Ein Wappen bringt Punkte und ein Siegel am Münster: Fällt dort ein Stein heraus, bekommst du einen Spatzen. Ein goldenes legt auch dein Wappen ins Viertel; Siegel dort bringen dir Punkte. Behalte das vom Schiefen Haus.
lesson-coat-done = Du hast { $points } Punkte und noch { $seals } Siegel. Dein Familienwappen liegt im Schiefen Haus. Legt Bo dort ein Siegel, bekommst du Punkte.
lesson-coat-not = { $choice } ist silbern: mehr Punkte, aber kein Familienwappen. Hier behalten wir das goldene.

lesson-lay = Bo hat ein Siegel ins Schiefe Haus gelegt: 2 Punkte für dich. Auf dein Feld N1 fiel ein Stein: ein Spatz. Leg vor dem Ziehen den Chor aus: Das kostet nichts.
lesson-lay-done = Der Chor liegt vor dir und zählt am Ende. Danach wurde ein Stein für dich gezogen.
lesson-lay-not = Du kannst sie auch später im Zug spielen. Hier legen wir sie jetzt aus.

lesson-swap = Du hast Abräumen gezogen, willst aber auf dem Fluss vorankommen. Für einen Spatzen darfst du vorher gegen einen Stein vom Umschlagplatz tauschen; behalten bringt er am Ende 1 Punkt. Tausche gegen Fluss.
lesson-swap-done = Dein Abräumstein liegt jetzt auf dem Umschlagplatz, und du schiebst dafür Fluss ein. Du hast noch { $sparrows } Spatzen.
lesson-swap-not = { $choice }: In einer Partie dürftest du das. Hier tauschen wir mit einem Spatzen gegen Fluss.

lesson-closed = Bei N1 und E3 liegen herausgeschobene Steine. Diese Reihen sind beidseitig zu: Bei N1, S1, W3 und E3 schiebt niemand ein, bis jemand dort abräumt. Schieb Fluss bei W1 ein, von links in die oberste Reihe.
lesson-closed-done = In deiner Reihe liegen Fluss und zweimal Geld: Jeder Stein ist eine eigene Aktion, das Geld bringt also zwei Münzen.
lesson-closed-not = { $choice }: In einer Partie dürftest du das. Hier schieben wir bei W1 ein.

lesson-pass = Du bist bei { $at }, Bo ist bei { $their-at }, ein Feld vor dir. Nimm Fluss und sieh, wo deine Zille anlegt.
lesson-pass-done = Bei { $at }: Das Feld von Bo wurde nicht mitgezählt. Mit jeder Zille, die du überholst, gewinnst du ein Feld.
lesson-pass-not = { $choice } kann warten. Erst der Fluss.

lesson-unused = Dein letzter Zug: Nach Runde { $rounds } ist Schluss. Es zählen noch Spatzen, dein Flussfeld und ausgelegte Karten, sonst nichts. Leg deine Handelskarte aus.
lesson-unused-done = Jede Handelskarte zeigt eine Ware. Ausgelegt bringt sie { $trade_end } Punkte; drei mit gleicher Ware bringen { $trade_same } mehr, drei verschiedene { $trade_mixed } mehr. Die eine Karte dieses Zuges ist damit gespielt.
lesson-unused-not = { $choice }: Leg erst die Karte aus, denn auf der Hand zählt sie nichts.

lesson-top = Zwei Kartenaktionen sind noch offen. Kauf mit einer die oberste Karte, für Abräumen und Siegel: Mit verschiedenen Steinen siehst du nur eine.
lesson-top-done = Aussuchen konntest du sie nicht, aber auslegen kannst du sie noch: mit deiner anderen Kartenaktion.
lesson-top-not = { $choice }: Hier kaufen wir erst die oberste Karte.

lesson-second = Leg noch deine Handkarte aus; danach hat Bo seinen letzten Zug.
lesson-second-done = { $sheet-game } Punkte, Spatzen { $sheet-sparrows }, Fluss { $sheet-river }, Münster { $sheet-cathedral }, Handel { $sheet-trade }: { $sheet-total }. Bo lag mit { $their-sheet-game } vorn und endet bei { $their-sheet-total }. Bei Gleichstand zählen Siegel in mehr Vierteln.
lesson-second-not = { $choice }: In einer Partie dürftest du das. Hier legen wir die Karte aus.
