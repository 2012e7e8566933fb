# Die Lektion: Ada lernt, Nora und Emil sind ihre Nachbarn. Ein Text ist ausgefüllt höchstens 220 Zeichen lang.

lesson-title = Deine erste Partie Tinker Tailor
lesson-theme = Wähle Rollen; der Reim ruft sie auf.
lesson-seat-you = Ada (du)
lesson-seat-nora = Nora
lesson-seat-emil = Emil
lesson-end = Jetzt kennst du das ganze Spiel und zehn der Rollen. Was die übrigen tun, steht dabei, sobald du sie wählen kannst. Spiel eine Partie allein gegen Computer, setz dich an einen offenen Tisch oder lies in den Regeln nach.

scene-round = Eine Runde: Rolle, Reim, Einkauf
scene-thieves = Rollen, die anderen etwas wegnehmen
scene-witch = Gaben, Piraten und eine Hexe
scene-end = Die letzte Runde und die Endwertung

place-row-goods = die Warenreihe des Marktes
place-row-money = die Geldreihe des Marktes
place-role = { $name ->
    [tinker] die Rolle Kesselflicker
    [thief] die Rolle Dieb
   *[witch] die Rolle Hexe
}
place-known = was du von den anderen weißt
place-seat = { $number ->
    [1] Noras Platz
   *[other] Emils Platz
}
place-round = die Nummer der Runde
place-sets = deine kompletten Sätze
place-money = dein Geld
place-fish = dein Fisch
place-wine = dein Wein

lesson-draft = Du hast { $pack } von { $roles } Rollen. Eine behältst du, die anderen gehen an Nora, dann Emil; { $roles-over } bleiben liegen. Behalte den Kesselflicker.
lesson-draft-done = Nun werden alle { $roles } Rollen aufgerufen, in der Reihenfolge des Reims: Kesselflicker, Schneider, Soldat … zuletzt der Schauspieler. Ist deine dran, deckst du sie auf und musst tun, was sie sagt. Du fängst an.
lesson-draft-not = { $choice }: In einer Partie dürftest du das. Behalte hier den Kesselflicker: Er ist als Erster dran und leicht zu spielen.

lesson-take = Dein Kesselflicker nimmt { $tinker-goods-said } und { $tinker-money-said } vom Markt, umsonst. Der erste Wein bringt am Ende { $wine-first } Punkte, Stoff { $cloth-first }, Fisch { $fish-first }, Brot { $bread-first }. Mit Geld kaufst du Waren. Nimm Wein und die 5.
lesson-take-done = Wein und Geld gehören dir; was eine Rolle nimmt, ist umsonst. Alle haben es gesehen. Erst jetzt wurden beide Reihen von den Stapeln aufgefüllt: { $goods-left } Waren, { $money-left } Geldkarten, je { $row-over } mehr als Spieler.
lesson-take-other = { $choice }: gehört dir; was eine Rolle nimmt, ist umsonst. Alle haben es gesehen. Erst jetzt wurden beide Reihen von den Stapeln aufgefüllt: { $goods-left } Waren, { $money-left } Geldkarten, je { $row-over } mehr als Spieler.
lesson-take-not = { $choice }: In einer Partie dürftest du das. Nimm hier die 5: Damit kaufst du gleich Wein und bekommst Wechselgeld.

lesson-buy = Nach deiner Aktion darfst du kaufen, was du bezahlen kannst: Brot { $bread-price }, Fisch { $fish-price }, Stoff { $cloth-price }, Wein { $wine-price }, Edelsteine { $gems-price }. Wechselgeld kommt aus der Geldreihe, nie vom Stapel. Kauf den Wein für 5, Wechselgeld 1.
lesson-buy-done = Du hast { $wine } Wein, zusammen { $wine-worth } Punkte. Emil war als Seemann dran: 1 Fisch und { $sailor-more-said }. Nora kam als Jüngling: { $young_man-goods-said }. Alle { $roles } Rollen sind aufgerufen, die Runde ist zu Ende.
lesson-buy-not = { $choice }: In einer Partie dürftest du das. Hier geht es um das Wechselgeld: Kauf Wein für 5, Wechselgeld 1.

lesson-thief = Runde { $round }: Startspieler ist jetzt Nora, links von dir, und alle { $roles } Rollen wurden neu gemischt. Du wählst zuletzt und siehst nur noch { $pack } Rollen. Der Dieb stiehlt bis zu { $thief-victims } Mitspielern je 1 zufällige Karte. Behalte den Dieb.
lesson-thief-done = Nora war vor dir dran, als Soldat: { $soldier-goods-said } und die niedrigste Geldkarte. Bis zum Ende der Runde lassen Armer Schlucker, Bettler, Dieb, Gesetzloser und Hexe ihre Hand in Ruhe. Nun ist der Dieb dran.
lesson-thief-not = { $choice }: In einer Partie dürftest du das. Behalte hier den Dieb.

