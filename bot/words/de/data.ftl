# Die eigenen Daten: als Datei
own-given = Alles, was ich über dich gespeichert habe, steht in `{ $file }`. Diese Antwort sieht niemand außer dir.
own-about = Alles, was Kontor über dich gespeichert hat, nach den Tabellen und Spalten der Datenbank; die Seite zum Datenschutz sagt, wozu jede dient. Zeiten sind Millisekunden seit 1970 in UTC, Kennungen die von Discord. Was die Regeln eines Spiels vor dir verbergen, steht nicht darin, und auch nicht, was andere über dich vermerkt haben.
button-export = Meine Daten als Datei
cmd-option-export = export
cmd-option-export-about = Alles, was über dich gespeichert ist, als Datei für dich allein

# Löschen
button-delete = Meine Daten löschen
delete-ask = **Soll ich löschen, was ich über dich gespeichert habe?** Das lässt sich nicht rückgängig machen.
delete-goes = **Sofort weg sind:** deine Einstellungen, Lektionen, Notizen, Wertungen und deine Zuverlässigkeit, deine Blockierungen, Einladungen und Benachrichtigungen, noch nicht gesendete Nachrichten an dich und Tische, an denen du allein spielst.
delete-nameless = **Ohne deinen Namen bleiben:** deine Entscheidungen an Tischen mit anderen und deine Ergebnisse dort. In laufenden Spielen spielt ein Computer für dich weiter; in Lobbys wird dein Platz frei.
delete-stays = **Es bleiben:** Discords Nummer jedes deiner Beitritte, solange es den Tisch gibt, weil sich damit der Zufall nachprüfen lässt; was andere über dich entschieden haben, etwa eine Blockierung oder ein Ausschluss durch einen Server; Nachrichten, die Discord schon hat; und Sicherungskopien, bis sie ersetzt werden.
deleted = Erledigt. Was ich über dich gespeichert hatte, ist gelöscht.
