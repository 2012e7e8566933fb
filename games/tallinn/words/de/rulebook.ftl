# Die Regeln in eigenen Worten, Kapitel für Kapitel. Vor ** am Anfang einer Zeile steht {""}, sonst endet der Text dort.

rulebook-goal-title = Worum es geht
rulebook-goal =
    Reval, das heutige Tallinn, im 14. Jahrhundert: Du suchst Einfluss bei drei Ständen, den **Kaufleuten**, den **Rittern** und den **Mönchen**. Wer am Ende die meisten Punkte hat, gewinnt.

    Punkte gibt es auf zwei Wegen:
    - während des Spiels für Wettstreite, die du selbst auslöst,
    - am Ende für deine Auslage, Stand für Stand, und für deine Türme.

    Gespielt werden höchstens { $rounds } Runden mit je vier Schritten:
    1. Alle wählen verdeckt eine Handkarte.
    2. Alle legen sie gleichzeitig in ihre Auslage.
    3. Wettstreite werden ausgetragen, danach dürfen Türme gebaut werden.
    4. Alle ziehen eine Karte nach.

rulebook-setup-title = Vorbereitung
rulebook-setup =
    Alle beginnen mit **{ $start_points } Punkten** und einer zufälligen **Startkarte**. Sie liegt offen und ist der Anfang deiner Auslage: zwei Personen eines Standes und eine eines anderen.

    Dazu haben alle die **gleichen { $cards } Einflusskarten**, von 1 an nummeriert. Du mischst deine, ziehst **{ $hand }** auf die Hand und legst die übrigen { $deck } als Nachziehstapel bereit.

    Jede Einflusskarte hat zwei Hälften. Auf ihnen stehen { $on_a_half } Personen. { $sword_cards ->
        [one] Eine der { $cards } Karten hat
       *[other] { $sword_cards } der { $cards } Karten haben
    } eine Hälfte mit **gekreuzten Schwertern** auf goldenem Grund, die auf den gedruckten Karten eine Münze sind: Sie löst einen Wettstreit aus.

rulebook-cards-title = Karte wählen und legen
rulebook-cards =
    Wähle verdeckt eine Handkarte und **eine ihrer Hälften**. Haben alle gewählt, werden die Karten gleichzeitig aufgedeckt und in die Auslagen gelegt.

    Nur die gewählte Hälfte zählt in deiner Auslage, die andere bleibt verdeckt. Gedreht wird eine gelegte Karte nie mehr.

    {""}**7L** heißt die linke, **7R** die rechte Hälfte von Karte 7. Bis alle gewählt haben, kannst du dich noch umentscheiden.

    Wer keine Karten mehr auf der Hand hat, setzt aus. Seine Auslage wird trotzdem weiter verglichen.

rulebook-contests-title = Wettstreite
rulebook-contests =
    Zeigt deine neue Hälfte **Schwerter**, löst du einen Wettstreit für den Stand daneben aus.

    Zähle alle Personen dieses Standes in deiner Auslage, auch die gerade gelegten und die auf der Startkarte. Vergleiche **einzeln mit jeder anderen Auslage**:
    - Du hast mehr: **{ $contest_more } Punkte**
    - Gleich viele: **{ $contest_tie } Punkt**
    - Du hast weniger: nichts

    Punkte bekommt nur, wer den Wettstreit ausgelöst hat. Lösen mehrere einen aus, auch für denselben Stand, wird jeder für sich gewertet. Alle Wettstreite einer Runde zählen die Auslagen, wie sie nach dem Legen sind. Türme kommen erst danach.

