# A computer player that does not answer.

ui-stuck = { $player } is not responding
ui-stuck-why = { $fault ->
    [start] The computer player’s program could not be started.
    [ended] The computer player’s program stopped unexpectedly, even after a restart.
    [garbled] The computer player gave an invalid answer, even after a restart.
   *[silent] The computer player did not answer in time, even after a restart.
}
ui-stuck-do = Your game is saved. Try again, play for { $player }, or leave and continue later.
ui-stuck-hint = Press Return to try again.
ui-stuck-again = Try again
ui-stuck-play = Play for { $player }
ui-stuck-restarted = { $fault ->
    [ended] { $player } stopped unexpectedly. The computer player was restarted.
    [garbled] { $player } gave an invalid answer. The computer player was restarted.
   *[silent] { $player } did not answer in time. The computer player was restarted.
}
ui-key-stuck-play = play for a computer player that is not responding