lesson-victims = Wen bestiehlst du? Nora ist geschützt, also bleibt nur Emil. Die Karte suchst du dir nicht aus: Sie wird zufällig aus seiner ganzen Hand gezogen, aus Waren und Geld. Wähle Emil.
lesson-victims-done = Welche Karte es ist, wisst nur du und Emil. Nora sieht nur, dass es eine Ware war: Waren und Geld haben verschiedene Rückseiten. Weil du weniger als { $thief-victims } Mitspieler bestohlen hast, nimmst du dazu noch { $thief-money-said } vom Markt.
lesson-victims-not = Du dürftest auch niemanden bestehlen. Wähle hier Emil: Wir wollen sehen, was daraus wird.

lesson-coin = Such dir eine Geldkarte aus. Du kannst sie gleich nach dieser Aktion ausgeben. Nimm die 4 oder eine andere.
lesson-coin-done = Du hast nun { $money } Geld, und der Markt ist wieder aufgefüllt. Jetzt darfst du kaufen.
lesson-coin-other = { $choice }: Du hast nun { $money } Geld, und der Markt ist wieder aufgefüllt. Jetzt darfst du kaufen.

lesson-save = Kaufen muss niemand: Geld bleibt für spätere Runden auf der Hand; Edelsteine kosten { $gems-price }. Nur wechseln, ohne zu kaufen, darfst du nicht. Wähle „Nichts“ und behalte deine { $money }, oder kauf, was dir gefällt.
lesson-save-done = Dein Geld bleibt. Doch Emil nimmt als Kerkermeister { $jailer-goods-said } und von jedem Dieb, Piraten und Gesetzlosen dieser Runde 1 zufällige Karte, also von dir; sonst { $jailer-cards-said } vom Markt. Dagegen hilft kein Schutz.
lesson-save-other = { $choice }: erledigt. Doch Emil nimmt als Kerkermeister { $jailer-goods-said } und von jedem Dieb, Piraten und Gesetzlosen 1 zufällige Karte, also von dir; sonst { $jailer-cards-said } vom Markt.

lesson-witch = Runde { $round }, Startspieler ist Emil. Die Hexe nimmt { $witch-goods-said } und nennt eine Warensorte: Alle anderen, die sie haben, werfen { $witch-each } Karte davon ab. Sie wird als Vorletzte gerufen, die anderen handeln also vor dir. Behalte die Hexe.
lesson-witch-done = Zuerst wird Emil aufgerufen, der Bettler. Er fragt bis zu { $beggar_man-donors } Mitspieler, und jeder gibt ihm 1 Karte, die er selbst aussucht; alle geben gleichzeitig. Emil fragt Nora und dich.
lesson-witch-not = { $choice }: In einer Partie dürftest du das. Behalte hier die Hexe.

lesson-gift = Was gibst du Emil? Du wählst die Karte, und welche es ist, wisst nur ihr beide. Gib ihm die Geldkarte 1 oder eine Ware.
lesson-gift-done = Nur zwei haben gegeben, weniger als { $beggar_man-donors }, also nahm Emil dazu { $beggar_man-money-said }. Nora nahm als Pirat { $pirate-cards-said } beliebiger Art; Piratenkarten liegen dort, bis nächste Runde „Pirat“ gerufen wird.
lesson-gift-other = { $choice }: gegeben. Nur zwei haben gegeben, also nahm Emil dazu { $beggar_man-money-said }. Nora nahm als Pirat { $pirate-cards-said } beliebiger Art; Piratenkarten liegen dort, bis nächste Runde „Pirat“ gerufen wird.
lesson-gift-not = { $choice }: In einer Partie dürftest du das. Behalte hier die 4: Du gibst sie gleich aus.

lesson-gap = Der Pirat lässt nur { $goods-left } Waren und { $money-left } Geldkarten. Nimm als Hexe { $witch-goods-said }, etwa den Wein.
lesson-gap-done = Du hast jetzt { $wine } Wein. Nun schlägt die Hexe zu.
lesson-gap-other = { $choice }: gehört dir. Nun schlägt die Hexe zu.

