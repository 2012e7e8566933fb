# Eine Rolle für jedes Spiel
button-set_roles = Rollen
button-drop_role = Keine Rolle erwähnen
roles-title = **Eine Rolle für jedes Spiel**
    Wartet ein Tisch des Spiels seit zwei Minuten auf Mitspieler, oder will es sein Gastgeber, wird die Rolle in seinem Kanal erwähnt: je Tisch einmal, jede Rolle höchstens einmal in der Stunde und für denselben Gastgeber höchstens zweimal am Tag. Für Tische nur auf Einladung wird keine Rolle erwähnt.
roles-none = Es wird keine Rolle erwähnt.
roles-line = { $title }: { $role }
roles-silent = -# Diese Rolle erwähne ich zurzeit nicht: Sie ist gelöscht, oder nicht alle dürfen sie erwähnen.
pick-role-game = Wähle ein Spiel
pick-role = { $title }: Rolle, die erwähnt wird
refused-silent-role = { $role } darf nicht von allen erwähnt werden, also bekäme niemand eine Benachrichtigung. Erlaube in den Servereinstellungen von Discord unter *Rollen* allen Mitgliedern, diese Rolle zu erwähnen, oder wähle eine andere Rolle.
button-mention_role = Erwähnen
role-mention = { $role }
    -# je Tisch einmal, höchstens einmal pro Stunde und zweimal am Tag für dich
role-mentioned = Die Erwähnung ist unterwegs.
refused-mention = Die Rolle kann jetzt nicht erwähnt werden. Jeder Tisch erwähnt sie einmal, höchstens einmal in der Stunde und zweimal am Tag für denselben Gastgeber; volle Tische und solche nur auf Einladung erwähnen sie nicht. Alle müssen sie erwähnen dürfen.
role-call = Ein Tisch für { $title } wartet auf Mitspieler.
log-role = hat { $role } als Rolle für { $title } gewählt
log-role-none = lässt für { $title } keine Rolle mehr erwähnen
