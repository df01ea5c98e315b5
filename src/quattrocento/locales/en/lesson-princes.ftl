# The first lesson on The Princes of Florence. Title, what is asked, the answer to any other move.

lesson-princes =
    Florence around 1500: noble houses vie for the best artists and scholars. Give them what they need, and their works will make your house famous. In this lesson you play two whole rounds.

    It takes about eight minutes. You move as in a real game, nothing you do here is wrong for good, and you can leave and come back whenever you like.

lesson-princes-welcome =
    You are Lucrezia, head of a noble house; Caterina and Ludovico are your rivals. In seven rounds you gather **prestige points** (PP); most of them win.

    Nearly everything serves one purpose: to let the people at your court complete **works**. A work pays money, and money can become prestige.
    .title = Fame needs company

lesson-princes-professions =
    Each of your cards is a person who can complete one work. Each wants a **building**, a **landscape** and a **freedom**:

    - Sculptor: studio, forest, religion.
    - Painter: studio, lake, travel.
    - Physician: hospital, forest, travel.
    - Dramatist: theatre, park, religion.

    You keep three. Persons who want **the same things** are good company: what you get for one serves the other, too.
    .title = Whom do you keep?
    .ask = Return the dramatist: nobody else needs a theatre or a park.
    .else = Look at the wishes again: sculptor and painter share the studio, the physician shares forest and travel. The dramatist fits least.

lesson-princes-round =
    Every round has two phases. First an **auction**: seven kinds of things are sold, and everyone gets at most one of them. Then everyone has **two actions**.

    A work must reach the **minimum** of the round: 7 in the first, then 10, 12, 14, 15, 16, 17. So your court has to get better and better.
    .title = Auction, then two actions

lesson-princes-open =
    You are the start player and name the first thing to be sold; that is a bid of 200 florins.

    A **jester** makes every work of yours worth 2 more, in every round to come. The earlier you have one, the better.
    .title = The auction
    .ask = Open the auction for a jester.
    .else = Worth a thought. But a jester now helps with every work of the game: begin with the jester.

lesson-princes-raise =
    Caterina bids 300, Ludovico is out. A bid always goes up by exactly 100. Only the winner pays.

    If you complete five works, the jester brings 10 points of work value, and each point is worth 100 florins. 400 is not too much.
    .title = Going once
    .ask = Bid 400.
    .else = Do not let him go so easily: bid 400.

lesson-princes-build =
    The jester is yours. Ludovico bought a builder, and Caterina, the last, took a lake at the base price. Now the actions: you may complete works, build, bring a person to court, introduce a freedom, or take a bonus card.

    Sculptor and painter both want a **studio**. A building costs 700 florins and brings 3 PP at once.
    .title = Two actions
    .ask = Build the studio.
    .else = A possible action. But the studio serves two of your people: build it.

lesson-princes-place =
    Where does it stand? Buildings may **not share an edge** with another building or the palazzo; corners may touch. Landscapes may lie against anything.

    Near the border it leaves the middle free for what is still to come.
    .title = A place for the studio
    .ask = Choose any place you like for the studio.

lesson-princes-work =
    Now let the sculptor work. What is the **work value**?

    - studio: 4
    - forest: not yet, 0
    - religion: not yet, 0
    - one jester: 2
    - three cards, in hand or on the table: 3

    Together 9, and the round asks for 7. Each card can work only once.
    .title = The first work
    .ask = Complete the sculptor’s work.
    .else = That can wait. The work is possible now: let the sculptor do it.

lesson-princes-pay =
    The bank pays 100 florins for each point: 900. Now, and **only now**, you may turn money into prestige: 200 florins for 1 PP.

    This is the great question of the game. Early on, money buys what makes later works greater. Late in the game, prestige is all that counts. Most take the money now.
    .title = Money or fame?
    .ask = Decide for yourself how much becomes prestige.
    .else = That is allowed at any time, but a bad bargain: 100 florins for a point that costs 200. Choose how much of your pay becomes prestige.

lesson-princes-best-work =
    Caterina built an opera and brought a new person to court; Ludovico built a library, and his lawyer completed a work of 7.

    Yours of 9 was the **best work of the round**: 3 PP for you. In round 2 Caterina is the start player, and a work needs 10.
    .title = The best of the round

lesson-princes-let-go =
    Caterina opens with a jester, Ludovico bids 300. You might raise.

    But look at your painter: studio 4, jester 2, three cards 3, together 9. He lacks a **lake** (3) and **freedom of travel** (3). A lake nobody else is after, so let the two of them spend their money.
    .title = Let others pay
    .ask = Pass.
    .else = A second jester would be fine, but you can buy only one thing in this phase. Pass, and think of the lake.

