# The first lesson on Principato. Title, what is asked, and the answer to any other move.

lesson-principato =
    A small state, three years, and everything to build: fields and banks, an army, and at last the art that makes a name. In this lesson you take your first turns, win a military scoring and buy a monument.

    It takes about eight minutes. You move as in a real game, nothing you do here is wrong for good, and you can leave and come back whenever you like.

lesson-principato-welcome =
    You are Lucrezia and rule a principality; Caterina rules the one next to it. You play three years. Whoever has the most **victory points** at the end wins.

    Points come from three sources: **military scorings**, five in a game; **culture**, that is monuments, books and paintings; and your two secret **goals**.
    .title = A small state

lesson-principato-principality =
    Everything runs on cubes. **Fields** bring food when you harvest, **palazzi** bring money when you go to market.

    But you can only keep what you have room for: two food on each **farm**, two money in each **bank**, three favours in the church. You begin with one of each building, one food, one money and one favour.
    .title = Food, money, favour

lesson-principato-taxes =
    On your turn you have **two actions**, and you always hold exactly two cards. The usual action is to activate one of them.

    Your tax collector brings two cubes of your choice. One farm and one bank have room for one more each: whatever does not fit is lost.
    .title = Two actions, two cards
    .ask = Activate the tax collector for 1 food and 1 money.
    .else = Possible, but then something would be lost or left lying. Take one food and one money.

lesson-principato-swap-symbol =
    A card with the swap sign ⟳ must be **swapped** once it has been used: take any card of the display; yours goes to its place.

    Cards that bring something have the sign. Cards with which you build do not: you may use them again and again.
    .title = Used, so swapped
    .ask = Take the card “Build a farm” from the display.
    .else = Also a useful card. But your farm is full, so let us get room first: take “Build a farm”.

lesson-principato-farm =
    A card that you have just taken may be used at once. A farm costs one money, two farms three.
    .title = Room for the harvest
    .ask = Build 1 farm for 1 money.
    .else = Let us put this action into the farm, and keep the favour for later: pay with 1 money.

lesson-principato-display =
    Your turn was over after two actions. Then the **leftmost card leaves the game**, the row moves left, and a new card comes in on the right. Caterina has done the same.

    So you see how long a card will still be there, and you see what your neighbour could take. When the stack is used up, the year ends.
    .title = The row moves on

lesson-principato-field =
    You hold “Clear land” and “Build a farm”. The second field doubles your harvest, for one money.

    A **favour** is a joker and stands for a food or a money. Keep it for the day when one cube is missing.
    .title = A second field
    .ask = Build 1 field for 1 money.
    .else = Not wrong, but first the field, and paid with money: favours are precious.

lesson-principato-swap =
    What you lack is a harvest. To **swap a card without using it** is an action, too, and the only way to be rid of a card without the swap sign.
    .title = Wanted: a harvest
    .ask = Swap the card “Build a farm”.
    .else = Keep the field card. Give “Build a farm” away: point at it and choose to swap.

lesson-principato-take-harvest =
    Now choose what you get for it. (The third thing one can do with an action is to take a favour.)
    .title = The card for the next turn
    .ask = Take the harvest.
    .else = Take the harvest: two fields are waiting for it.

lesson-principato-harvest =
    Your turn again. Two fields bring two food, and two farms have room for four: nothing is lost.

    That is the first art of this game: **what brings and what stores must grow together.**
    .title = Harvest
    .ask = Activate the harvest.
    .else = First bring the food in: activate the harvest.

lesson-principato-take-palazzo =
    The harvest has the swap sign. You are rich in food, and food builds the town: palazzi and banks are paid with food, fields and farms with money.
    .title = From the land to the town
    .ask = Take the card “Build a palazzo”.
    .else = That will be of use some day. Now you have four food: take “Build a palazzo”.

lesson-principato-palazzi =
    One palazzo costs one food, two cost three. One by one is cheaper, but it takes two actions, and actions are what you have least of.
    .title = Two at a stroke
    .ask = Build 2 palazzi for 3 food.
    .else = Today we want speed: two palazzi at once for three food, without the favour.

lesson-principato-army =
    Another game, the first year is almost over. **Five times a game** strengths are compared; with two players the stronger gets 5 points, the other nothing.

    Caterina has two condottieri, both paid: strength 2. You have no soldiers, but four food, five fields, and one action left.
    .title = The year is ending

lesson-principato-militia =
    Militias and condottieri are **free to hire**, as many as you like. What costs is their keep: at a scoring each of them counts +1 with a cube and **−1 without**. Militias eat food, condottieri want money, a favour suits both.
    .title = To arms
    .ask = Activate “Recruit militia”.
    .else = Caterina would win the scoring then. Recruit militia.

