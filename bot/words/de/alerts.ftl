# Nachrichten über neue Tische
button-alerts = Sag mir, wenn …
button-no_alerts = Diese Nachrichten beenden
alert-opened = Ein neuer Tisch ist offen: { $title }.
alerts-about = **Sag mir, wenn ein Tisch eröffnet wird**
    Wähle ein Spiel und die Bedenkzeiten. Ist auf diesem Server ein solcher Tisch seit zwei Minuten offen, bekommst du eine Direktnachricht: höchstens eine in der Stunde, und keine in deiner Ruhezeit oder im Urlaub.
alerts-none = Du bekommst keine Nachrichten über neue Tische.
alerts-line = { $title }: { $paces }
alerts-game = Wähle ein Spiel
alerts-paces = { $title }: Bedenkzeit
alerts-direct = **Du bekommst Nachrichten über diese Tische**
alerts-where = Öffne auf einem Server </tische>, und drücke dann „Mitspieler finden“ und „Sag mir, wenn …“.
alerts-ended = Du bekommst keine Nachrichten mehr über neue Tische ({ $title }) auf { $server }.
alerts-ended-all = Du bekommst keine Nachrichten mehr über neue Tische.
alerts-no-dms = Du bekommst zurzeit keine Direktnachrichten (</ich>); darum erreicht dich nichts davon.
