## The card at the end of a game

ui-outcome-title = { $count ->
    [0] A draw
    [one] { $winners } wins
   *[other] { $winners } win
}
winner-computer = The computer for { $player }
ui-outcome-why = { $reason ->
    [capture] 2 terrains captured
    [elimination] No opponent has units left
    [concession] The opponent gives up
    [agreement] All players agreed
   *[draw] The last units died at the same time
}{ $rounds ->
    [0] { "" }
    [one] { " · " }in the first round
   *[other] { " · " }after { $rounds } rounds
}
ui-outcome-land = Territories
ui-outcome-in-play = Health in play
ui-outcome-lost = Units lost
ui-outcome-captures = Captures
ui-outcome-luck = Luck
ui-outcome-of = { $count } of { $whole }
ui-outcome-close = See the table
ui-outcome-tip = Luck: in this many of 100 such games the same dice roll worse. See the Luck page for details.
ui-ribbon-over = The game is over
