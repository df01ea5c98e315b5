# Puzzles, and what wins: pages that are loaded when they are asked for

ui-puzzles-about = One move is clearly best, by what the player can see: no guess about hidden cards is needed. All positions come from games of bots, and a search of ten times a master’s depth has confirmed each answer.
ui-puzzle = Puzzle
ui-puzzle-of = { $number } of { $count }
ui-puzzle-difficulty = difficulty { $difficulty } of 5
ui-puzzle-ask = You are { $name }: what do you play?
ui-puzzle-about = One move is clearly best, whatever the others hold.
ui-puzzle-odds = wins { $percent } in 100
ui-puzzle-right = Right.
ui-puzzle-told = The answer.
ui-puzzle-wrong = Not { $move }. Try again.
ui-puzzle-rated = Your rating: { $rating } ({ $change })
ui-puzzle-show = Show the answer
ui-puzzle-again = Try again
ui-puzzle-next = Next puzzle
ui-puzzle-rating = Your rating
ui-puzzle-streak = Days in a row
ui-puzzle-first = Right at once
ui-puzzle-today = Today
ui-puzzle-solve = Solve
ui-puzzle-all = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles, from the easy ones to the hard ones
}
ui-puzzle-new = not tried yet
ui-puzzle-found = right at once
ui-puzzle-missed = missed
ui-wins-legend = The broken line is the fair share. The thin line in a bar is where the true share lies in 95 of 100 cases; blue bars are above the fair share even so. Nothing here says what is cause and what is effect.
ui-wins-games = Games
ui-wins-moves = Moves
