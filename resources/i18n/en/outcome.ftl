## The card at the end of a battle

ui-outcome-title = { $count ->
    [0] A draw
    [one] { $winners } wins
   *[other] { $winners } win
}
winner-computer = The computer in { $player }’s seat
ui-outcome-why = { $reason ->
    [capture] Two terrains captured
    [elimination] Nobody else has units in play
    [concession] The other side gives up
    [agreement] All agreed to it
   *[draw] The last units fell together
}{ $rounds ->
    [0] { "" }
    [one] { " · " }in the first round
   *[other] { " · " }after { $rounds } rounds
}
ui-outcome-in-play = Health in play
ui-outcome-lost = Units lost
ui-outcome-captures = Captures
ui-outcome-luck = Luck
ui-outcome-of = { $count } of { $whole }
ui-outcome-close = Look at the table
ui-outcome-tip = Luck: in so many of 100 such games the same throws bring less. The Luck page tells more.
ui-ribbon-over = The battle is over
