# Dragonkin, champions, magic items and minor terrains, which only campaigns use.

die-of-element = { $element ->
    [air] Air
    [water] Water
    [fire] Fire
    [earth] Earth
   *[death] Death
} { $name }
minor-place = { $place ->
    [bridge] bridge
    [forest] forest
    [knoll] knoll
   *[village] village
}
item-about = { $form ->
    [equipment] { $size ->
        [small] small equipment
        [medium] medium equipment
       *[large] large equipment
    }
    [artifact] artifact
    [medallion] medallion
   *[relic] relic
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
item-carried = { $how ->
    [alone] any unit may carry it, alone
   *[element] a unit of { $element } may carry it and 1 more
}
minor-about = minor terrain
other-die-name = { $name }, { $about }, shows { $face }
die-marked = { $die }, { $mark }
face-naming = { $face } of { $what }
die-mark-tip = { $mark ->
    [reconstructed] No source lists the faces of this die. They are reconstructed; you can enter the real ones in the dice workshop.
   *[other] A player entered the faces of this die.
}
die-automatic-saves = { $saves ->
    [one] 1 automatic save
   *[other] { $saves } automatic saves
}
trouble-own-die-listed = Its kind, health, points or elements are not those of { $row }, whose faces it replaces.
