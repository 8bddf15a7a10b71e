# The board of Dragon Dice Risk.

ui-risk-board = The board
ui-risk-list = The territories as a list
ui-risk-fit = Show the whole board
ui-risk-zoom-in = Zoom in
ui-risk-zoom-out = Zoom out
ui-risk-find = Find a territory: type its name
ui-risk-found-none = { $typed }: no territory matches
ui-risk-next = Go to the next territory that can still do something
ui-risk-next-none = None of your territories can do anything now.
ui-risk-threats = Show what opponents could attack next
ui-risk-threat = { $player } could attack with { $health } health
ui-risk-realm = { $number } { $face } · +{ $bonus }
ui-risk-realm-bonus = +{ $bonus }
ui-risk-realm-held = { $line } · { $player }

ui-risk-spot-owned = { $player }, { $health } health, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
ui-risk-spot-claimed = claimed by { $player }
ui-risk-spot-free = no units
ui-risk-spot-dragons = { $dragons ->
    [one] 1 dragon
   *[other] { $dragons } dragons
}
ui-risk-spot-borders = borders { $places }
ui-risk-spot-in = in { $land }
