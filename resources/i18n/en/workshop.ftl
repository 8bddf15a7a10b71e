# The dice workshop: dice that no source describes, entered by the player who owns them.

workshop-title = Dice workshop
workshop-new = New die
workshop-empty = A bare die
workshop-kinds = { $kind ->
    [unit] Units
    [champion] Champions
    [dragonkin] Dragonkin
    [eldarim] Eldarim
   *[item] Items
}
workshop-kind = { $kind ->
    [unit] Unit
    [champion] Champion
    [dragonkin] Dragonkin
    [eldarim] Eldarim
   *[item] Item
}
workshop-form = { $form ->
    [equipment] Equipment
    [artifact] Artifact
    [medallion] Medallion
   *[relic] Relic
}
workshop-row = { $row ->
    [name] Name
    [kind] Kind
    [species] Race
    [elements] Elements
    [class] Class
    [health] Health
    [form] Form
    [points] Points
    [mark] Its faces are
   *[note] Note
}
workshop-hint = { $row ->
    [name] What is it called?
   *[note] Where you have it from, what is unsure
}
workshop-choose = Choose…
workshop-health-why = { $kind ->
    [champion] A champion has 4 health
    [eldarim] Eldarim have 1 to 3 health; one of 4 is a champion
   *[other] No die of this kind has as much
}
workshop-about = { $kind ->
    [item] Item · { $points ->
        [one] one point
       *[other] { $points } points
    }
    [unit] Unit · { $health } health
    [champion] Champion · { $health } health
    [dragonkin] Dragonkin · { $health } health
   *[eldarim] Eldarim · { $health } health
}
workshop-mark = { $mark ->
    [reconstructed] reconstructed
   *[other] entered
}
workshop-new-mark = not saved
workshop-no-name = A die without a name
workshop-duplicate = Duplicate
workshop-remove = Delete
workshop-save = Save
workshop-saved = Everything is saved
workshop-not-kept = This die has not been saved yet
workshop-none = No dice of your own yet
workshop-none-about = Dragonkin, items, Eldarim and some champions are described nowhere. If you own one, enter it here: builder, collections and rosters know it from then on, marked as entered by you.
workshop-first = New die
workshop-did-save = { $name } is saved
workshop-did-remove = { $name } is deleted
workshop-drop-title = Not saved yet
workshop-drop = { $name } has changes that have not been saved. Drop them?
workshop-drop-yes = Drop the changes

## Faces

workshop-faces = Faces
workshop-faces-how = Click a face to choose its icon; digits count, Delete makes it bare
workshop-faces-bare = { $count ->
    [one] One face is still bare.
   *[other] { $count } faces are still bare.
}
workshop-face = Face { $number }: { $face }
workshop-face-tip = Click to choose an icon; 1 to 9 say how many
workshop-bare = bare
workshop-turn = Click to turn the die; it goes on turning while you point at it
workshop-icons = What does the face show?
workshop-icon-search = Search icons
workshop-how-often = How many of them
workshop-count = { $count } on the face
workshop-count-tip = Digits choose it too
workshop-icon-take = Take it
