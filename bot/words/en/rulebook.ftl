# Rulebook
rulebook-about = About this game
rulebook-chapters = Chapters
button-back = ◀ Back
button-next = Next ▶
button-chapter = Rules
button-rule = Rule: { $title }
