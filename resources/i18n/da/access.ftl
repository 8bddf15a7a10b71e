# What a screen reader says: announcements of what happens, and of dice more than the eye needs to be told.

## Announcements

ui-heard-present = Tilbage til spillet, som det er nu
ui-heard-undo = { $count ->
    [one] Ét svar tages tilbage
   *[other] { $count } svar tages tilbage
}
ui-heard-redo = { $count ->
    [one] Ét svar gentages
   *[other] { $count } svar gentages
}
ui-heard-earlier = { $count ->
    [one] Én ting mere før det står i loggen.
   *[other] { $count } ting mere før det står i loggen.
}
ui-heard-lifted = I hånden: { $dice }; kan lægges ved: { $places }
ui-heard-put-back = Lagt tilbage
ui-heard-distance = afstand { $number }
ui-heard-chosen = Valgt: { $dice }
ui-heard-unchosen = Ikke længere valgt: { $dice }
ui-heard-untold = { $die }: skal angives igen
ui-heard-next = Næste: { $die }
ui-heard-ready = Klar til at bekræfte

## Dice and areas

ui-dragon-at-rest = { $name }, drage
ui-die-alike = { $count } ens, den ene oven på den anden
ui-die-key = tast { $key }
where-terrain-die = terrænterningen for { $place }
