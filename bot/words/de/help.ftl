# Was jemand jetzt tun kann: die Antwort auf /hilfe und auf „Hilfe“ als Direktnachricht
help-title = **Was du jetzt tun kannst**
help-waits = Diese Tische warten auf dich:
help-tables = Deine Tische:
help-table = - [{ $title } · { $table }]({ $where }) · { $stand }
help-move = **Dein Zug**, unter deiner Frage oder am Brett, zeigt, was gefragt ist. </zug> nimmt an, was du tippst, zum Beispiel „Mönch“ oder „3 rechts“; beim Tippen kommen Vorschläge.
help-none = Du sitzt an keinem Tisch.
help-begin = - Ein Spiel Schritt für Schritt **lernen**: </lernen>
    - **Allein** gegen Computer spielen: </spielen> hier, in unseren Direktnachrichten
    - Mit **anderen** spielen: </spielen> auf einem Server, oder setz dich an einen offenen Tisch: </tische>
    - Die **Regeln** lesen: </regeln>
help-more = -# </tisch> ist für alles, was an einem Tisch geht, </ich> für deine Einstellungen und Daten.
button-help = Was du tun kannst
button-about = Über Kontor
help-moved = -# Umgezogen: `/blockieren` → </ich> · `/verwalten` → </einstellungen> · `/bestenliste` → </statistik> · `/über` → unten · `/tisch zurücknehmen` und die anderen → </tisch>
# Was man dem Bot schreiben kann: mehrere Wörter mit Kommas dazwischen, alle in kleinen Buchstaben.
typed-help = hilfe, befehle, ?
