# The first lesson on Condottiere. Title, what is asked, and the answer to any other move.

lesson-condottiere =
    Italy is a patchwork of cities, and captains of mercenaries fight over them. In this lesson you fight your first battles, meet every special card, and win a short game.

    It takes about eight minutes. You move as in a real game, nothing you do here is wrong for good, and you can leave and come back whenever you like.

lesson-condottiere-welcome =
    You are Lucrezia, a captain for hire. So are Caterina and Ludovico.

    Whoever joins enough **neighbouring** cities into one realm wins at once: five with three players, six with two, four with more. One battle is fought for each city, and cards decide it.
    .title = Captains and cities

lesson-condottiere-hand =
    These ten cards are your army for several battles: there are no new ones until nearly everybody has run out. So the art is to win with as little as possible.

    Your **mercenaries** fight with the number on them. You also hold two special cards: a **drummer** and a **scarecrow**.
    .title = Ten cards have to last

lesson-condottiere-city =
    You are the condottiere, the captain who says where the next battle is. Florence borders on eight regions: a good heart for a realm.
    .title = Where shall we fight?
    .ask = Point at Florence on the map, then confirm.
    .else = You could fight there too. Let us begin in the middle, though: point at Florence.

lesson-condottiere-first-card =
    Now everyone in turn plays one card, face up, or passes. You lead.

    Open with something middling. A ten would only tell the others how much you want the city.
    .title = One card at a time
    .ask = Play a mercenary 5 from your hand.
    .else = That card may come later. For the start a mercenary 5 will do.

lesson-condottiere-second-card =
    Caterina has answered with a ten, Ludovico with a four. Only the sum counts: 5 against 10 against 4.

    You could pass now and save your cards. But **a pass is final** for this battle, and Florence is worth one more try.
    .title = Stay, or get out?
    .ask = Add your mercenary 6.
    .else = Not this time. Your 6 would bring you to 11, just ahead of Caterina: play it.

lesson-condottiere-drummer =
    Ludovico is out, but Caterina leads with 13 to your 11.

    A **drummer** doubles all your mercenaries in this battle, those that lie there and those still to come. Two mercenaries are already worth it.
    .title = Beat the drum
    .ask = Play the drummer.
    .else = More mercenaries would cost you more cards. The drummer does it alone: try it.

lesson-condottiere-stop =
    You have 22 to Caterina’s 13, and she has passed as well. You are the last one left and might go on playing, but every further card would be thrown away.

    When the last captain passes, the strongest army wins the city and its captain is the next condottiere.
    .title = Knowing when to stop
    .ask = Pass.
    .else = You have won this one already. Save the card for the next battle and pass.

lesson-condottiere-keep =
    Florence is yours. All cards that were played are gone, the winner’s as well as the losers’.

    After every battle you are asked about your hand. Only those who hold **no mercenary at all** may throw it away, to wait for the next deal; you have plenty.
    .title = After the battle
    .ask = Keep your hand.
    .else = As long as you hold a mercenary, the hand stays.

lesson-condottiere-neighbour =
    You won, so you name the next city. Only cities whose regions **touch** count as one realm: look for a neighbour of Florence.

    It need not be free. You may march on a city that belongs to someone else, too.
    .title = Grow outwards from Florence
    .ask = Name any city whose region borders on Florence.
    .else = That one does not touch Florence, so the two would not count together. Choose a neighbour.

lesson-condottiere-campaign =
    So it goes on, city after city, until only one captain still holds cards. Then all cards are shuffled and dealt anew: ten for everyone, and **two more for each city** you own. Those who hold cities fight with larger armies.

    We leave this battle to the chroniclers and join another game, some battles on.
    .title = Round after round

lesson-condottiere-later =
    You hold Florence, Bologna and Siena; Caterina took Venice with her last victory and is the condottiere. She marches on Urbino, right next to your realm.

    You have seven cards left, and only two of them are mercenaries. The rest are special, and this is their hour.
    .title = Some battles later

lesson-condottiere-ten =
    Caterina opens with a ten, Ludovico with a five. Urbino would be your fourth connected city, so do not give it away.
    .title = Show your strength
    .ask = Play your mercenary 10.
    .else = Keep that for a moment. First the mercenary 10, so that she takes you seriously.

lesson-condottiere-winter =
    Caterina adds a six: 16 against your 10. In open battle she would outlast you.

    So let it snow. In **winter** every mercenary of everybody counts 1, whatever its number. Big cards are suddenly no better than small ones.
    .title = Winter
    .ask = Play the winter.
    .else = She could still answer that. Winter makes her 16 a mere 2: play it.

lesson-condottiere-heroine =
    Sixteen became two. Caterina has added one more and leads 3 to 1.

    The **heroine** always counts 10. Snow does not hurt her, no drummer helps her, and no scarecrow brings her home.
    .title = The heroine
    .ask = Play the heroine.
    .else = In winter another mercenary is worth only 1. The heroine is worth 10: play her.

