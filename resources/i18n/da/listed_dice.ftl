# Dragonkin, championer, magiske genstande og små terræner, som kun felttog bruger.

die-of-element = { $name } ({ $element ->
    [air] luft
    [water] vand
    [fire] ild
    [earth] jord
   *[death] død
})
minor-place = { $place ->
    [bridge] bro
    [forest] skov
    [knoll] høj
   *[village] landsby
}
item-about = { $form ->
    [equipment] { $size ->
        [small] lille udstyr
        [medium] mellemstort udstyr
       *[large] stort udstyr
    }
    [artifact] artefakt
    [medallion] medaljon
   *[relic] relikvie
}, { $points } point
item-carried = { $how ->
    [alone] enhver enhed kan bære den, alene
   *[element] en enhed af { $element } kan bære den og 1 til
}
minor-about = lille terræn
other-die-name = { $name }, { $about }, viser { $face }
die-marked = { $die }, { $mark }
face-naming = { $face } for { $what }
die-mark-tip = { $mark ->
    [reconstructed] Ingen kilde viser terningens sider. De er rekonstrueret; du kan indtaste de rigtige i terningværkstedet.
   *[other] En spiller har indtastet terningens sider.
}
die-automatic-saves = { $saves ->
    [one] 1 fast skjold
   *[other] { $saves } faste skjolde
}
trouble-own-die-listed = Art, hp, point eller elementer svarer ikke til { $row }, hvis sider den erstatter.
