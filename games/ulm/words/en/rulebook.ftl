# The rules in our own words, chapter by chapter. Before ** at the start of a line stands {""}, or the text ends there.

rulebook-goal-title = What it is about
rulebook-goal =
    Ulm around 1500: the town is rich, and its cathedral grows. In **{ $rounds } rounds** you collect points all over town. The player with the most points wins.

    In every round each player has **one turn**. You push a tile into the cathedral grid; the three tiles of that line are your actions: coins, tiles, cards, a step on the Danube, a seal in the town.

    You score during the game with cards, city coats and some quarters, and at the end for sparrows, the place of your barge and the cards you laid out.

rulebook-setup-title = Before you start
rulebook-setup =
    {""}**Board:** nine tiles lie in the grid: { $grid_money } Money, { $grid_clear } Clear, { $grid_card } Card, { $grid_river } River, { $grid_seal } Seal. One tile of each kind lies on the loading dock, the rest is in the bag. There are { $tiles_each } tiles of each kind.

    {""}**You have** { $start_points } points, { $start_coins } coins, { $start_sparrows } sparrows, { $seals } seals, { $crests } family crests, one random tile and a barge on the first field of the river, { $first_field }.

    { $descendants } of the { $descendants_all } **descendants** lie in the Oath House, the { $cards } cards and { $coats } city coats are shuffled.

    The start player is drawn at random and stays the same for the whole game. With the house rule “Start player: changes each round” the next player begins in every round; that takes away the advantage of always coming first.

rulebook-turn-title = Your turn
rulebook-turn =
    1. A tile is **drawn** from the bag for you.
    2. You **push** it into the grid.
    3. You carry out the **three actions** of that line, in any order. You may leave some out.
    4. Once in your turn you may **play a hand card**, at any time between two actions, even before the draw.

    If there is something you may do before the draw, you are asked first: play a card, swap with the Merchant, pay the tower's tax or, if the tower says so, choose your tile. Otherwise the tile is drawn at once. Under *Plans and settings* you can have it drawn at once every time, except when you may choose the tile.

    Finish each action and everything that follows from it before the next. Only an extra step on the river may wait.

    With *In one go* you put several steps together, the push too, and do them with one press. It ends as soon as something new comes to light. When you type them, put semicolons between them.

    You can take steps back one by one, until something hidden has been shown or something has been drawn at random. What is still open when you end your turn is lost. If nothing is left to do and nothing can be taken back, the turn ends by itself.

rulebook-push-title = The push
rulebook-push =
    Push your tile in at one of the twelve ends: N1 to N3 from the top, S1 to S3 from the bottom, W1 to W3 from the left, E1 to E3 from the right.

    The line moves on by one, and the last tile is **pushed out**. It stays where it lands and gives no action. The **three tiles now in the line** do, the new one included.

    A line with a tile at one of its ends is **closed**, in both directions, until that tile is taken.

    If **all six lines are closed**, you return all pushed-out tiles to the bag and then push. Before that you may still do anything that is allowed at any time.

rulebook-actions-title = The five actions
rulebook-actions =
    {""}**Money** (grey): take 1 coin.

    {""}**Clear** (white): take all pushed-out tiles of one side, one to three. They are your supply.

    {""}**Card** (brown): put { $card_price } of your tiles into the bag and take the top card. For **two tiles of a kind** you see two cards and keep one, the other is discarded. Or play one more hand card instead.

    {""}**River** (turquoise): your barge moves on to the next free field.

    {""}**Seal** (orange): pay **{ $seal_price } coins**, put a seal on a free place in one of the two quarters beside your barge and use its privilege at once.

    An action you cannot pay for is lost.

rulebook-cards-title = Cards
rulebook-cards =
    Each card has two uses, and you choose one when you play it:
    - **now**: the upper use, then the card is discarded,
    - **end**: you lay it out; the lower use scores at the end. That costs nothing.

    One card a turn is free, each further one needs a Card action. Cards left in your hand at the end score nothing.

    {""}**Cathedral** (Choir, Nave, Tower): now, give one of the two tiles shown for **{ $cathedral_now } points**. At the end { $cathedral_end } points each, and { $cathedral_set } more for each set of Choir, Nave and Tower.

    {""}**Trade:** now, give the tile shown for coins, points and some fields on the river. At the end { $trade_end } points each, **{ $trade_same } more for three alike**, **{ $trade_mixed } more for three different** goods. Each card counts in one set only; the best division is taken.

rulebook-chronicle-title = Chronicle cards
rulebook-chronicle =
    Each of the nine cards exists once; before the bar is what it does now, after it what it scores at the end.
    - **Ulm Chronicle:** a seal for { $chronicle_price } coin in an adjoining quarter, with its privilege | { $chronicle_coat } points per city coat of yours
    - **Building Freeze:** { $freeze_coins } coins or { $freeze_tiles } tiles from the bag | 1 point per coin, at most { $freeze_most }
    - **Siege:** up to { $siege_coins } coins for { $siege_points } points each | 1 point per card laid out, itself included
    - **Fishermen's Joust:** up to { $joust_move } fields ahead | { $joust_first } points if your barge is furthest, { $joust_second } if second
    - **Patrician:** before the draw, choose your tile from the bag | { $patrician_end } points
    - **Reformation:** take up to { $reformation_tiles } pushed-out tiles | { $reformation_card } points per cathedral card of yours
    - **Swabian League:** one more action that one of your tiles shows; you keep the tile | { $league_colour } points per kind among your tiles
    - **City Wall:** with a Seal action place the seal in any quarter | { $wall_quarter } points per quarter where you alone have the most seals
    - **Ulm Sparrow:** up to { $sparrow_most } sparrows for 1 coin each | up to { $sparrow_most } sparrows count 2 points

