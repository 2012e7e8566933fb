# Die Regeln in eigenen Worten, Kapitel für Kapitel. Vor ** am Anfang einer Zeile steht {""}, sonst endet der Text dort.

rulebook-goal-title = Worum es geht
rulebook-goal =
    Du sammelst Waren: **Brot, Fisch, Stoff, Wein und Edelsteine**. Je mehr Karten einer Sorte du hast, desto mehr ist jede wert, komplette Sätze aus allen fünf bringen Extrapunkte, und übriges Geld zählt ein wenig.

    In jeder Runde wählen alle verdeckt eine **Rolle**. Dann wird der Reim aufgerufen: Kesselflicker, Schneider, Soldat, Seemann und so weiter bis zum Schauspieler. Wird deine Rolle gerufen, deckst du sie auf, führst ihre Aktion aus und darfst Waren kaufen.

    Runden: { $rounds-3 } zu dritt, { $rounds-4 } zu viert, { $rounds-5 } zu fünft, { $rounds-6 } zu sechst und { $rounds-2 } zu zweit. Der Startspieler wechselt jede Runde nach links.

rulebook-setup-title = Vorbereitung
rulebook-setup =
    Der **Markt** hat zwei Reihen, eine mit Waren und eine mit Geld. In jeder liegen { $row-over } Karten mehr, als ihr Spieler seid, zu zweit { $duel-row }. Daneben liegen die verdeckten Stapel.

    Brot kostet { $bread-price }, Fisch { $fish-price }, Stoff { $cloth-price }, Wein { $wine-price }, Edelsteine { $gems-price }. Geldkarten haben die Werte { $least-money } bis { $most-money }.

    Deine Hand ist geheim. Niemand muss sagen, wie viele Karten er hat, außer eine Rolle verlangt es. (Ihr könnt am Tisch offene Kartenzahlen vereinbaren.)

    {""}**Zu fünft** sind die ersten { $twice } zweimal Startspieler, die anderen einmal. Zum Ausgleich { $late } { $extra-goods-said } vor der ersten Runde.

rulebook-draft-title = Rolle auswählen
rulebook-draft =
    Der Startspieler mischt alle { $roles } Rollen und zieht { $roles-over } mehr, als Spieler dabei sind. Er behält **eine** und gibt die übrigen nach links. Wer sie bekommt, behält wieder eine, und so weiter. Die letzten { $roles-over } Rollen werden verdeckt abgelegt, die restlichen spielen in dieser Runde nicht mit.

    Du siehst nur die Rollen, die du in die Hand bekommst. Merk sie dir: Wer links von dir sitzt, hat eine von denen, die du weitergegeben hast. `/hand` zeigt sie dir noch einmal.

    Zu zweit läuft die Auswahl anders, siehe „Zu zweit“.

rulebook-rhyme-title = Der Reim
rulebook-rhyme =
    Alle { $roles } Rollen werden gerufen, immer in dieser Reihenfolge:

    Kesselflicker · Schneider · Soldat · Seemann · Geldsack · Armer Schlucker · Bettler · Dieb · Prediger · Pirat · Gesetzloser · Kerkermeister · Greis · Jüngling · Händler · Hexe · Schauspieler

    Hast du die Rolle, deckst du sie auf und führst ihre Aktion aus, **soweit es geht**. Ablehnen kannst du sie nicht, nur ein „bis zu“ lässt dir die Wahl. Am Ende der Aktion wird ersetzt, was aus dem Markt genommen wurde. Danach darfst du kaufen. Eine Rolle, die niemand hat, wird sofort übergangen.

    Manche Rollen beziehen sich auf Rollen, die „diese Runde aufgedeckt“ wurden. Noch nicht gerufene Rollen zählen nicht.

rulebook-buying-title = Waren kaufen
rulebook-buying =
    Nach deiner Aktion darfst du beliebig viele Waren aus dem Markt kaufen, alle auf einmal.

    Du zahlst mit Geldkarten und darfst **Wechselgeld aus der Geldreihe** nehmen, aber nicht vom Stapel und nicht von dem, was du gerade bezahlt hast. Fehlt passendes Wechselgeld, verfällt der Rest. Überflüssige Karten darfst du nicht dazulegen, und ohne Kauf wird nicht gewechselt.

    Beispiel: Wein kostet { $wine-price }. Du zahlst mit einer { $most-money } und nimmst eine { $wine-change } aus dem Markt.

    Wer tippt, nennt Waren, Bezahlung und Wechselgeld, getrennt durch Schrägstriche: „Fisch und Wein / 5 und 1 / 1“.

    Bezahltes Geld kommt auf den Ablagestapel. Danach werden beide Reihen aufgefüllt. Übriges Geld bleibt auf deiner Hand.

