# Drager, dragonkin og genstande i hærene i Erobringen af Esfah.

war-question-dragon-wing = Flyver { $die } bort fra { $place }?
war-hint-dragon-wing = træk den til din hidkaldelsespulje, eller vælg herunder
war-option-dragon-flies = Send { $die } tilbage til hidkaldelsespuljen
war-option-dragon-stays = { $die } bliver
war-question-drop-item = Hvilken genstand begraver hæren ved { $place }?
war-hint-drop-item = ingen enhed kan bære det; klik på terningen, eller vælg herunder
war-option-drop-item = { $die }

war-event-held_left = { $reason ->
    [killed] { $seat } mister { $dice } ved { $place } til hidkaldelsespuljen
    [flew] { $dice } flyver fra { $place } til puljen hos { $seat }
    [alone] { $dice } fra { $seat } har ikke længere en hær ved { $place } og vender tilbage til puljen
   *[slain] { $dice } fra { $seat } dræbes ved { $place } og vender tilbage til puljen
}
work-held_left = { $reason ->
    [killed] { $dice } til puljen
    [flew] { $dice } flyver bort
    [alone] { $dice } uden en hær
   *[slain] { $dice } dræbes
}
war-question-carry-items = Hvilke genstande følger med til { $place }?
war-hint-carry-items = træk en genstand til de enheder, der er gået, eller vælg herunder
war-option-carry-item = { $die } følger med til { $place }
war-event-items_moved = { $seat } bærer { $dice } fra { $source } til { $target }
war-event-items_buried = { $seat } begraver { $dice } ved { $place }: Ingen enhed kan bære det

war-question-logo-dragon = { $deed ->
    [slay] Hvilken drage dræber championen?
    [tame] Hvilken drage tæmmer championen?
    [control] Hvilken drage styrer championen?
    [summon] Hvilken drage fra din pulje hidkalder artefaktet?
   *[call] Hvilken drage fra din pulje kalder championen?
}
war-hint-logo-dragon = klik på dragen, eller vælg herunder
war-option-logo-slay = Dræb { $die }
war-option-logo-tame = Tæm { $die }
war-option-logo-control = Styr { $die }
war-option-logo-call = Kald { $die }
war-option-logo-summon = Hidkald { $die }
war-question-silver-logo = Sølvmedaljon: Hvad slutter sig til hæren ved { $place }?
war-hint-silver-logo = træk en begravet genstand eller en dragonkin til hæren, eller vælg herunder
war-option-silver-item = { $die } fra de begravede terninger
war-option-silver-kin = { $die } fra hidkaldelsespuljen
war-option-silver-none = Intet
war-question-kin-breath = { $die } ånder: Hvilke enheder ved { $place } dør?
war-hint-kin-breath = op til { $points } hp, så meget som muligt

reason-war-dragon = den stærkeste drage
reason-war-dragon-stays = den giver træffere og skjolde, så længe den er i vores hær
reason-war-silver = én mere til vores hær
reason-war-breath = deres bedste enheder
war-event-logo_used = { $deed ->
    [slay] { $die } fra { $seat } dræber { $dice }
    [tame] { $die } fra { $seat } tæmmer { $dice }, som ikke ruller
    [control] { $die } fra { $seat } styrer { $dice }
    [call] { $die } fra { $seat } kalder { $dice } til { $place }
    [summon] { $die } fra { $seat } hidkalder { $dice } til { $place }
   *[silver] { $die } fra { $seat } bringer { $dice } til { $place }
}
work-logo_used = { $deed ->
    [slay] { $dice } dræbes
    [tame] { $dice } tæmmes
    [control] { $dice } styres
    [call] { $dice } kaldes
    [summon] { $dice } hidkaldes
   *[silver] { $dice } slutter sig til
}

# Genstandenes ikoner

war-question-wayfare = Vandring: Forlader { $die } { $place } med en enhed?
war-hint-wayfare = træk den derhen, eller vælg herunder; så giver den ingen manøvrer
war-question-wayfare-unit = Vandring: Hvilken enhed går med { $die } til { $place }?
war-hint-wayfare-unit = en enhed, der kan bære den; enhedens eget resultat tæller stadig
war-option-wayfare-unit = { $die }
war-option-wayfare-stay = Bliv, for manøvrernes skyld
war-question-attune = { $die }: Hvilken enheds magi får samme farve som genstandens?
war-hint-attune = genstandens point kan have enhver farve
war-option-attune-unit = { $die }
war-option-attune-none = Ingen enhed
war-question-attune-colour = Samklang for { $die }: Hvilken farve?
war-hint-attune-colour = for alle dens point og genstandens
war-option-attune-colour = { $colour }
war-question-relic-again = { $die }: Hvilke enheder ruller igen?
war-hint-relic-again = op til { $points } hp af elementet; resten rekrutterer eller forfremmer
war-question-relic = { $die }: Rekruttér eller forfrem enheder af elementet
war-hint-relic = { $points ->
    [one] 1 point
   *[other] { $points } point
} tilbage; træk døde enheder til hæren eller oven på enheder
war-event-item_used = { $icon ->
    [elevate] { $die } løfter { $dice } fra { $seat }: { $points } mere
    [attune] Samklang: { $dice } fra { $seat } får farven { $colour }
   *[elemental_relic] Elementrelikvien fra { $seat }: { $dice } { $count ->
        [one] ruller
       *[other] ruller
    } igen
}
work-item_used = { $icon ->
    [elevate] Løft: { $points } mere
    [attune] Samklang: { $colour }
   *[elemental_relic] Igen: { $dice }
}
reason-war-items = vi lader genstande og deres resultater være, som de er
