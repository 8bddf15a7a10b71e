# Keeping games safe: a game that cannot be saved, a game that goes on elsewhere, older copies, a game that was cut short.

ui-unsaved-title = Kunne ikke gemme
ui-unsaved-text = Dit sidste valg blev ikke udført; spillet før det er gemt. Ret fejlen, og prøv igen, eller gem hele spillet i en anden fil.
ui-unsaved-again = Prøv igen
ui-unsaved-leave = Ikke nu
ui-unsaved-waits = Venter: det sidste svar kunne ikke gemmes.
ui-unsaved-elsewhere = Gem som…
ui-menu-elsewhere = Gem s&om…
ui-elsewhere-title = Gem som
ui-rescued = Spillets fil var flyttet, fjernet eller ændret af et andet program. Hele spillet er gemt som { $name }.
ui-elsewhere-done = Spillet fortsætter i { $name }.

ui-no-folder-title = Spillet kunne ikke gemmes der
ui-no-folder-text = Vælg en anden mappe til dine spil. Så begynder det nye spil dér. Du kan skifte mappe senere i Indstillinger › Filer.
ui-no-folder-choose = Vælg mappe…

## Older copies

ui-menu-restore = Åbn sikker&hedskopi…
ui-why-no-backup = Der er ingen sikkerhedskopi endnu. Der gemmes en, når du åbner eller forlader et spil, og af og til, mens du spiller.
ui-open-title = Åbn spil
ui-open-file = Anden fil…
ui-restore-title = Sikkerhedskopier
ui-restore-about = Der gemmes en sikkerhedskopi, når du åbner eller forlader et spil. ddtable beholder de 3 seneste, 1 om dagen i en uge og 1 om ugen i en måned. En kopi åbnes som et særskilt spil. Dine andre spil ændres ikke.
ui-restore-folder = Mappe: { $folder }
ui-restore-trouble = Den seneste sikkerhedskopi kunne ikke gemmes. { $why }
ui-restore-none = Ingen af sikkerhedskopierne kan læses.
ui-restore-one = { $when } · { $round ->
    [0] { $choices ->
        [one] 1 valg
       *[other] { $choices } valg
    }
   *[other] runde { $round }, { $choices ->
        [one] 1 valg
       *[other] { $choices } valg
    }
}
ui-restore-suffix = sikkerhedskopi
ui-restored = Dette er sikkerhedskopien, åbnet som et særskilt spil.

## A game that was cut short

ui-cut-short-title = ddtable stoppede uventet sidst
ui-cut-short-text = Du spillede { $title }. Alle dine valg er gemt, og spillet fortsætter ved det samme spørgsmål.
ui-cut-short-go-on = Fortsæt
ui-cut-short-report = Vis rapporten
ui-cut-short-forget = Ikke nu

## A game that does not follow from what its file says

ui-unverified = Ikke bekræftet
ui-unverified-text = Fra post { $entry } passer filen ikke med reglerne. Spillet fortsætter fra den gemte stilling, som ikke kan bekræftes.
