# Warum ein Tipp eine Wahl nennt. $difference sagt im Akkusativ, um wie viele Punkte etwa es geht: „etwa 3 Punkte“.

reason-series = Waren einer Sorte bringen dir { $difference } mehr.
reason-sets = Sätze aus allen fünf Sorten bringen dir { $difference } mehr.
reason-money = Dein Geld ist danach { $difference } mehr wert.
reason-market = Vom Markt bekommst du Karten, die { $difference } mehr bringen.
reason-pile = Vom Stapel bekommst du Karten, die { $difference } mehr bringen.
reason-others = Von den anderen bekommst du mehr.
reason-harm = Die anderen verlieren dadurch vermutlich mehr.
reason-given = Was du abgibst, nützt den anderen weniger.
reason-guard = Du bist bis zum Ende der Runde geschützt.
reason-keep = Kein Tausch würde dir etwas bringen.
reason-open = Du entscheidest weiter jedes Mal selbst, was du gibst.