rulebook-towers-title = Türme bauen
rulebook-towers =
    Wer in dieser Runde einen Wettstreit hatte, darf danach **einen Turm** bauen, für die Schlusswertung:
    - aus einer Karte deiner **Auslage**, auch der gerade gelegten. Dort zählt sie dann nicht mehr.
    - aus einer **Handkarte**. Sie bleibt bis zum Ende geheim, und du hast ab jetzt eine Handkarte weniger.
    - oder gar nicht.

    Im Turm zählen **beide Hälften** der Karte. Startkarten werden nie zu Türmen.

    Bauen mehrere, entscheiden sie verdeckt zur selben Zeit.

    {""}**Variante „Nach Punkten“:** Wer die meisten Punkte hat, entscheidet zuerst, dann geht es absteigend weiter. Bei Gleichstand kommt zuerst, wer mehr Türme hat, sonst entscheidet das Los. Wer später entscheidet, sieht, welche Karte aus der Auslage genommen wurde, von Handkarten nur, dass gebaut wurde.

rulebook-drawing-title = Nachziehen und Spielende
rulebook-drawing =
    Am Ende der Runde ziehst du **genau eine Karte**, solange dein Stapel reicht. Hast du eine Handkarte als Turm verbaut, wird die Hand nicht wieder aufgefüllt.

    Ist der Stapel leer, spielst du die restlichen Handkarten aus.

    Das Spiel endet, sobald **niemand mehr Handkarten** hat, spätestens nach Runde { $rounds } (mit dem Legaten nach Runde { $envoy_rounds }). Löst du in der letzten Runde einen Wettstreit aus, darfst du noch einen Turm aus der Auslage bauen.

rulebook-final-title = Schlusswertung
rulebook-final =
    {""}**Drei Wettstreite:** Für Kaufleute, Ritter und Mönche wird jede Auslage einzeln mit jeder anderen verglichen. Mehr bringt **{ $final_more } Punkte**, gleich viele **{ $final_tie } Punkte**. Wer **{ $lead } oder mehr** voraus ist, bekommt zusätzlich { $lead_payment } Punkt von der anderen Seite. Die zahlt ihn auch dann, wenn sie dadurch unter null fällt.

    {""}**Türme:** Alle Türme werden aufgedeckt. Es zählt nur dein häufigster Stand auf allen deinen Türmen zusammen, beide Hälften. Mehr bringt je Gegner **{ $tower_more } Punkte**, gleich viel **{ $tower_tie } Punkte**.

    Ein Gleichstand bei null bringt nichts, weder bei den Ständen noch ohne Türme.

    {""}**Sieg:** Die meisten Punkte gewinnen. Bei Gleichstand zählen alle Personen auf den eigenen Türmen, danach wird der Sieg geteilt.

    Das Bild zeigt das Beispiel der englischen Regel.

rulebook-envoy-title = Der Legat des Kaisers
rulebook-envoy =
    Erweiterung: Alle bekommen noch eine Karte, den **Legaten** (Karte E), und es gibt bis zu { $envoy_rounds } Runden. Eine Hälfte zeigt je einen Kaufmann, Ritter und Mönch, die andere **{ $envoy_symbols } kaiserliche Wappen**.

    {""}**Deutsche Ausgabe:** Der Legat kommt zusätzlich auf die Hand. Du beginnst mit { $envoy_hand } Karten, getauscht wird nicht.

    {""}**Englische Ausgabe:** Der Legat wird in den Stapel gemischt, die Hand hat { $hand } Karten. Vor der ersten Runde dürfen alle **einmal tauschen**: Du legst beliebig viele Handkarten unter deinen Stapel, zahlst **{ $exchange_price } Punkt je Karte** und ziehst ebenso viele nach.

    Von den Karten, die du weglegst, ziehst du die zuerst genannte später als erste wieder. Die anderen erfahren nur, wie viele Karten du getauscht hast.

