# One's own data: as a file
own-given = All that I keep about you is in `{ $file }`. Nobody else can see this answer.
own-about = All that Kontor keeps about you, by the tables and columns of its database; the page about privacy says what each of them is for. Times are milliseconds since 1970 in UTC, ids are Discord's. What the rules of a game hide from you is not in here, nor what other users have noted about you.
button-export = My data as a file
cmd-option-export = export
cmd-option-export-about = All that is kept about you, as a file for you alone

# Deleting it
button-delete = Delete my data
delete-ask = **Shall I delete what I keep about you?** This cannot be undone.
delete-goes = **Gone at once:** your settings, lessons, notes, ratings and reliability, your blocks, invitations and alerts, messages to you that I have not sent yet, and tables at which you play alone.
delete-nameless = **Stays without your name:** what you have chosen at tables with others, and your results there. In running games a computer plays on for you; in lobbies your seat is free again.
delete-stays = **Stays:** Discord's number of each of your joins, as long as the table, as its luck is checked by it; what others have decided about you, such as a block or a ban from a server; messages that Discord already has; and backups, until they are replaced.
deleted = Done. What I kept about you is deleted.