rulebook-roles-1-title = Rollen: Kesselflicker bis Armer Schlucker
rulebook-roles-1 =
    „Nimm“ heißt: offen aus dem Markt.

    {""}**Kesselflicker:** Nimm { $tinker-goods-said } und { $tinker-money-said }.
    {""}**Schneider:** Nimm 1 Stoff, oder eine beliebige Ware, wenn keiner ausliegt. Dann { $tailor-more-said } deiner Wahl.
    {""}**Soldat:** Nimm { $soldier-goods-said } und die niedrigste Geldkarte. Bis zum Ende der Runde bist du **geschützt**: Armer Schlucker, Bettler, Dieb, Gesetzloser und Hexe lassen deine Hand in Ruhe. Der Kerkermeister nicht.
    {""}**Seemann:** Nimm 1 Fisch, oder eine beliebige Ware, wenn keiner ausliegt. Dann { $sailor-more-said } deiner Wahl.
    {""}**Geldsack:** Nimm { $rich_man-money-said }. Gib dann 1 Geldkarte deiner Hand an jemand anderen. Waren es weniger als { $rich_man-money }, gibst du nichts.
    {""}**Armer Schlucker:** Nimm { $poor_man-goods-said }. Die anderen sagen, wie viele Geldkarten sie haben. Wer die meisten hat, gibt dir eine seiner Wahl. Bei Gleichstand entscheidest du. Hat niemand Geld, nimm { $poor_man-money-said }.

rulebook-roles-2-title = Rollen: Bettler bis Kerkermeister
rulebook-roles-2 =
    {""}**Bettler:** Wähle bis zu { $beggar_man-donors-said }. Jeder gibt dir 1 Karte seiner Wahl, alle gleichzeitig. Sind es weniger als { $beggar_man-donors }, nimm dazu { $beggar_man-money-said }.
    {""}**Dieb:** Zieh bei bis zu { $thief-victims-said } deiner Wahl je 1 zufällige Karte. Sind es weniger als { $thief-victims }, nimm dazu { $thief-money-said }.
    {""}**Prediger:** Nimm { $preacher-money-said } und { $preacher-goods-said }. Eine dieser Waren geht an den Bettler, wenn er aufgedeckt wurde, sonst an jemanden deiner Wahl. Bist du selbst der Bettler, behältst du alle.
    {""}**Pirat:** Nimm { $pirate-cards-said } beliebiger Art. **Piratenkarten** besetzen ihre Plätze, bis in der nächsten Runde „Pirat“ gerufen wird, auch wenn ihn dann niemand hat. Was du kaufst, wird wie sonst ersetzt.
    {""}**Gesetzloser:** Die anderen sagen, wie viele Waren sie haben. Zieh { $outlaw-goods-said } bei dem, der die meisten hat. Bei Gleichstand entscheidest du. Sind es weniger als { $outlaw-goods }, nimm dazu { $outlaw-money-said }.
    {""}**Kerkermeister:** Nimm { $jailer-goods-said }. Für jeden Dieb, Piraten und Gesetzlosen, der diese Runde aufgedeckt wurde, verliert dessen Spieler 1 zufällige Karte an dich. War keiner dabei, nimm { $jailer-cards-said } beliebiger Art. (Ihr könnt vereinbaren, dass die verlorenen Karten abgelegt werden.)

rulebook-roles-3-title = Rollen: Greis bis Schauspieler
rulebook-roles-3 =
    {""}**Greis:** Zieh { $old_man-draw-said } vom Stapel und behalte { $old_man-keep }. Die anderen kommen unter den Stapel, in einer Reihenfolge, die niemand kennt.
    {""}**Jüngling:** Nimm { $young_man-goods-said }.
    {""}**Händler:** Nimm { $merchant-goods-said } und die niedrigste Geldkarte. Tausche dann bis zu { $merchant-swaps } deiner Waren, eine nach der anderen, gegen andere Sorten im Markt. Was du gerade hergegeben hast, darfst du nicht zurücknehmen.
    {""}**Hexe:** Nimm { $witch-goods-said } und nenne eine Sorte. Alle anderen, die sie haben, werfen { $witch-each } davon ab.
    {""}**Schauspieler:** Führe die Aktion einer Rolle aus, die jemand anderes diese Runde aufgedeckt hat, als wäre es deine.

