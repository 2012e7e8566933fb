# Slash commands: a name, and what it is for. Names are lower case, without blanks, at most 32 characters.
cmd-play = play
cmd-play-about = Open a table for a game
cmd-move = move
cmd-move-about = Make your choice by typing it
cmd-hand = hand
cmd-hand-about = Look at your own hand
cmd-board = board
cmd-board-about = Look at the board
cmd-log = log
cmd-log-about = Look up what has happened in a game, or see a finished one again
cmd-table = table
cmd-table-about = How a table stands, and what can be done: undo, pause, replace, leave and more
cmd-tables = tables
cmd-tables-about = Your tables, those waiting for you first, and open ones to join
cmd-learn = learn
cmd-learn-about = Learn a game step by step, by playing a few scenes of it
cmd-rules = rules
cmd-rules-about = The rules of a game, in our own words and with pictures
cmd-settings = settings
cmd-settings-about = How Kontor works on this server: settings, limits, bans, tables
cmd-me = me
cmd-me-about = Your own settings: messages, pictures, language, quiet hours, holidays, your data
cmd-stats = stats
cmd-stats-about = Games, wins and rating, yours or somebody else's, and the best of this server
cmd-help = help
cmd-help-about = What you can do now, and what Kontor is

# Options of commands
cmd-option-game = game
cmd-option-game-about = Which game
cmd-option-alone = alone
cmd-option-alone-about = Against computers only, in direct messages with me
cmd-option-choice = choice
cmd-option-choice-about = What you choose; suggestions come as you type
cmd-option-table = table
cmd-option-table-about = Which table, if several could be meant (such as K7Q2)
cmd-option-do = do
cmd-option-do-about = What you want to do, such as undo, pause or leave; without it you see all there is
cmd-option-number = round
cmd-option-number-about = At which round the log opens
cmd-option-text = text
cmd-option-text-about = As text instead of a picture
cmd-option-setting = setting
cmd-option-setting-about = Which setting; without it you see all of them
cmd-option-value = value
cmd-option-value-about = What it shall be; suggestions come as you type
cmd-option-who = player
cmd-option-who-about = Whose results

# Values to choose from
cmd-setting-language = language
cmd-setting-dms = direct messages
cmd-setting-invitations = invitations by direct message
cmd-setting-icons = icons
cmd-setting-large = large pictures
cmd-setting-contrast = high contrast
cmd-setting-ratings = results and ratings
cmd-setting-reliability = reliability
cmd-setting-next = you are next
cmd-setting-by_text = play by text
cmd-setting-explanations = rules below a question
cmd-setting-quiet = quiet hours
cmd-setting-zone = time zone
cmd-setting-holiday = holiday
cmd-setting-kept_away = kept away
cmd-setting-export = my data as a file
cmd-setting-delete = delete my data
cmd-setting-place = where tables open
cmd-setting-category = category for tables
cmd-setting-starters = who may open tables
cmd-setting-archive = after the game
cmd-setting-tables = tables of this server

# Entries in the menus of users and messages
cmd-menu-results = Results
cmd-menu-keep_away = Keep away
cmd-menu-as_text = As text
