# Hvad særlige ikoner lader ligge, til den, der slog dem, begynder sin næste tur (C14.4): mærker, tips, log.

effect-cloak = Kappe
effect-frost_breath = Frostånde
effect-galeforce = Stormvind
effect-illusion = Blændværk
effect-wither = Visnen
effect-asleep = Søvn
effect-hypnotized = Hypnotisk blik
effect-netted = Fangnet
effect-stunned = Bedøvelse
effect-webbed = Spind

ui-lasting-brief = { $name ->
    [cloak] +{ $count } skjold
    [frost_breath] halvt
    [galeforce] −{ $four } skjold, −{ $four } manøvre
    [illusion] skjult
    [wither] −{ $count } alle slag
    [asleep] sover
    [hypnotized] stirret på
    [netted] i et fangnet
    [stunned] bedøvet
    [webbed] i et spind
   *[other] { $name }
}
ui-lasting-what = { $name ->
    [cloak] Hæren har { $count ->
        [one] 1 skjold mere
       *[other] { $count } skjolde mere
    } i hvert slag, hvor skjolde tæller.
    [frost_breath] Hvert slag tæller halvt, rundet ned; særlige ikoner tæller fuldt.
    [galeforce] Hæren har { $four } skjolde og { $four } manøvrer mindre i hvert slag.
    [illusion] Ingen modstander kan rette missiler eller formularer mod hæren eller dens enheder; formularer på terrænet rammer den stadig.
    [wither] Hæren har { $count } mindre i hvert slag.
    [asleep] Enheden rulles ikke og kan ikke forlade sit terræn.
    [hypnotized] Enheden rulles ikke, før den, der stirrer på den, flytter sig, dør eller bliver rullet alene; den sidder sin hærs slag over.
    [netted] Enheden rulles ikke og kan ikke forlade sit terræn.
    [stunned] Enheden rulles ikke med sin hær; forlader den terrænet, er den fri.
    [webbed] Enheden rulles ikke og kan ikke forlade sit terræn.
   *[other] { $name }
}
ui-effect-roller = rullet af { $player }
