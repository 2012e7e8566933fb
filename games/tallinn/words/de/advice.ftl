# Warum ein Tipp eine Wahl nennt. $difference sagt im Akkusativ, um wie viele Punkte etwa es geht: „etwa 3 Punkte“.

reason-contest = Im Wettstreit, der sofort folgt, bringt das { $difference } mehr.
reason-build = Nach seinem Wettstreit darfst du einen Turm bauen.
reason-rows = In der Schlusswertung der Auslagen bringt das { $difference } mehr.
reason-tower = In der Schlusswertung der Türme bringt das { $difference } mehr.
reason-chronicles = Bei den Chroniken, die noch kommen, bringt das { $difference } mehr.
reason-later = Eine Karte für einen späteren Wettstreit bleibt dir; das bringt { $difference } mehr.
reason-points = Du hast sofort { $difference } mehr.
reason-waste = Du gibst keine Karte ab, die du behalten könntest.
