# The first lesson on Signorie. Title, what is asked, and the answer to any other move.

lesson-signorie =
    Head of a great family: your sons shall rise in politics, church and army, your daughters shall marry into the leading houses. Dice set the pace, and low ones are not bad at all. In this lesson you play a whole round and the beginning of the next.

    It takes about ten minutes. You move as in a real game, nothing you do here is wrong for good, and you can leave and come back whenever you like.

lesson-signorie-welcome =
    You are Lucrezia, head of a noble family; Caterina leads another. In seven rounds you collect **victory points**.

    They come from sons who leave a career for a city, from daughters who marry, from **alliance tiles** gathered on the way, and from some initiative.
    .title = A family and its plans

lesson-signorie-dice =
    All dice have been rolled and sorted by colour. In turn, everyone takes **one die**, up to four a round, and never two of one colour. Each colour is a column of your board with actions of its own.

    There is one more thing to watch: those whose dice add up to **at most 13** get a reward at the end of the round. Remember that number.
    .title = Five colours of dice

lesson-signorie-grey =
    Every space has a value: yellow 1, red 2, violet 3, grey 4, turquoise 5. If the die shows less, you **pay the difference** in florins. So high dice are cheap, and low dice keep the sum small.

    Grey moves people along the tracks. The grey 3 costs you one florin.
    .title = Low or high?
    .ask = Take the grey 3.
    .else = A good die for another day. We need the careers first: take the grey 3.

lesson-signorie-govern =
    With a die you do **one of three things**: hire a helper, carry out one of the two tasks of its colour, or do the **Signoria action** of the column. That of grey gives four progress points.
    .title = One of three actions
    .ask = Choose the Signoria action.
    .else = That would be possible. This time we want the progress points: the Signoria action.

lesson-signorie-enter =
    A point puts a man onto the lowest field of a career, or moves one of yours up, or moves your disc on the initiative track.

    Put one man into politics. The next two points will then take him further by themselves, so that you need not click so much.
    .title = The eldest goes into politics
    .ask = Put a new man into politics.
    .else = Every career is honourable. For this lesson: politics, please.

lesson-signorie-climb =
    He stands on the third field. One more step, and he reaches the **fourth field: 2 florins** for you. His rank rises, too, and with it the points he will bring one day.
    .title = One more step
    .ask = Move him up from field 3.
    .else = Do not miss the two florins: move the politician up once more.

lesson-signorie-violet =
    Caterina took the other grey die and is ahead on the initiative track.

    Now a helper. Each die hires in the column that is shown on its space, **not in its own**. Violet hires in the red column, and that is where marriages are made. The violet 3 costs nothing.
    .title = Preparing a marriage
    .ask = Take the violet 3.
    .else = Keep an eye on the sum: the violet 3 is free and leaves you room. Take it.

lesson-signorie-hire =
    A **helper** stays for the whole game. Whenever you place a die in his column, you may use him afterwards.

    The first helper of the red column brings a woman from your reserve into your supply, each time.
    .title = Your first helper
    .ask = Hire the red helper 1 for 2 florins.
    .else = A choice one can make. We need daughters, though: hire the red helper 1.

lesson-signorie-red =
    Caterina rolled for children and got a son. Your sum is 6.

    The red column has the value 2, and there is a red 2: free of charge.
    .title = The red die
    .ask = Take the red 2.
    .else = The red 2 fits exactly and keeps your sum low. Take it.

lesson-signorie-marriage =
    The Signoria action of red is a **marriage**: a daughter goes to a city.
    .title = A daughter marries
    .ask = Choose the Signoria action.
    .else = Not now. A marriage, please: the Signoria action.

lesson-signorie-dowry =
    You pay a dowry, at least the value of the lowest free space there, at most 4 florins, and get **2 points for each florin**.

    If your marriage row still lacks the house of the city’s **marriage tile**, you also get the tile. In Naples lies one of the Sforza, worth 5.
    .title = Dowry and alliance
    .ask = Marry her to Naples with a dowry of 4 florins.
    .else = A good match, but there is a better one: Naples with 4 florins brings 8 points and the tile of the Sforza.

lesson-signorie-helper =
    Eight points and an alliance. And as you have placed a die in the red column, your helper is ready.
    .title = The helper helps
    .ask = Use the red helper 1.
    .else = He costs nothing: use him.

lesson-signorie-turquoise =
    The daughter who left has been replaced at once. Caterina married, too, with a high red 6; her sum is 15 already.

    Yours is 8. Turquoise has the value 5: the turquoise 5 is free, and 8 + 5 is exactly 13.
    .title = Count along
    .ask = Take the turquoise 5.
    .else = Turquoise sends your man on his mission. Take the turquoise 5: free, and your sum is 13.