rulebook-envoy-play-title = Der Legat im Spiel
rulebook-envoy-play =
    Die Hälfte mit den **{ $envoy_persons } Personen** zählt wie jede andere.

    Die Hälfte mit den **Wappen** löst einen Wettstreit für einen Stand deiner Wahl aus. Dabei zählen die Wappen als **{ $envoy_symbols } weitere Personen** dieses Standes, aber nur in deinem Wettstreit dieser Runde. Wie nach jedem Wettstreit darfst du einen Turm bauen. Danach zählen die Wappen nicht mehr, bis zur Schlusswertung.

    {""}**Am Ende in der Auslage:** Liegen die Wappen noch offen, zählen sie für deinen **kleinsten Stand**, Startkarte eingerechnet, in der ganzen Schlusswertung. Sind mehrere gleich klein, wählst du, verdeckt und gleichzeitig mit anderen, die auch wählen müssen.

    {""}**Am Ende im Turm:** Beide Hälften zählen. Die Wappen gehen an den kleinsten Stand deiner Türme zusammen.

rulebook-chronicles-title = Die Chroniken
rulebook-chronicles =
    Erweiterung der englischen Regel. Zwei von { $chronicles } Chroniken liegen offen, von jeder ist eine Hälfte abgedeckt: Links gilt **Stufe I**, rechts **Stufe II**.

    Jeder Stapel wird geteilt: zuerst { $first_stack } Karten, dann der Rest. Am Ende der Runde, in der diese gezogen sind, wird Stufe I gewertet. Ist der ganze Stapel leer, folgt Stufe II. Das ist für alle dieselbe Runde.

    Es gibt zwei Arten:
    - **haben:** Zeigen die Einflusskarten deiner Auslage genug Personen, bekommst du Punkte. Von zwei Zeilen zählt die bessere.
    - **abgeben:** Du darfst Karten für Punkte abgeben, siehe nächstes Kapitel.

    Die Punkte sind { $times } × die **Spielerzahl**. **Startkarte, Türme und Wappen zählen nicht.** Das kleine Buch neben deinen Ständen zeigt, was für die Chroniken zählt.

rulebook-gifts-title = Karten für eine Chronik abgeben
rulebook-gifts =
    Verlangt die Chronik, dass du abgibst, entscheiden alle, die es können, **verdeckt und gleichzeitig**. Niemand muss.

    Du gibst Einflusskarten aus deiner Auslage ab, deren offene Hälften zusammen **mindestens die geforderten Personen** zeigen. Eine Hälfte mit Schwertern zählt wie jede andere, Wappen zählen nichts. Startkarte und Türme kannst du nicht abgeben.

    Dafür bekommst du in Stufe I { $gift_one } ×, in Stufe II { $gift_two } × die Spielerzahl an Punkten, **nur einmal je Chronik**.

    Abgegebene Karten verlassen das Spiel und fehlen in der Schlusswertung. Du darfst mehr abgeben als nötig; ich warne dich dann.


rulebook-editions-title = Ausgaben und rekonstruierte Karten
rulebook-editions =
    {""}**Deutsche und englische Regel**
    - Legat: deutsch zusätzlich auf der Hand, englisch im Stapel und mit Tausch. Am Tisch wählst du die Ausgabe. Gleichstände klärt nur die englische Regel, wir folgen ihr.
    - Chroniken: Sie stehen nur in der englischen Regel.
    - Variante beim Turmbau: In der deutschen Regel entscheidet nur zuerst, wer führt. In der englischen geht es der Reihe nach weiter, und so spielen wir.
    - Beispiel der Schlusswertung: Nur die englischen Zahlen gehen auf.

    {""}**Rekonstruiert**
    In den Regeln sind die Einflusskarten nicht abgebildet. { $own ->
        [0] Belegt sind die Startkarten, Karte 4 und der Legat. Rekonstruiert sind die Karten 1–3 und 5–8, die Aufteilung von Karte 9, alle Nummern und die Forderungen der Chroniken. Dass die Hälften von Karte 10 zusammengehören, ist erschlossen. Dein gedrucktes Spiel kann davon abweichen.
       *[other] An diesem Tisch gelten Werte, die jemand von einem gedruckten Exemplar abgelesen hat. { $ground }
    }
