# A role for each game
button-set_roles = Roles
button-drop_role = Mention no role
roles-title = **A role for each game**
    When a table of the game has waited for players for two minutes, or its host asks for it, its role is mentioned in the table's channel: once per table, at most once an hour per role, and at most twice a day for one host. Tables by invitation only mention no role.
roles-none = No role is mentioned.
roles-line = { $title }: { $role }
roles-silent = -# I do not mention this role at the moment: it is deleted, or not everybody may mention it.
pick-role-game = Choose a game
pick-role = { $title }: role to mention
refused-silent-role = Not everybody may mention { $role }, so nobody would be notified. In Discord's server settings, under *Roles*, turn on *Allow anyone to @mention this role* for it, or pick another role.
button-mention_role = Mention
role-mention = { $role }
    -# once per table, at most once an hour, and twice a day for you
role-mentioned = The mention is on its way.
refused-mention = The role cannot be mentioned now. Each table mentions it once, at most once an hour, and twice a day for the same host; full tables and those by invitation only do not. Everybody must be allowed to mention it.
role-call = A table of { $title } is waiting for players.
log-role = made { $role } the role for { $title }
log-role-none = let no role be mentioned for { $title }
