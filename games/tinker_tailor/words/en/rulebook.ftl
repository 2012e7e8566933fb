# The rules in our own words, chapter by chapter. Before ** at the start of a line stands {""}, or the text ends there.

rulebook-goal-title = What it is about
rulebook-goal =
    You collect goods: **bread, fish, cloth, wine and gems**. The more cards of one kind you have, the more each of them is worth; full sets of all five kinds score extra points, and money left over counts a little.

    Each round everybody drafts a **role**. Then the rhyme is called: Tinker, Tailor, Soldier, Sailor and so on to the Actor. When your role is called, you reveal it, act, and may buy goods.

    Rounds: { $rounds-3 } with three players, { $rounds-4 } with four, { $rounds-5 } with five, { $rounds-6 } with six and { $rounds-2 } with two. The start player moves on to the left every round.

rulebook-setup-title = Before you start
rulebook-setup =
    The **market** has two rows, one of goods and one of money. Each has { $row-over } more cards than there are players ({ $duel-row } with two players). Next to them lie the face-down piles.

    Bread costs { $bread-price }, fish { $fish-price }, cloth { $cloth-price }, wine { $wine-price }, gems { $gems-price }. Money cards have the values { $least-money } to { $most-money }.

    Your hand is secret. Nobody has to say how many cards they hold, unless a role demands it. (The table may agree on open hand sizes.)

    With **five players** the first { $twice } are start player twice, the others once. To make up for it, { $late } { $extra-goods-said } before the first round.

rulebook-draft-title = Choosing a role
rulebook-draft =
    The start player shuffles all { $roles } roles and draws { $roles-over } more than there are players. They keep **one** and pass the others to the left. The next player keeps one, and so on. The last { $roles-over } roles are laid aside face down, the rest play no part this round.

    You see only the roles that were handed to you. It pays to remember them: the player to your left holds one of those you passed on. `/hand` shows them again.

    With two players the draft is different: see “Two players”.

rulebook-rhyme-title = The rhyme
rulebook-rhyme =
    All { $roles } roles are called, always in the same order:

    Tinker · Tailor · Soldier · Sailor · Rich Man · Poor Man · Beggar Man · Thief · Preacher · Pirate · Outlaw · Jailer · Old Man · Young Man · Merchant · Witch · Actor

    If you hold the role, you reveal it and carry out its action **as far as possible**. You cannot decline it, except where it says “up to”. What was taken from the market is replaced at the end of the action. Then you may buy. A role that nobody holds is passed over at once.

    Some roles look at the roles “revealed this round”. Roles that have not been called yet do not count.

rulebook-buying-title = Buying goods
rulebook-buying =
    After your action you may buy any number of goods from the market, all in one go.

    You pay with money cards and may take **change from the money row**, but not from the pile and not from what you have just paid. If there is no suitable change, the rest is lost. You cannot pay with a card that is not needed, and cannot change money without buying.

    Example: wine costs { $wine-price }. You pay a { $most-money } and take a { $wine-change } from the market.

    If you type, name goods, payment and change, separated by slashes: “fish and wine / 5 and 1 / 1”.

    What was paid goes to the discard pile. Then both rows are filled up again. Unused money stays in your hand.

rulebook-roles-1-title = Roles: Tinker to Poor Man
rulebook-roles-1 =
    “Take” means from the market, openly.

    {""}**Tinker:** Take { $tinker-goods-said } and { $tinker-money-said }.
    {""}**Tailor:** Take 1 cloth, or any goods if there is none. Then { $tailor-more-said } of your choice.
    {""}**Soldier:** Take { $soldier-goods-said } and the lowest money card. Until the end of the round you are **guarded**: Poor Man, Beggar Man, Thief, Outlaw and Witch do not touch your hand. The Jailer does.
    {""}**Sailor:** Take 1 fish, or any goods if there is none. Then { $sailor-more-said } of your choice.
    {""}**Rich Man:** Take { $rich_man-money-said }. Then give 1 money card of your hand to another player. If there were fewer than { $rich_man-money }, you give nothing.
    {""}**Poor Man:** Take { $poor_man-goods-said }. The others state how many money cards they hold. The player with the most gives you one of their choice. In a tie you decide. If nobody has money, take { $poor_man-money-said }.

