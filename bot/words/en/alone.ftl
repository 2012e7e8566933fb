# Tables alone: one user against computers, in direct messages
alone-place = alone
alone-setup = You play alone, unrated.
alone-opened = Your table { $table } is in your direct messages with me.
alone-no-server = I am not a member of this server, so a table for everybody cannot be here. You can play alone, though.
alone-closed = I cannot send you direct messages, so you play here, where only you see it. To play there, allow direct messages from this server's members in Discord's privacy settings, then press “Send me direct messages”. If this answer is gone, </move> brings your table back.
alone-here = You play here, where only you see it. If this answer is gone, </move> brings your table back.
alone-on = Table { $table } is already on. </move> shows it.
choice-computers = Waiting for the computers.
button-dm = Go to your direct messages
button-play_again = Play again
refused-alone = At a table alone there are no clocks.

# Trials: a finished game, played on alone from one of its pages
trial = trial
button-try = Try from here
button-try_now = Begin
try-about = Play on from here alone, against normal computers. It is unrated, and the finished game stays as it is.
try-seats = Your seat
try-seat = Seat of { $name }
try-lucks = Luck
try-luck-same = Same luck
try-luck-same-about = -# **Same luck:** hidden cards and later draws are those of the game, as long as they fit.
try-luck-new = New luck
try-luck-new-about = -# **New luck:** all that your seat cannot see is dealt again, and later draws differ.
try-opened = Your trial { $table } is in your direct messages with me.
refused-branch-end = The game ends here. Choose an earlier page.