lesson-principato-enlist =
    How many? You have four food. Three militias that eat make strength 3 and beat Caterina’s 2. A fourth would only eat, and a fifth would go hungry and count against you.
    .title = As many as you can feed
    .ask = Take 3 militias.
    .else = Count again: strength 3 is enough to win, and food not eaten can build something. Take 3.

lesson-principato-after-hiring =
    Hiring cards are swapped as well. Your farms will be nearly empty after the scoring, and you have five fields.
    .title = Think of tomorrow
    .ask = Take the harvest.
    .else = Your soldiers will eat the farms empty. Take the harvest.

lesson-principato-supply =
    Caterina built a palazzo and took a favour; then the stack was used up, and year 1 is over. The military scoring begins.

    Whoever has **more military tiles decides first**. That is you, with three to two. Caterina’s men hold their cubes already, so you know what you need.
    .title = Feed them
    .ask = Supply all 3 militias with food.
    .else = Each hungry militia costs you two points of strength. Feed all three.

lesson-principato-dismiss =
    Strength 3 against 2: five points for you. The cubes on the soldiers are gone. Now, and only now, you may give soldiers back.

    Keep them if you can feed them again, give them back if you would rather spend the food. **Catapults** need no food at all, but they cost something to build.
    .title = Keep them or send them home?
    .ask = Decide for yourself how many militias you give back.

lesson-principato-culture =
    Another game, year 3. From the second year on, sculptor, writer and painter turn up. What you buy from them are points at once and for good: monuments up to 4, books up to 5, paintings up to 6.

    Look at your goals, beside your cards: the **chapel** gives 2, 5 or 8 points for one, two or three pairs of monument and painting. You have two paintings and no monument.
    .title = What lasts

lesson-principato-monument =
    The painter would give you 6 points for five money. The sculptor gives a monument of 4, and with it your first pair, 2 more: also 6, but for three cubes.

    He wants 1 food and 2 money. You have no food, but a favour: now is its day.
    .title = Six points, two prices
    .ask = Have the sculptor make a monument worth 4, for 2 money and 1 favour.
    .else = That has its worth, too. But compare: the monument of 4 completes a pair for your chapel and costs three cubes.

lesson-principato-last-action =
    One action is left. Could you fetch a favour for the next monument? Look for a card in the display? Lay cubes onto your condottieri for the last scoring?
    .title = Your own decision
    .ask = Do whatever seems best to you.

lesson-principato-end =
    After the third year and its scoring all is counted: military points, the figures on your culture tiles, and what your goals bring.

    Remember three things. Let **what brings and what stores** grow together. Hire **only soldiers you can feed**, and look at your neighbour’s before a scoring. And look at your **goals early**, for they say which art is worth more to you than to others.

    Now try it against bots: the apprentice is a kind first opponent.
    .title = Three years

lesson-principato-summary =
    ## Aim

    Three years; most victory points win: military points, culture tiles and two secret goals. PRI-01 PRI-63

    ## A turn: two actions

    - **Activate** one of your two cards. With ⟳ it is then swapped for any card of the display. PRI-22 PRI-23
    - **Swap** a card without using it. PRI-24
    - **Take a favour** (the church holds three); it stands for a food or a money. PRI-25 PRI-26
    - Afterwards the leftmost card leaves, a new one comes in on the right. PRI-28

    ## Cubes and room

    - Harvest: a food for each field. Market: a money for each palazzo. Tax collectors: 2 or 3 cubes. PRI-37 PRI-38
    - A farm stores 2 food, a bank 2 money; the rest is lost. PRI-04 PRI-05

    ## Prices

    - Field or farm: 1 money, two for 3. Palazzo or bank: 1 food, two for 3. PRI-30 PRI-32
    - Catapults: 1 food and 1 money, two for 3 food and 2 money; with the card of year 3 1 food, two for 2 food and 1 money. PRI-34
    - Monument: 3 cubes, food and money mixed (2 to 4 points). Book: 4 food (3 to 5). Painting: 5 money (4 to 6). PRI-39

    ## Military scoring

    - At the end of each year, and when the scoring card turns up in years 2 and 3. PRI-50
    - Supply first, most military tiles first: food for militias, money for condottieri, favour for both. PRI-51 PRI-52
    - Strength: catapult +1, unit +1 with a cube, −1 without. PRI-53
    - Points by rank: 5/0, 6/3/0 or 7/4/2/0. PRI-54
    - Then cubes on units are gone, and units may be given back. PRI-55

    ## Goals

    - First kind: 1 point for every 4 military points, each field and farm beyond 6, each palazzo and bank beyond 6, or each catapult. PRI-64
    - Second kind: pairs or sets of culture tiles, up to three. PRI-65
