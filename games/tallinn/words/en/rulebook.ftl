# The rules in our own words, chapter by chapter. Before ** at the start of a line stands {""}, or the text ends there.

rulebook-goal-title = What it is about
rulebook-goal =
    Reval, today's Tallinn, in the 14th century: you seek influence with three factions, the **merchants**, the **knights** and the **monks**. The player with the most points at the end wins.

    There are two ways to score:
    - during the game, with contests that you start yourself,
    - at the end, for your row, faction by faction, and for your towers.

    A game has at most { $rounds } rounds of four steps:
    1. Everybody secretly chooses a hand card.
    2. Everybody adds it to their row at the same time.
    3. Contests are held, then towers may be built.
    4. Everybody draws a card.

rulebook-setup-title = Before you start
rulebook-setup =
    Everybody begins with **{ $start_points } points** and a random **start card**. It lies face up and opens your row: two symbols of one faction and one of another.

    Everybody has the **same { $cards } influence cards**, numbered from 1. You shuffle yours, draw **{ $hand }** into your hand and keep the other { $deck } as your deck.

    Each influence card has two halves with { $on_a_half } symbols on them. { $sword_cards ->
        [one] One of the { $cards } cards has
       *[other] { $sword_cards } of the { $cards } cards have
    } a half with **crossed swords** on gold, which stand for the coin on the printed cards: it starts a contest.

rulebook-cards-title = Choosing and playing a card
rulebook-cards =
    Secretly choose a hand card and **one of its halves**. When everybody has chosen, all cards are revealed and added to the rows at the same time.

    Only the chosen half counts in your row, the other stays covered. A card that has been played is never turned.

    {""}**7L** is the left, **7R** the right half of card 7. You may change your mind until everybody has chosen.

    A player without cards sits out. Their row is still compared.

rulebook-contests-title = Contests
rulebook-contests =
    If your new half shows **swords**, you start a contest for the faction beside it.

    Count all symbols of this faction in your row, including those just played and those on the start card. Compare with **each other row, one by one**:
    - You have more: **{ $contest_more } points**
    - The same: **{ $contest_tie } point**
    - You have fewer: nothing

    Only the player who started the contest scores. If several players start one, even for the same faction, each is scored on its own. All contests of a round count the rows as they are after the cards have been played. Towers come later.

rulebook-towers-title = Building towers
rulebook-towers =
    If you held a contest this round, you may then build **one tower** for the final scoring:
    - from a card in your **row**, even the one just played. It no longer counts there.
    - from a **hand card**. It stays secret until the end, and from now on you have one hand card fewer.
    - or not at all.

    {""}**Both halves** of a card count in a tower. Start cards never become towers.

    If several players may build, they decide secretly at the same time.

    {""}**Variant “By score”:** the player with the most points decides first, then the others in descending order. In a tie, the player with more towers goes first, then a random draw decides. Later players see which row card was taken; of a hand card they see only that a tower was built.

rulebook-drawing-title = Drawing, and the end of the game
rulebook-drawing =
    At the end of the round you draw **exactly one card** while your deck lasts. If you built a tower from your hand, the hand is not filled up again.

    When the deck is empty, you play the cards that are left in your hand.

    The game ends as soon as **nobody has hand cards**, after round { $rounds } at the latest (round { $envoy_rounds } with the Envoy). If you start a contest in the last round, you may still build a tower from your row.

rulebook-final-title = Final scoring
rulebook-final =
    {""}**Three contests:** for merchants, knights and monks every row is compared with every other. Having more scores **{ $final_more } points**, a tie **{ $final_tie } points**. If you are ahead by **{ $lead } or more**, the other player also pays you { $lead_payment } point, even if that takes them below zero.

    {""}**Towers:** all towers are turned over. Only your most frequent faction counts, over both halves of all your towers. Having more scores **{ $tower_more } points** per opponent, a tie **{ $tower_tie } points**.

    A tie at zero scores nothing, neither for a faction nor for towers.

    {""}**Winner:** the player with the most points. In a tie, all symbols on a player's towers are counted; after that the victory is shared.

    The picture shows the example of the English rules.

rulebook-envoy-title = The Emperor's Envoy
rulebook-envoy =
    Expansion: everybody gets one more card, the **Envoy** (card E), and there are up to { $envoy_rounds } rounds. One half shows a merchant, a knight and a monk, the other **{ $envoy_symbols } envoy symbols**.

    {""}**English edition:** the Envoy is shuffled into the deck, the hand has { $hand } cards. Before the first round everybody may **exchange once**: put any number of hand cards below your deck, pay **{ $exchange_price } point per card** and draw as many again.

    Of the cards you put away, the one you name first comes back first. The others learn only how many cards you exchanged.

    {""}**German edition:** the Envoy is an extra card in your hand. You begin with { $envoy_hand } cards, and nothing is exchanged.

rulebook-envoy-play-title = The Envoy in play
rulebook-envoy-play =
    The half with **{ $envoy_persons } faction symbols** counts like any other.

    The half with the **envoy symbols** starts a contest for a faction of your choice. They count as **{ $envoy_symbols } more symbols** of that faction, but only in your own contest of this round. As after any contest, you may build a tower. After that the symbols do not count until the final scoring.

    {""}**In your row at the end:** if the envoy symbols are still visible, they count for your **smallest faction**, start card included, throughout the final scoring. If several are equally small, you choose, secretly and together with others who must choose, too.

    {""}**In a tower at the end:** both halves count. The envoy symbols go to the smallest faction of all your towers together.

rulebook-chronicles-title = The Chronicles
rulebook-chronicles =
    Two of the { $chronicles } Chronicles lie open, with one half of each covered: on the left **level I** counts, on the right **level II**.

    Each deck is divided: { $first_stack } cards first, then the rest. At the end of the round in which these have been drawn, level I is scored. When the whole deck is empty, level II follows. That is the same round for everybody.

    There are two kinds:
    - **have:** if the influence cards in your row show enough symbols, you score. Where there are two lines, the better one counts.
    - **give up:** you may give up cards for points; see the next chapter.

    The points are { $times } × the **number of players**. **Start card, towers and envoy symbols do not count.** The little book beside your factions shows what counts for the Chronicles.

rulebook-gifts-title = Giving up cards for a Chronicle
rulebook-gifts =
    If a Chronicle asks for cards, everybody who can give them decides **secretly and at the same time**. Nobody has to.

    You give up influence cards from your row whose visible halves together show **at least the symbols asked for**. A half with swords counts like any other; envoy symbols count nothing. Start card and towers cannot be given up.

    At level I this scores { $gift_one } ×, at level II { $gift_two } × the number of players, **only once for each Chronicle**.

    Cards given up leave the game and do not count in the final scoring. You may give more than needed; I will warn you.


rulebook-editions-title = Editions and reconstructed cards
rulebook-editions =
    {""}**German and English rules**
    - Envoy: an extra hand card in the German rules, in the deck and with an exchange in the English ones. The table chooses the edition. Only the English rules settle ties, so we follow them.
    - Chronicles: only the English rules have them.
    - Tower variant: in the German rules only the leader decides first; in the English ones the others follow in order, and so do we.
    - Example of the final scoring: only the English numbers add up.

    {""}**Reconstructed**
    The rules do not show the influence cards. { $own ->
        [0] We know the start cards, card 4 and the Envoy. We reconstructed cards 1–3 and 5–8, how card 9 is divided, all numbers, and what the Chronicles ask for. That the halves of card 10 belong together is inferred. Your printed game may differ.
       *[other] This table is played with components that somebody has read off a printed copy. { $ground }
    }
