## Kortet, når slaget er slut

ui-outcome-title = { $count ->
    [0] Uafgjort
   *[other] { $winners } vinder
}
winner-computer = Computeren på { GENITIVE($player) } plads
ui-outcome-why = { $reason ->
    [capture] To terræner erobret
    [elimination] Ingen andre har enheder i spil
    [concession] Modstanderen giver op
    [agreement] Alle er enige om det
   *[draw] De sidste enheder faldt på én gang
}{ $rounds ->
    [0] { "" }
    [one] { " · " }i første runde
   *[other] { " · " }efter { $rounds } runder
}
ui-outcome-in-play = Hp i spil
ui-outcome-lost = Tabte enheder
ui-outcome-captures = Erobringer
ui-outcome-luck = Held
ui-outcome-of = { $count } af { $whole }
ui-outcome-close = Se på bordet
ui-outcome-tip = Held: i så mange af 100 sådanne spil giver de samme kast mindre. Siden Held fortæller mere.
ui-ribbon-over = Slaget er slut
