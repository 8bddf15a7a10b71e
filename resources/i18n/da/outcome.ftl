## Kortet, når slaget er slut

ui-outcome-title = { $count ->
    [0] Uafgjort
   *[other] { $winners } vinder
}
winner-computer = Computeren for { $player }
ui-outcome-why = { $reason ->
    [capture] 2 terræner erobret
    [elimination] Ingen modstander har enheder tilbage
    [concession] Modstanderen giver op
    [agreement] Alle spillere var enige
   *[draw] De sidste enheder døde på én gang
}{ $rounds ->
    [0] { "" }
    [one] { " · " }i første runde
   *[other] { " · " }efter { $rounds } runder
}
ui-outcome-land = Territorier
ui-outcome-in-play = Hp i spil
ui-outcome-lost = Tabte enheder
ui-outcome-captures = Erobringer
ui-outcome-luck = Held
ui-outcome-of = { $count } af { $whole }
ui-outcome-close = Se på bordet
ui-outcome-tip = Held: i så mange af 100 sådanne spil ruller de samme terninger dårligere. Se mere på siden Held.
ui-ribbon-over = Spillet er slut