rulebook-roles-2-title = Roles: Beggar Man to Jailer
rulebook-roles-2 =
    {""}**Beggar Man:** Choose up to { $beggar_man-donors-said }. Each gives you 1 card of their choice, all at the same time. With fewer than { $beggar_man-donors }, also take { $beggar_man-money-said }.
    {""}**Thief:** Choose up to { $thief-victims-said } and draw 1 random card from each. With fewer than { $thief-victims }, also take { $thief-money-said }.
    {""}**Preacher:** Take { $preacher-money-said } and { $preacher-goods-said }. One of these goods goes to the Beggar Man if he was revealed, otherwise to another player of your choice. If you are the Beggar Man yourself, you keep all of them.
    {""}**Pirate:** Take { $pirate-cards-said } of any sort. **Pirate cards** cover their places until “Pirate” is called in the next round, even if nobody holds that role then. What you buy is replaced as usual.
    {""}**Outlaw:** The others state how many goods they hold. Draw { $outlaw-goods-said } from the player with the most. In a tie you decide. With fewer than { $outlaw-goods }, also take { $outlaw-money-said }.
    {""}**Jailer:** Take { $jailer-goods-said }. For each Thief, Pirate and Outlaw revealed this round, its player loses 1 random card to you. If there was none, take { $jailer-cards-said } of any sort. (The table may agree that lost cards are discarded.)

rulebook-roles-3-title = Roles: Old Man to Actor
rulebook-roles-3 =
    {""}**Old Man:** Draw { $old_man-draw-said } from the pile, keep { $old_man-keep }. The others go under the pile, in an order that nobody knows.
    {""}**Young Man:** Take { $young_man-goods-said }.
    {""}**Merchant:** Take { $merchant-goods-said } and the lowest money card. Then swap up to { $merchant-swaps } of your goods, one after the other, for other kinds in the market. You cannot take back what you have just given.
    {""}**Witch:** Take { $witch-goods-said } and name a kind. All others who hold it discard { $witch-each }.
    {""}**Actor:** Carry out the action of a role that another player has revealed this round, as if it were yours.

rulebook-secrets-title = What the others see
rulebook-secrets =
    What you take, buy, swap or discard lies open for all to see. Of a card that is drawn, given or stolen, the others learn only whether it is goods or money: the backs differ. Giver and receiver see the card.

    The bot remembers for you what you have a right to know: cards that you gave, stole or lost, and the roles you were handed. It shows a card in a hand as long as it is certainly there. If the card may have moved on unseen, it is no longer shown, unless something else reveals where it is.

    Before a role is called, nothing reveals whether anybody holds it. After your action you are asked what you buy, unless everybody has seen that you cannot pay for anything in the market. So even without money you may be asked: otherwise everybody would know that your purse is empty. Under *Plans and settings* you can turn that off. Everybody sees this; nobody sees in advance what you then buy without being asked.

    {""}**Gifts unasked:** there you can also say at any time which card Beggar Man and Poor Man get from you. Then nobody waits for you. Everybody sees that you have settled it, but not which card. If you do not hold that card, they get your cheapest one.

rulebook-scoring-title = The end of the game
rulebook-scoring =
    After the last round all hands are revealed.

    {""}**One kind** scores for 1 to { $most-same } cards, more of them score no more:
    - Bread: { $bread-points }
    - Fish: { $fish-points }
    - Cloth: { $cloth-points }
    - Wine: { $wine-points }
    - Gems: { $gems-points }

    {""}**Full sets:** each set of all five kinds scores **{ $set-points } points**. The cards count for their kind as well.
    {""}**Money:** half the value of all your money, rounded up. (The table may have it rounded card by card.)

    The player with the most points wins. In a tie, the most gems decide, then the most wine, cloth, fish and bread. After that the victory is shared.

rulebook-duel-title = Two players
rulebook-duel =
    There are { $rounds-2 } rounds, and each player plays **two roles** per round. The draft:
    1. The start player draws { $duel-pack } roles, keeps one and passes { $duel-passed }.
    2. The other keeps one, lays one aside and gives one back.
    3. The start player adds { $duel-new } new ones, keeps one of these { $duel-second } and passes { $duel-new }.
    4. The other keeps one and lays { $duel-last } aside.

    Both your roles act when they are called, and you may buy after each. Your roles help each other and never harm you: the Jailer ignores your own Thief, Outlaw and Pirate, the Preacher with your own Beggar Man keeps all his goods. The Actor may copy your own other role.

rulebook-editions-title = Reconstructed cards
rulebook-editions =
    The rulebook shows neither the role cards nor most of the goods cards. **Known** are the order of the rhyme, the number of rounds and cards in the market, { $money-cards } money and { $goods-cards } goods cards, wine for { $wine-price }, three bread for { $bread-three } points, { $most-same } bread for { $bread-most }, { $most-same } gems for { $gems-most }, and { $set-points } points for a set.

    {""}**What we know of the roles:** the Preacher keeps one goods card and another goes to the Beggar Man. The Pirate's places are covered. Thief, Outlaw and Pirate lose a card to the Jailer. One role gives goods or money to any player, and one makes you state your cards.

    Everything else that roles do is **our own design**, balanced in trial games. So are the number of cards of each kind and the other points. Your printed game may differ. Where a table plays with the numbers of a printed copy, these chapters give those.
