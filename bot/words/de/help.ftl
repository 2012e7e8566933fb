# Was jemand jetzt tun kann: die Antwort auf /hilfe und auf „Hilfe“ als Direktnachricht
help-title = **Was du jetzt tun kannst**
help-waits = Diese Tische warten auf dich:
help-tables = Deine Tische:
help-table = - [{ $title } · { $table }]({ $where }) · { $stand }
help-move = **Dein Zug** zeigt, was gefragt ist. </zug> nimmt es auch als Text.
help-none = Du sitzt an keinem Tisch.
help-begin = - </lernen> zeigt dir ein Spiel Schritt für Schritt
    - </spielen> eröffnet einen Tisch: allein hier in unseren Direktnachrichten, mit anderen auf einem Server
    - </tische> hat offene zum Mitspielen, </regeln> die Regeln
help-more = -# </tisch> ist für alles, was an einem Tisch geht, </ich> für deine Einstellungen und Daten.
button-help = Was du tun kannst
button-report = Problem melden
help-invitation-link = Zu deinem Server hinzufügen
help-source-link = Quelltext
help-support-link = Support
report-title = **Ein Problem melden**
    Schreib, was du getan hast, was du gesehen und was du erwartet hast. Bitte füge diese Zeile hinzu:
report-line = `Kontor { $version } · Tisch { $table }`
report-no-table = `Kontor { $version }`
report-secrets = -# Andere können deinen Bericht lesen. Verrate nichts von deiner Hand, bevor das Spiel vorbei ist.
report-link = Bericht schreiben
pick-report = Welcher Tisch?
button-about = Über Kontor
help-moved = -# Umgezogen: `/blockieren` → </ich> · `/verwalten` → </einstellungen> · `/bestenliste` → </statistik> · `/über` → hier · `/tisch pause` → </tisch>
# Was man dem Bot schreiben kann: mehrere Wörter mit Kommas dazwischen, alle in kleinen Buchstaben.
typed-help = hilfe, befehle, ?
