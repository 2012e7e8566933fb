# Namen und Texte der Rollenkarten; wer die gedruckten Karten hat, kann deren Texte hier einsetzen.

role-tinker = [[tt_tinker]] Kesselflicker
role-tinker-text = Nimm { $goods-said } und { $money-said }.
role-tailor = [[tt_tailor]] Schneider
role-tailor-text = Nimm 1 Stoff (liegt keiner aus: beliebige Ware) und { $more-said }.
role-soldier = [[tt_soldier]] Soldat
role-soldier-text = Nimm { $goods-said } und die niedrigste Geldkarte. Du bist diese Runde geschützt.
role-sailor = [[tt_sailor]] Seemann
role-sailor-text = Nimm 1 Fisch (liegt keiner aus: beliebige Ware) und { $more-said }.
role-rich_man = [[tt_rich_man]] Geldsack
role-rich_man-text = Nimm { $money-said } und verschenke danach 1 deiner Geldkarten.
role-poor_man = [[tt_poor_man]] Armer Schlucker
role-poor_man-text = Nimm { $goods-said }. Der Mitspieler mit den meisten Geldkarten gibt dir 1 davon.
role-beggar_man = [[tt_beggar_man]] Bettler
role-beggar_man-text = Wähle bis zu { $donors-said }: Jeder gibt dir 1 Karte. Weniger als { $donors }: nimm { $money-said }.
role-thief = [[tt_thief]] Dieb
role-thief-text = Stiehl bis zu { $victims-said } je 1 zufällige Karte. Weniger als { $victims }: nimm { $money-said }.
role-preacher = [[tt_preacher]] Prediger
role-preacher-text = Nimm { $money-said } und { $goods-said }. Gib 1 der Waren dem Bettler, ohne Bettler jemandem deiner Wahl.
role-pirate = [[tt_pirate]] Pirat
role-pirate-text = Nimm { $cards-said } vom Markt. Piraten besetzen die Plätze, bis deine Rolle wieder gerufen wird.
role-outlaw = [[tt_outlaw]] Gesetzloser
role-outlaw-text = Zieh { $goods-said } beim Mitspieler mit den meisten. Weniger als { $goods }: nimm { $money-said }.
role-jailer = [[tt_jailer]] Kerkermeister
role-jailer-text = Nimm { $goods-said } und je 1 zufällige Karte von Dieb, Pirat und Gesetzlosem; ohne sie { $cards-said }.
role-jailer-text-discard = Nimm { $goods-said }. Dieb, Pirat und Gesetzloser werfen je 1 zufällige Karte ab; ohne sie { $cards-said }.
role-old_man = [[tt_old_man]] Greis
role-old_man-text = Zieh { $draw-said }, behalte { $keep-said }, der Rest kommt unter den Stapel.
role-young_man = [[tt_young_man]] Jüngling
role-young_man-text = Nimm { $goods-said }.
role-merchant = [[tt_merchant]] Händler
role-merchant-text = Nimm { $goods-said } und die niedrigste Geldkarte. Tausche dann bis zu { $swaps-said } mit dem Markt.
role-witch = [[tt_witch]] Hexe
role-witch-text = Nimm { $goods-said }. Nenne eine Sorte: Alle anderen mit ihr werfen { $each-said } ab.
role-actor = [[tt_actor]] Schauspieler
role-actor-text = Spiele eine Rolle nach, die diese Runde aufgedeckt wurde.

# Dasselbe neben einem Knopf, in zwei Zeilen.

brief-tinker = { $goods-said } und { $money-said }
brief-tailor = 1 Stoff (fehlt er: 1 Ware) und { $more-said }
brief-soldier = { $goods-said } und die niedrigste Geldkarte; du bist geschützt
brief-sailor = 1 Fisch (fehlt er: 1 Ware) und { $more-said }
brief-rich_man = { $money-said }; danach verschenkst du 1 Geldkarte
brief-poor_man = { $goods-said }, 1 Geldkarte aus dem vollsten Beutel
brief-beggar_man = Bis zu { $donors } geben dir je 1 Karte; weniger: { $money-said }
brief-thief = Je 1 zufällige Karte von bis zu { $victims }; weniger: { $money-said }
brief-preacher = { $money-said }, { $goods-said }; davon 1 an Bettler oder andere
brief-pirate = { $cards-said } vom Markt; ihre Plätze bleiben gesperrt
brief-outlaw = { $goods } aus vollster Hand, sonst { $money-said }
brief-jailer = { $goods-said }; je 1 von Dieb, Pirat, Gesetzlosem, sonst { $cards }
brief-jailer-discard = { $goods-said }; Dieb, Pirat, Gesetzloser je −1, sonst nimm { $cards }
brief-old_man = Zieh { $draw-said } und behalte { $keep-said }
brief-young_man = { $goods-said }
brief-merchant = { $goods-said }, niedrigstes Geld; tausche bis zu { $swaps-said }
brief-witch = { $goods-said }; nenne eine Sorte: andere werfen { $each-said } davon ab
brief-actor = Aufgedeckte Rolle nachspielen

# Was die Zahlen der Rollen zählen; `said-ROLLE-ZAHL` geht vor `said-ZAHL`.

said-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
said-money = { $count ->
    [one] 1 Geldkarte
   *[other] { $count } Geldkarten
}
said-more = { $count ->
    [one] 1 weitere Ware
   *[other] { $count } weitere Waren
}
said-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
said-jailer-cards = { $count ->
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
}
said-victims = { $count ->
    [one] 1 Mitspieler
   *[other] { $count } Mitspielern
}
said-outlaw-goods = { $count ->
    [one] 1 zufällige Ware
   *[other] { $count } zufällige Waren
}
said-young_man-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } verschiedene Waren
}
said-draw = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
said-swaps = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
said-donors = { $count } Mitspieler
said-keep = { $count }
said-each = { $count }
said-late = { $count ->
    [one] zieht Spieler { $places }
   *[other] ziehen die Spieler { $places } je
}
