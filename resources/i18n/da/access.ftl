# What a screen reader says: announcements of what happens, and of dice more than the eye needs to be told.

## Announcements

ui-heard-present = Tilbage til den aktuelle stilling
ui-heard-undo = { $count ->
    [one] 1 valg fortrudt
   *[other] { $count } valg fortrudt
}
ui-heard-redo = { $count ->
    [one] 1 valg gentaget
   *[other] { $count } valg gentaget
}
ui-heard-earlier = { $count ->
    [one] Loggen har 1 linje mere før den.
   *[other] Loggen har { $count } linjer mere før den.
}
ui-heard-lifted = Taget op: { $dice }; kan lægges ved: { $places }
ui-heard-put-back = Lagt tilbage
ui-heard-distance = afstand { $number }
ui-heard-chosen = Valgt: { $dice }
ui-heard-unchosen = Fravalgt: { $dice }
ui-heard-untold = { $die }: indtast den igen
ui-heard-next = Næste: { $die }
ui-heard-ready = Klar til at bekræfte

## Dice and areas

ui-dragon-at-rest = { $name }, drage
ui-die-alike = { $count } ens: { $die }
ui-die-key = tast { $key }
where-terrain-die = terrænterningen for { $place }