lesson-princes-prestige =
    Caterina got the jester for 400. Ludovico opens with a **prestige card**: the buyer looks at five and keeps one, for points at the end of the game, such as most buildings or all three freedoms.

    If you pass here, too, you are the last in the phase and may choose at the base price.
    .title = A secret plan for later
    .ask = Pass.
    .else = Such cards are good, but today the painter comes first. Pass.

lesson-princes-lake =
    You are the last: no bidding, 200 florins, and the choice among all that is left.
    .title = Last, and content
    .ask = Take the lake.
    .else = The painter wants a lake. Take it.

lesson-princes-lay-lake =
    A landscape must lie wholly on free cells, and it may touch everything.

    A **second** landscape of the same kind would bring 3 PP, and so would every further one. The first brings none.
    .title = A lake in the garden
    .ask = Choose any place you like for the lake.

lesson-princes-freedom =
    Caterina’s composer completed a work of 13. Yours shall be greater.

    A **freedom** costs 300 florins and holds for all your people. But there are fewer tiles than players: those who wait too long get none.
    .title = Free to travel
    .ask = Introduce freedom of travel.
    .else = First the freedom: with it the painter’s work is worth 3 more.

lesson-princes-painter =
    Now he has everything: studio 4, lake 3, travel 3, one jester 2, and three cards 3. (The sculptor’s card lies on the table and still counts.)

    That makes **15**.
    .title = The painter’s masterpiece
    .ask = Complete the painter’s work.
    .else = The painter is ready: complete his work.

lesson-princes-prestige-now =
    1500 florins. Up to 7 PP are in it. You still need money for a hospital and for the next auction, but you are also leading.
    .title = And now?
    .ask = Decide for yourself how much becomes prestige.
    .else = That would be a bad bargain. Choose how much of your pay becomes prestige.

lesson-princes-other-ways =
    Yours was the best work once more. What you have not seen yet:

    - **Bring a person to court** (300): look at five, keep one. Without new people there are soon no works.
    - **Bonus cards** (300): added to a work, they raise its value by what you have: jesters, lakes, buildings.
    - **Builders**: with the first a building costs 300, with the second buildings may touch, with the third they are free. The second and third bring 3 PP each.
    - **Recruiting cards** fetch a person who has already worked for someone else.
    .title = What else there is

lesson-princes-end =
    After seven rounds the prestige cards are scored, and the most PP win.

    Remember three things. Choose people who **want the same**, and give them what they want. **Money first, fame later**, but do not miss the moment. And in the auction look for what **only you** need, for that is cheap.

    Now try it against bots: the apprentice is a kind first opponent.
    .title = Seven rounds of fame

lesson-princes-summary =
    ## Aim

    Seven rounds; most prestige points (PP) win, then money. FLO-01

    ## Phase A: auction

    - Forest, lake, park, jester, builder, prestige card, recruiting card: one of each is sold, one for each player. FLO-10 FLO-11
    - Opening is a bid of 200; then exactly 100 more or pass. The last player takes one thing for 200. FLO-12 FLO-13 FLO-17
    - Second and further landscape of a kind: 3 PP. Second and third builder: 3 PP. FLO-21 FLO-24

    ## Phase B: two actions

    - **Complete a work**, up to twice. FLO-32
    - **Build**, up to twice: 700 florins (300 with a builder, 0 with three), 3 PP. No shared edge with a building or the palazzo before the second builder. FLO-40 FLO-43
    - **Bring a person to court**, once, 300: look at five, keep one. FLO-50
    - **Introduce a freedom**, once, 300. FLO-51
    - **Take a bonus card**, up to twice, 300: look at five, keep one. FLO-52

    ## The work value

    - Building 4, landscape 3, freedom 3, each jester 2, each of your profession and recruiting cards 1, bonus cards. FLO-33
    - At least 7, 10, 12, 14, 15, 16, 17 in rounds 1 to 7. FLO-34
    - Pays 100 florins a point; right then 200 florins may become 1 PP, as often as you like. FLO-35
    - The best work of the round, ties included: 3 PP. FLO-55

    ## At any time, at the end

    - Give up 1 PP for 100 florins. FLO-60
    - Prestige cards score after round 7. FLO-70

    ## Two players

    - 2500 florins, base price 300, only one landscape a round, five freedoms. FLO-80 FLO-81 FLO-82