lesson-signorie-mission =
    The Signoria action of turquoise is a **diplomatic mission**: a man leaves his career for a city and brings the points of the field he stood on.
    .title = Time to reap
    .ask = Choose the Signoria action.
    .else = First the mission: the Signoria action.

lesson-signorie-send =
    His rank of 2 is enough for the lowest free space everywhere. So look at the **mission tiles**: your row for politics asks for the crests of Borgia (twice), Sforza and Este.

    In Florence lies an Este worth 4, in Naples a Borgia worth 3, in Rome a Medici, which you could not take.
    .title = Where to?
    .ask = Send him to Florence, or to Naples.
    .else = In Rome there is nothing for your politics row. Choose Florence or Naples.

lesson-signorie-reward =
    After four dice you are done, and the round ends. First initiative: Caterina is ahead, gets 1 point and will begin the next round. Then the **threshold**: her dice make 20, so she gets nothing. Yours make 13, so you take the reward of the round: 5 florins. (Three florins are always possible instead.)
    .title = The threshold
    .ask = Take the bonus.
    .else = Five florins are more than three: take the bonus.

lesson-signorie-bride =
    Those who get the reward may also **marry off a man** in rounds 1 to 5: a bride joins your family. The first brings no points, each further one brings more, and from round 2 on 2 florins come with her.

    Above all: the more couples, the more children.
    .title = A bride comes into the house
    .ask = Marry off a man.
    .else = It costs nothing and brings children. Do marry him off.

lesson-signorie-children =
    Round 2. The dice and the tasks are new. Your family is smaller than it was: time for **offspring**, the Signoria action of violet.
    .title = Children
    .ask = Take the violet 3.
    .else = Children first: take the violet 3.

lesson-signorie-offspring =
    You roll one white die for yourself as head of the family, and one for each bride: two dice now. A 1, 2 or 3 is a daughter, a 4, 5 or 6 a son.
    .title = Two cradles
    .ask = Choose the Signoria action and see who is born.
    .else = The Signoria action, please: let us see who is born.

lesson-signorie-task-die =
    A six and a three: a son and a daughter.

    Last of all a **task**. Each colour has two, one for men and one for women, and they change every round. The tasks of yellow are the threshold, for men, and the purse, for women.
    .title = Tasks
    .ask = Take the yellow 4.
    .else = For this we need yellow: take the yellow 4.

lesson-signorie-task =
    Those who have taken high dice can **raise their threshold**: 3 more for each man who stands by until the end of the round, up to 22. One man, and you may come to 16.

    Other tasks use up the people, who go back to your reserve.
    .title = A higher threshold
    .ask = Carry out the threshold task with 1 man.
    .else = One man is enough for today: the threshold task with one figure.

lesson-signorie-end =
    You know the rhythm now. In rounds 6 and 7 the rewards are points. At the end men still in a career bring **half** of their field, and each row with **at least three** alliance tiles brings all its points. Rows with fewer bring nothing.

    Remember three things. **High dice save money, low dice earn the reward.** Hire helpers early, in the columns you use most. And finish rows: the third tile is the one that counts.

    Now try it against bots: the apprentice is a kind first opponent.
    .title = Seven rounds

lesson-signorie-summary =
    ## Aim

    Seven rounds; most victory points win. A tie goes to the earlier in the last player order. SIG-01

    ## A turn

    - Take one die, at most four a round, one of each colour, or pass for good. SIG-20 SIG-21
    - Pay what the die lacks to the value of the space: yellow 1, red 2, violet 3, grey 4, turquoise 5. SIG-22
    - Then one of three: **hire a helper** in the column shown, a **task** of the colour, or the **Signoria action**. SIG-23 SIG-30 SIG-33
    - Then use any of your helpers in the column of the die, from the top down. SIG-24

    ## Signoria actions

    - **Yellow**: 3 florins. SIG-49
    - **Red**: a marriage; 2 points for each florin of the dowry, at most 4 florins. SIG-46
    - **Violet**: offspring; a white die for the head and for each bride, 1 to 3 a woman, 4 to 6 a man. SIG-48
    - **Grey**: four progress points for careers and initiative. SIG-40 SIG-41
    - **Turquoise**: a mission; the man’s rank must reach the space, you get the points of his field. SIG-45

    ## Alliance tiles

    - In a city you take its marriage or mission tile if your row still lacks that crest. SIG-45 SIG-46
    - At the end only rows with three or more tiles count. SIG-71

    ## End of a round

    - Points for initiative, then the new player order. SIG-60 SIG-61
    - Dice of at most 13 in sum (3 more for each figure on the threshold): the reward. SIG-62
    - Rounds 1 to 5: the bonus or 3 florins, and a bride. Rounds 6 and 7: points, and 5 more for 5 florins. SIG-63 SIG-64

    ## End of the game

    - A man still in a career brings half the points of his field, rounded down. SIG-70
