# The dice workshop: dice that no source describes, entered by their owner.

workshop-title = Dice workshop
workshop-new = New die
workshop-empty = Empty die
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
    [listed] Replaces
    [mark] Source of faces
   *[note] Note
}
workshop-hint = { $row ->
    [name] Name of the die
   *[note] Where you got it, what is uncertain
}
workshop-listed-none = No listed die
workshop-listed-tip = In campaigns its faces replace the reconstructed ones of this die. Dragonkin have the same faces in all elements.
workshop-choose = Choose…
workshop-health-why = { $kind ->
    [champion] A champion has 4 health
    [eldarim] Eldarim have 1 to 3 health; one of 4 is a champion
   *[other] Dice of this kind cannot have that health
}
workshop-about = { $kind ->
    [item] Item · { $points ->
        [one] 1 point
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
workshop-no-name = Unnamed die
workshop-duplicate = Duplicate
workshop-remove = Delete
workshop-save = Save
workshop-saved = All changes saved
workshop-not-kept = This die has not been saved yet
workshop-none = No custom dice yet
workshop-none-about = No source lists the faces of dragonkin, items, Eldarim and some champions. If you own one, enter it here. You can then use it in the builder, collections and rosters, marked as entered by you. In campaigns its faces replace the reconstructed ones.
workshop-first = New die
workshop-did-save = Saved { $name }
workshop-did-remove = Deleted { $name }
workshop-drop-title = Unsaved changes
workshop-drop = { $name } has unsaved changes. Discard them?
workshop-drop-yes = Discard changes

## Faces

workshop-faces = Faces
workshop-faces-how = Click a face to choose its icon; press 1 to 9 for the number, Delete to clear it
workshop-faces-bare = { $count ->
    [one] 1 face is still empty.
   *[other] { $count } faces are still empty.
}
workshop-face = Face { $number }: { $face }
workshop-face-tip = Click to choose an icon; press 1 to 9 for the number
workshop-bare = empty
workshop-turn = Click to turn the die; point at it to keep it turning
workshop-icons = Icon of the face
workshop-icon-search = Search icons
workshop-how-often = Number of icons
workshop-count = { $count } on the face
workshop-count-tip = You can also press a digit
workshop-icon-take = Use icon
