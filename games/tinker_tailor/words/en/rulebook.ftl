# The rules in our own words, chapter by chapter. Before ** at the start of a line stands {""}, or the text ends there.

rulebook-goal-title = What it is about
rulebook-goal =
    You collect goods: **bread, fish, cloth, wine and gems**. The more cards of one kind you have, the more each of them is worth; full sets of all five kinds score extra points, and money left over counts a little.

    Each round everybody drafts a **role**. Then the rhyme is called: Tinker, Tailor, Soldier, Sailor and so on to the Actor. When your role is called, you reveal it, act, and may buy goods.

    Rounds: 12 with three players, 8 with four, 7 with five, 6 with six or two. The start player moves on to the left every round.

rulebook-setup-title = Before you start
rulebook-setup =
    The **market** has two rows, one of goods and one of money. Each has two more cards than there are players (six with two players). Next to them lie the face-down piles.

    Bread costs 1, fish 2, cloth 3, wine 4, gems 5. Money cards have the values 1 to 5.

    Your hand is secret. Nobody has to say how many cards they hold, unless a role demands it. (The table may agree on open hand sizes.)

    With **five players** the first two are start player twice, the others once. To make up for it, the third, fourth and fifth player draw one goods card each before the first round.

rulebook-draft-title = Choosing a role
rulebook-draft =
    The start player shuffles all 17 roles and draws two more than there are players. They keep **one** and pass the others to the left. The next player keeps one, and so on. The last two roles are laid aside face down, the rest play no part this round.

    You see only the roles that were handed to you. It pays to remember them: whoever sits to your left holds one of those you passed on. `/hand` shows them again.

    With two players the draft is different: see “Two players”.

rulebook-rhyme-title = The rhyme
rulebook-rhyme =
    All 17 roles are called, always in the same order:

    Tinker · Tailor · Soldier · Sailor · Rich Man · Poor Man · Beggar Man · Thief · Preacher · Pirate · Outlaw · Jailer · Old Man · Young Man · Merchant · Witch · Actor

    If you hold the role, you reveal it and carry out its action **as far as possible**. You cannot decline it, except where it says “up to”. What was taken from the market is replaced at the end of the action. Then you may buy. A role that nobody holds is passed over at once.

    Some roles look at the roles “revealed this round”. Roles that have not been called yet do not count.

rulebook-buying-title = Buying goods
rulebook-buying =
    After your action you may buy any number of goods from the market, all in one go.

    You pay with money cards and may take **change from the money row**, but not from the pile and not from what you have just paid. If there is no suitable change, the rest is lost. You cannot pay with a card that is not needed, and cannot change money without buying.

    Example: wine costs 4. You pay a 5 and take a 1 from the market.

    If you type, name goods, payment and change, parted by slashes: “fish and wine / 5 and 1 / 1”.

    What was paid goes to the discard pile. Then both rows are filled up again. Unused money stays in your hand.

rulebook-roles-1-title = Roles: Tinker to Poor Man
rulebook-roles-1 =
    “Take” means from the market, openly.

    {""}**Tinker:** Take 1 goods card and 1 money card.
    {""}**Tailor:** Take 1 cloth, or any goods if there is none. Then 1 more goods card of your choice.
    {""}**Soldier:** Take 1 goods card and the lowest money card. Until the end of the round you are **guarded**: Poor Man, Beggar Man, Thief, Outlaw and Witch do not touch your hand. The Jailer does.
    {""}**Sailor:** Take 1 fish, or any goods if there is none. Then 1 more goods card of your choice.
    {""}**Rich Man:** Take 3 money cards. Then give 1 money card of your hand to another player. If there were fewer than three, you give nothing.
    {""}**Poor Man:** Take 1 goods card. The others state how many money cards they hold. Whoever has the most gives you one of their choice. In a tie you decide. If nobody has money, take 1 money card.

