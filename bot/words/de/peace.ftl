# Wer mit wem am Tisch sitzen darf
refused-limits = Für diesen Tisch gelten Grenzen, die dich nicht beitreten lassen.
warned-blocked = { $count ->
    [one] An diesem Tisch sitzt { $names }. Du hast diese Person blockiert.
   *[other] An diesem Tisch sitzen { $names }. Du hast diese Personen blockiert.
 } Wenn du Platz nimmst, spielt ihr zusammen. Niemand erfährt, dass du jemanden blockiert hast.
button-join_anyway = Trotzdem mitspielen
block-about = Wen du blockierst, der sieht Tische, an denen du Gastgeber bist, nicht unter den offenen, kann dort keinen Platz nehmen, kann dich nicht einladen und wird nicht zu deinen Revanchen gerufen. Auch du wirst nicht zu seinen gerufen. Niemand erfährt davon, auch wenn es sich erraten lässt. Laufende Partien gehen weiter, und wer schon in deiner Lobby sitzt, behält den Platz.
block-done = Du hast { $name } blockiert.
block-list = Blockiert: { $names }.
block-invitations = { $name } (nur Einladungen)
block-more = { $count ->
    [one] Eine weitere Person wird nicht angezeigt.
   *[other] { $count } weitere Personen werden nicht angezeigt.
 }
block-none = Du hast niemanden blockiert.
block-take-back = Eine Blockierung aufheben
block-taken-back = Du hast { $name } nicht mehr blockiert.
refused-block-yourself = Du kannst dich nicht selbst blockieren.
refused-block-many = Du hast { $most } Personen blockiert, mehr geht nicht. Hebe zuerst eine Blockierung auf: </ich> zeigt sie unter „Meine Daten“.
refused-block-bot = { $who } ist ein Bot. Bots nehmen keine Plätze ein, hier gibt es nichts zu blockieren.
refused-flood-tables = { $most } Tische in einer Stunde sind genug. { flood-wait }
refused-flood-export = { $most } Dateien in einer Stunde sind genug. { flood-wait }
refused-flood-discuss = { $most } veröffentlichte Seiten in einer Stunde genügen. { flood-wait }
refused-flood-page = { $most } Seiten in einer Stunde sind genug. { flood-wait }
refused-flood-replay = { $most } Rückblicke in einer Stunde sind genug. { flood-wait }
refused-flood-sought = { $most } übernommene Plätze in einer Stunde sind genug. { flood-wait }
refused-flood-webhook = { $most } Anfragen an den Webhook in einer Stunde sind genug. { flood-wait }
flood-wait = { $minutes ->
    [one] In einer Minute
   *[other] In { $minutes } Minuten
 } kannst du es wieder versuchen.
