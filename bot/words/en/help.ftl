# What somebody can do now: the answer to /help, and to “help” as a direct message
help-title = **What you can do now**
help-waits = These tables are waiting for you:
help-tables = Your tables:
help-table = - [{ $title } · { $table }]({ $where }) · { $stand }
help-move = **Your move**, below your question or on the board, shows what is asked. </move> takes what you type, for example “Monk” or “3 right”; suggestions come as you type.
help-none = You are not at any table.
help-begin = - **Learn** a game step by step: </learn>
    - Play **alone** against computers: </play> here, in our direct messages
    - Play with **others**: </play> on a server, or join one of the open tables: </tables>
    - Read the **rules**: </rules>
help-more = -# </table> is for all that can be done to a table, </me> for your settings and your data.
button-help = What you can do
button-about = About Kontor
help-moved = -# Moved: `/block` → </me> · `/admin` → </settings> · `/leaderboard` → </stats> · `/about` → below · `/table undo` and the like → </table>
# What may be written to the bot: several words with commas between them, each in small letters.
typed-help = help, commands, ?