rulebook-roles-2-title = Roles: Beggar Man to Jailer
rulebook-roles-2 =
    {""}**Beggar Man:** Choose up to 3 players. Each gives you 1 card of their choice, all at the same time. With fewer than 3 cards, take 1 money card, too.
    {""}**Thief:** Choose up to 2 players and draw 1 random card from each. With fewer than 2 cards, take 1 money card, too.
    {""}**Preacher:** Take 1 money card and 2 goods cards. One of these goods goes to the Beggar Man if he was revealed, otherwise to another player of your choice. If you are the Beggar Man yourself, you keep both.
    {""}**Pirate:** Take 2 cards of any sort. **Pirate cards** cover the two places until “Pirate” is called in the next round, even if nobody holds that role then. What you buy is replaced as usual.
    {""}**Outlaw:** The others state how many goods they hold. Draw 2 random goods from whoever has the most. In a tie you decide. With fewer than 2 goods, take 1 money card, too.
    {""}**Jailer:** Take 1 goods card. For each Thief, Pirate and Outlaw revealed this round, its player loses 1 random card to you. If there was none, take 1 more card of any sort. (The table may agree that lost cards are discarded.)

rulebook-roles-3-title = Roles: Old Man to Actor
rulebook-roles-3 =
    {""}**Old Man:** Draw 4 goods from the pile, keep 2. The others go under the pile, in an order that nobody knows.
    {""}**Young Man:** Take 2 goods of different kinds.
    {""}**Merchant:** Take 1 goods card and the lowest money card. Then swap up to 2 of your goods, one after the other, for other kinds in the market. You cannot take back what you have just given.
    {""}**Witch:** Take 1 goods card and name a kind. All others who hold it discard 1.
    {""}**Actor:** Carry out the action of a role that another player has revealed this round, as if it were yours.

rulebook-secrets-title = What the others see
rulebook-secrets =
    What you take, buy, swap or discard lies open for all to see. Of a card that is drawn, given or stolen, the others learn only whether it is goods or money: the backs differ. Giver and receiver see the card.

    The bot remembers for you what you have a right to know: cards that you gave, stole or lost, and the roles you were handed. It shows a card in a hand as long as it is certainly there. If the card may have moved on unseen, it is no longer shown, unless something else reveals where it is.

    Before a role is called, nothing reveals whether anybody holds it. After your action you are asked what you buy, even without money: otherwise everybody would know that your purse is empty. Under *Plans and settings* you can turn that off. Everybody sees this; nobody sees beforehand what you then buy without being asked.

    {""}**Settling in advance:** when you choose a role, you can say which card Beggar Man and Poor Man get from you. Then nobody waits for you. Everybody sees that you have settled it, but not which card. It holds until you change it at a later choice.

rulebook-scoring-title = The end of the game
rulebook-scoring =
    After the last round all hands are revealed.

    {""}**One kind:** bread scores 1, 2, 3, 5, 7, 10, 14, 18 points for 1 to 8 cards. Fish scores twice as much, cloth three times, wine four times, gems five times. More than 8 cards score no more.
    {""}**Full sets:** each set of all five kinds scores **10 points**. The cards count for their kind as well.
    {""}**Money:** half the value of all your money, rounded up. (The table may have it rounded card by card.)

    Whoever has the most points wins. In a tie, the most gems decide, then the most wine, cloth, fish and bread. After that the victory is shared.

rulebook-duel-title = Two players
rulebook-duel =
    There are 6 rounds, and each player plays **two roles** per round. The draft:
    1. The start player draws 4 roles, keeps one and passes three.
    2. The other keeps one, lays one aside and gives one back.
    3. The start player adds three new ones, keeps one of these four and passes three.
    4. The other keeps one and lays two aside.

    Both your roles act when they are called, and you may buy after each. Your roles help each other and never harm you: the Jailer ignores your own Thief, Outlaw and Pirate, the Preacher with your own Beggar Man keeps both goods. The Actor may copy your own other role.

rulebook-editions-title = Reconstructed cards
rulebook-editions =
    The rulebook shows neither the role cards nor most of the goods cards. **Known** are the order of the rhyme, the number of rounds and cards in the market, 20 money and 78 goods cards, wine for 4, 3 bread for 3 points, 8 bread for 18, 8 gems for 90, and 10 points for a set.

    {""}**What we know of the roles:** the Preacher keeps one goods card and another goes to the Beggar Man. The Pirate's places are covered. Thief, Outlaw and Pirate lose a card to the Jailer. One role gives goods or money to any player, and one makes you state your cards.

    Everything else that roles do is **our own design**, balanced in trial games. So are the number of cards of each kind and the other points. Your printed game may differ.
