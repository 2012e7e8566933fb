# What somebody can do now: the answer to /help, and to “help” as a direct message
help-title = **What you can do now**
help-waits = These tables are waiting for you:
help-tables = Your tables:
help-table = - [{ $title } · { $table }]({ $where }) · { $stand }
help-move = **Your move** shows what is asked. </move> takes what you type, such as “Monk” or “3 right”.
help-none = You are not at any table.
help-begin = - </learn> teaches a game step by step
    - </play> opens a table: alone here in our direct messages, with others on a server
    - </tables> has open ones to join, </rules> the rules
help-more = -# </table> is for all that can be done to a table, </me> for your settings and your data.
button-help = What you can do
button-report = Report a problem
help-invitation-link = Add to your server
help-source-link = Source
help-support-link = Support
report-title = **Report a problem**
    Say what you did, what you saw, and what you expected. Please add this line:
report-line = `Kontor { $version } · table { $table }`
report-no-table = `Kontor { $version }`
report-secrets = -# Others may read your report. Tell nothing of your hand before the game is over.
report-link = Write the report
pick-report = About which table?
button-about = About Kontor
help-moved = -# Moved: `/block` → </me> · `/admin` → </settings> · `/leaderboard` → </stats> · `/about` → here · `/table undo` → </table>
# What may be written to the bot: several words with commas between them, each in small letters.
typed-help = help, commands, ?