lesson-condottiere-scarecrow =
    You lead 11 to 4. Your ten lies in the snow and counts just 1: a waste of a good soldier.

    A **scarecrow** lets you take one of your mercenaries back from the line to your hand.
    .title = Bring him home
    .ask = Play the scarecrow.
    .else = You are well ahead. Rather save your best soldier: play the scarecrow.

lesson-condottiere-take-back =
    Which mercenary do you take back? It costs you one point of strength here and saves a ten for the next battle.

    You might also take nothing: a scarecrow is also a way to wait a turn without passing.
    .title = One point for a ten
    .ask = Take the mercenary 10 back.
    .else = Your ten is of no use here and worth much later. Take it back.

lesson-condottiere-enough =
    Caterina has passed, 4 against your 10. There is nothing more to do.
    .title = Enough
    .ask = Pass and win Urbino.
    .else = It is won already. Pass.

lesson-condottiere-one-more =
    Florence, Bologna, Siena, Urbino: four connected cities. **One more and you win.** Spoleto borders on two of yours.

    The others know it as well and will throw in what they have. And should they attack one of your cities one day: as its owner you are the **defender** and may wait, passing, until all others are done, and only then play your first card.
    .title = One city to go
    .ask = Name Spoleto.
    .else = That would be a fine city, but look at Spoleto, which touches both Florence and Urbino.

lesson-condottiere-bait =
    You hold four cards: a one, a ten, a bishop and a surrender. Let us see what the others are ready to spend.
    .title = A small opening
    .ask = Play the mercenary 1.
    .else = Do not show your best yet. A mercenary 1 is enough to begin.

lesson-condottiere-bishop =
    Caterina plays a six, Ludovico a ten: they are determined to stop you. You cannot win this one, but you can see to it that nobody does.

    The **bishop** ends a battle at once, without a winner. As Spoleto belongs to nobody, you stay the condottiere; if it had an owner, he or she would keep it and take over.
    .title = The bishop makes peace
    .ask = Play the bishop.
    .else = That would not be enough against ten. Let the bishop end it.

lesson-condottiere-rome =
    They have burnt a six and a ten; you paid a one and a bishop. And you name the city again.
    .title = Again, elsewhere
    .ask = Name Rome, which borders on Florence and Siena.
    .else = Take Rome: it touches both Florence and Siena.

lesson-condottiere-last-ten =
    Two cards are left to you, the ten that the scarecrow saved and the surrender. That is all you need.
    .title = All or nothing
    .ask = Play the mercenary 10.
    .else = First you must be the strongest: play the mercenary 10.

lesson-condottiere-surrender =
    Caterina is tired and passes. Ludovico plays a five, and he surely holds more.

    Do not let him. A **surrender** ends the battle at once, and whoever is strongest **at this moment** wins: you, with 10 to 5.
    .title = Surrender!
    .ask = Play the surrender.
    .else = If you leave him time, he overtakes you. Play the surrender now.

lesson-condottiere-end =
    Florence, Bologna, Siena, Urbino and Rome: five connected cities, and the game is yours.

    Remember three things. Cards are scarce, so **choose your battles** and make the others pay for theirs. A city is worth most where it **joins** others. And watch the cards that end or turn a battle: who still has a winter, a bishop, a surrender?

    Now try it against bots: the apprentice is a kind first opponent.
    .title = A realm

lesson-condottiere-summary =
    ## Aim

    The first to own a connected group of 4 cities (four to six players), 5 (three) or 6 (two) wins at once. CON-43

    ## A battle

    - The condottiere names any city and plays first; then clockwise, one card each or pass. CON-05 CON-11
    - A pass is final, but your army still counts. Without cards you are out. CON-12 CON-18
    - The owner of the city, if another than the condottiere, is the defender: may pass and still come in, until the first own card. CON-15
    - Highest strength wins the city and is the next condottiere. A tie at the top, or strength 0: nobody wins. CON-32 CON-33
    - If nobody wins, the condottiere stays, but an owner keeps the city and becomes condottiere. CON-34

    ## The cards

    - **Mercenary** 1 to 6, 10: its value. CON-20
    - **Winter**: every mercenary of everyone counts 1. CON-21
    - **Drummer**: doubles your own mercenaries; in winter they count 2. CON-22 CON-23
    - **Heroine**: always 10. CON-24
    - **Scarecrow**: take one of your mercenaries back, or nothing. CON-25
    - **Surrender**: ends the battle, the strongest wins now. CON-27
    - **Bishop**: ends the battle, nobody wins. CON-28

    ## After a battle

    - All played cards are set aside. Who holds no mercenary may discard the hand. CON-35 CON-36
    - When at most one player still holds cards, everything is shuffled: 10 cards each and 2 for every city owned. CON-40 CON-41
    - The condottiere names the next city: any, even one’s own. CON-37