rulebook-danube-title = The Danube
rulebook-danube =
    The river has { $fields } fields, { $first_field } to { $before_bridge } before the bridge and { $behind_bridge } to { $last_field } after it. Barges only move forward. **One barge per field:** others are passed and not counted; only the start has room for all.

    At the end you score the number on your field.

    The last four fields pay when you **land** there: { $coin_field } a coin, { $sparrow_field } a sparrow, { $tile_field } a dock tile, { $card_field } the top card. Steps from tiles are made one by one, and each landing counts. Cards and Farming move you in one go, and only the last field counts.

    Each field borders one quarter to the north and one to the south. That is where you can place seals.

rulebook-quarters-title = The eight quarters
rulebook-quarters =
    After placing a seal you use the privilege at once. Places are limited: { $places }.
    - **Farming**: a dock tile, 1 coin, 0 to { $farming_move } fields ahead
    - **Crooked House** and **Garden**: look at 2 city coats, keep 1
    - **Oath House**: take a descendant; the seal goes on its place
    - **City Hall**: the top card, then 1 coin or a dock tile
    - **Shipyard**: a dock tile, then a Card action at once
    - **Reichenau Court**: 1 point for each quarter with a seal of yours, this one included
    - **Goose Tower**: a card from the discard pile, or look at the top { $look_tower } and keep 1

    If a family crest lies in the quarter, its owner gets **{ $income } points** (Shipyard: { $income_shipyard }), in anybody's turn. You have { $seals } seals, including those beside the cathedral.

# Of the places: first what most quarters have, then the others.
places-usual = { $count } for each quarter
places-in = { $quarters }: { $count }

rulebook-coats-title = City coats of arms
rulebook-coats =
    You look at the top two city coats of arms, keep one and put the other face down under the stack. Only you know which.

    {""}**At once** you get its points and put a **seal** on its field beside the cathedral. Whenever a tile is pushed out to that field, in anybody's turn, you get a **sparrow**.

    {""}**Golden** coats belong to a quarter: you also put one of your { $crests } **family crests** there and score for each later seal in it. **Silver** coats have no crest.

    With all { $crests } crests on the board you may only keep silver coats. If you draw two golden ones then, both go back.

rulebook-sparrows-title = Sparrows and loading dock
rulebook-sparrows =
    Before the push you may give up **one sparrow** to swap the tile you drew for one from the **loading dock**. Your tile stays on the dock. Each sparrow you keep is worth 1 point at the end.

    { $dock } tiles lie on the dock. When one is taken, a new one is drawn from the bag at once. Swaps refill nothing.

    You take tiles there in Farming, City Hall and the Shipyard, on field { $tile_field }, with the Abbot and the Merchant.

    If the bag is ever empty, one more tile of each kind goes into it.

rulebook-descendants-title = Descendants
rulebook-descendants =
    A seal in the Oath House brings you one of the { $descendants } descendants. Its ability works from then on:
    - **Abbot:** with each Clear action also 1 dock tile
    - **Master Builder:** draw 2 tiles, push in 1, the other goes back
    - **Scholar:** push in a tile of your own instead and keep the drawn one
    - **Merchant:** once a turn swap a tile of yours for one from the dock
    - **Mint Master:** each Money tile of your line: +1 coin
    - **Councillor:** see two cards also for two different tiles
    - **City Guard:** { $guard } points if your push makes at least one new line of three tiles of a kind, also diagonally
    - **Bargeman:** each River tile of your line: +1 step

    Mint Master and Bargeman do not work for privileges and cards. You cannot use a sparrow and the Scholar in the same turn.

rulebook-towers-title = Tower tiles
rulebook-towers =
    In this variant { $towers } of the { $towers_all } tower tiles are used, one in each round. You see the current and the next one. They **replace** the normal rule and apply to everybody:
    - each River tile +1 step; each Money tile +1 coin
    - a Card action buys the top card for 1 coin, or for 1 tile, instead of { $card_price } tiles; you may still play a card with it
    - one Seal action without a tile, at its usual price
    - Seal actions cost 1 coin less, or 1 more
    - give { $tax } tiles or { $tax } coins before the end of your turn or lose { $penalty } points
    - you may take the tile you have just pushed out
    - choose your tile from the bag
    - Seal actions also { $reach } fields ahead of and behind your barge

rulebook-final-title = End and scoring
rulebook-final =
    After { $rounds } rounds you add to your points:
    - 1 point for each **sparrow**
    - the number of your **river field**, plus or minus
    - your **laid-out cards**

    Coins, tiles and hand cards are worth nothing by themselves.

    The player with the most points wins. In a tie, the player with seals in more quarters wins; if that is tied too, the victory is shared.

rulebook-editions-title = Editions and reconstructed values
rulebook-editions =
    I play the rules of the **online edition**, which differ a little from the printed rules:
    - An extra step on the river is an action of its own and may wait.
    - Tower tiles replace the normal rule.
    - An empty bag gets one more tile of each kind.
    - Patrician is asked at the start of a turn, City Wall in a Seal action.

    One passage puts the sparrow of the river on { $coin_field }; the only complete list puts it on { $sparrow_field }, and so do I.

    What only pictures show may differ from the printed game. { $ground }

    The names of the silver coats are reconstructed too. The Oath House's { $descendants } places are certain.