rulebook-secrets-title = Was die anderen sehen
rulebook-secrets =
    Was du nimmst, kaufst, tauschst oder abwirfst, sehen alle. Wird eine Karte gezogen, gegeben oder gestohlen, erfahren die anderen nur, ob es eine Ware oder Geld ist: Die Rückseiten sind verschieden. Wer gibt und wer bekommt, sieht die Karte.

    Der Bot merkt sich für dich, was du wissen darfst: Karten, die du gegeben, gestohlen oder verloren hast, und die Rollen, die du in der Hand hattest. Er zeigt eine Karte bei jemandem, solange sie sicher dort ist. Kann sie ungesehen weitergewandert sein, zeigt er sie nicht mehr, es sei denn, etwas anderes verrät, wo sie ist.

    Bevor eine Rolle gerufen wird, verrät nichts, ob jemand sie hat. Nach deiner Aktion wirst du gefragt, was du kaufst, außer wenn alle gesehen haben, dass du hier nichts bezahlen kannst. Auch ohne Geld wirst du also manchmal gefragt: Sonst wüssten alle, dass deine Börse leer ist. Unter *Pläne und Einstellungen* kannst du das abstellen. Das sehen alle; was du dann ungefragt kaufst, sieht vorher niemand.

    {""}**Ungefragt verschenken:** Dort kannst du auch jederzeit sagen, welche Karte Bettler und Armer Schlucker von dir bekommen. Dann wartet niemand auf dich. Alle sehen, dass du es bestimmt hast, aber nicht, welche Karte. Hast du sie nicht, bekommen sie deine billigste.

rulebook-scoring-title = Spielende und Wertung
rulebook-scoring =
    Nach der letzten Runde werden alle Hände aufgedeckt.

    {""}**Eine Sorte** bringt Punkte für 1 bis { $most-same } Karten, noch mehr Karten bringen nicht mehr:
    - Brot: { $bread-points }
    - Fisch: { $fish-points }
    - Stoff: { $cloth-points }
    - Wein: { $wine-points }
    - Edelsteine: { $gems-points }

    {""}**Komplette Sätze:** Jeder Satz aus allen fünf Sorten bringt **{ $set-points } Punkte**. Die Karten zählen auch für ihre Sorte.
    {""}**Geld:** die Hälfte deines ganzen Geldes, aufgerundet. (Ihr könnt auch je Karte aufrunden lassen.)

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Edelsteine, dann Wein, Stoff, Fisch und Brot. Danach wird der Sieg geteilt.

rulebook-duel-title = Zu zweit
rulebook-duel =
    Ihr spielt { $rounds-2 } Runden, und jeder hat pro Runde **zwei Rollen**. So wählt ihr aus:
    1. Der Startspieler zieht { $duel-pack } Rollen, behält eine und gibt { $duel-passed } weiter.
    2. Der andere behält eine, legt eine ab und gibt eine zurück.
    3. Der Startspieler nimmt { $duel-new } neue dazu, behält eine dieser { $duel-second } und gibt { $duel-new } weiter.
    4. Der andere behält eine und legt { $duel-last } ab.

    Beide Rollen kommen dran, wenn sie gerufen werden, und nach jeder darfst du kaufen. Deine Rollen helfen einander und schaden dir nie: Der Kerkermeister lässt deinen eigenen Dieb, Gesetzlosen und Piraten in Ruhe, und der Prediger behält mit dem eigenen Bettler alle Waren. Der Schauspieler darf auch deine eigene andere Rolle nachspielen.

rulebook-editions-title = Rekonstruierte Karten
rulebook-editions =
    Die Spielregel zeigt weder die Rollenkarten noch die meisten Warenkarten. **Belegt** sind die Reihenfolge des Reims, die Zahl der Runden und der Karten im Markt, { $money-cards } Geld- und { $goods-cards } Warenkarten, Wein für { $wine-price }, drei Brote für { $bread-three } Punkte, { $most-same } Brote für { $bread-most }, { $most-same } Edelsteine für { $gems-most } und { $set-points } Punkte je Satz.

    {""}**Von den Rollen bekannt:** Der Prediger behält eine Ware, eine andere geht an den Bettler. Die Plätze des Piraten werden besetzt. Dieb, Gesetzloser und Pirat verlieren eine Karte an den Kerkermeister. Irgendeine Rolle gibt Waren oder Geld an beliebige Spieler, und irgendeine lässt dich deine Karten zählen.

    Alles andere, was Rollen tun, haben wir **selbst entworfen** und in Probepartien abgestimmt. Das gilt auch für die Anzahl der Karten je Sorte und die übrigen Punkte. Dein gedrucktes Spiel kann abweichen. Spielt ein Tisch mit den Werten eines gedruckten Exemplars, stehen sie in diesen Kapiteln.
