# En computerspiller, der ikke svarer.

ui-stuck = { $player } svarer ikke
ui-stuck-why = { $fault ->
    [start] Computerspillerens program kunne ikke startes.
    [ended] Computerspillerens program stoppede uventet, også efter en genstart.
    [garbled] Computerspilleren gav et ugyldigt svar, også efter en genstart.
   *[silent] Computerspilleren svarede ikke i tide, heller ikke efter en genstart.
}
ui-stuck-do = Dit spil er gemt. Prøv igen, spil for { $player }, eller stop her og fortsæt senere.
ui-stuck-hint = Tryk på Retur for at prøve igen.
ui-stuck-again = Prøv igen
ui-stuck-play = Spil for { $player }
ui-stuck-restarted = { $fault ->
    [ended] { $player } stoppede uventet. Computerspilleren er startet igen.
    [garbled] { $player } gav et ugyldigt svar. Computerspilleren er startet igen.
   *[silent] { $player } svarede ikke i tide. Computerspilleren er startet igen.
}
ui-key-stuck-play = spil for en computerspiller, der ikke svarer
