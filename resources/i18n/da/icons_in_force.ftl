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
    [frost_breath] halveret
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
    } i hvert slag, der tæller skjolde.
    [frost_breath] Hvert resultat halveres og rundes ned; særlige ikoner tæller fuldt.
    [galeforce] Hæren har { $four } færre skjolde og { $four } færre manøvrer i hvert slag.
    [illusion] Modstandere kan ikke rette missiler eller formularer mod hæren eller dens enheder. Formularer på terrænet påvirker den stadig.
    [wither] Hæren får −{ $count } i hvert slag.
    [asleep] Enheden rulles ikke og kan ikke forlade sit terræn.
    [hypnotized] Enheden rulles ikke, før den stirrende enhed flytter sig, dør eller rulles alene. Den stirrende enhed rulles ikke med sin hær.
    [netted] Enheden rulles ikke og kan ikke forlade sit terræn.
    [stunned] Enheden rulles ikke med sin hær. Den er fri, når den forlader terrænet.
    [webbed] Enheden rulles ikke og kan ikke forlade sit terræn.
   *[other] { $name }
}
ui-effect-roller = rullet af { $player }