lesson-curse = Nenne eine Sorte: Nora und Emil werfen davon je { $witch-each } Karte ab, wenn sie welche haben. Hände sind geheim, aber offen Genommenes sehen alle. Das Bild zeigt, was sicher ist: Emil hat Fisch. Nenne Fisch oder eine andere Sorte.
lesson-curse-done = Beide hatten Fisch und haben je einen auf den Ablagestapel gelegt. Die Hexe schadet nur den anderen, nie dir. Wer nichts abwirft, hat keine Karte dieser Sorte, und alle erfahren es. Wer geschützt ist, verliert nichts.
lesson-curse-other = { $choice }: Wer von den anderen etwas davon hatte, hat eine Karte auf den Ablagestapel gelegt. Wer nichts abwirft, hat keine Karte dieser Sorte, und alle erfahren es. Wer geschützt ist, verliert nichts.

lesson-change = Du darfst wieder kaufen. Fisch kostet { $fish-price }: Zahlst du mit einer 4, brauchst du 2 als Wechselgeld, und eine 2 liegt in der Geldreihe. Passt nichts, verfällt der Rest. Kauf einen Fisch für 4, Wechselgeld 2, oder anderes.
lesson-change-done = Gekauftes wird gleich ersetzt, außer auf den Plätzen des Piraten. Du hast { $wine } Wein, { $cloth } Stoff, { $fish } Fisch. Zuletzt käme der Schauspieler, der eine Rolle der Runde nachspielt. Eine neue Runde beginnt, bei dir.
lesson-change-other = { $choice }: erledigt. Gekauftes wird gleich ersetzt, außer auf den Plätzen des Piraten. Zuletzt käme der Schauspieler, der eine Rolle nachspielt. Eine neue Runde beginnt, bei dir.

lesson-last = Viel später: Runde { $round } von { $rounds }, die letzte. Zu dritt sind es { $rounds-3 }, zu zweit { $rounds-2 }, zu viert { $rounds-4 }, zu fünft { $rounds-5 }, zu sechst { $rounds-6 }. Dann zählen die Hände, deine jetzt { $score } Punkte. Behalte noch einmal den Kesselflicker.
lesson-last-done = Der Kesselflicker ist als Erster dran: Ware, Geld, Einkauf. Es ist dein letzter Zug, jetzt zählen nur noch Punkte. Es gibt sie für dreierlei: für komplette Sätze, für jede Warensorte und für übriges Geld.
lesson-last-not = { $choice }: In einer Partie dürftest du das. Behalte hier den Kesselflicker: noch einmal Ware und Geld.

lesson-set = Erstens: Jeder Satz aus allen fünf Sorten bringt { $set-points } Punkte. Ein Fisch macht den nächsten voll und zählt auch für seine Sorte. Zweitens: Geld am Ende zählt halb. Nimm einen Fisch und die 5; auch Brot oder Stoff geht.
lesson-set-done = { $score-more } Punkte mehr: { $set-points } für den neuen Satz, { $money-worth } für das Geld, solange du es behältst, der Rest für die Sorte Fisch. Deine Hand ist jetzt { $score } wert. Nun kommt dein letzter Einkauf.
lesson-set-other = { $choice }: { $score-more } Punkte mehr, davon { $money-worth } für das Geld, solange du es behältst. Komplette Sätze: { $sets }, jeder bringt { $set-points } Punkte. Nun kommt dein letzter Einkauf.
lesson-set-not = { $choice }: In einer Partie dürftest du das. Lass hier den Wein liegen und nimm die 5: Damit kaufst du ihn gleich und bekommst Wechselgeld.

lesson-eight = Drittens: Jede Sorte zählt nach ihrer Anzahl. 1 bis { $most-same } Wein bringen { $wine-points } Punkte, andere wachsen ebenso; mehr zählt nicht. Du hast { $wine } Wein. Kauf Wein für 5, Wechselgeld 1, oder etwas anderes.
lesson-eight-done = Brot { $bread-worth }, Fisch { $fish-worth }, Stoff { $cloth-worth }, Wein { $wine-worth }, Edelsteine { $gems-worth }, { $sets } Sätze { $set-worth }, Geld { $money-worth }: Mit { $total-0 } Punkten gewinnst du gegen Nora ({ $total-1 }) und Emil ({ $total-2 }). Bei Gleichstand zählen die meisten Edelsteine, dann der meiste Wein.
lesson-eight-other = Brot { $bread-worth }, Fisch { $fish-worth }, Stoff { $cloth-worth }, Wein { $wine-worth }, Edelsteine { $gems-worth }, { $sets } Sätze { $set-worth }, Geld { $money-worth }: { $total-0 } Punkte. Nora hat { $total-1 }, Emil { $total-2 }. Bei Gleichstand entscheiden die meisten Edelsteine, dann der meiste Wein.
