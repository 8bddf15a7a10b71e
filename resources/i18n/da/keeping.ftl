# Keeping games safe: a game that cannot be saved, a game that goes on elsewhere, older copies, a game that was cut short.

ui-unsaved-title = Det kunne ikke gemmes
ui-unsaved-text = Intet er tabt: bordet viser spillet, som det stod før. Når det er bragt i orden, kan du prøve igen, eller hele spillet kan fortsætte i en anden fil.
ui-unsaved-again = Prøv igen
ui-unsaved-leave = Lad det ligge
ui-unsaved-waits = Venter: det sidste svar kunne ikke gemmes.
ui-unsaved-elsewhere = Gem et andet sted…
ui-menu-elsewhere = F&ortsæt i en anden fil…
ui-elsewhere-title = Fortsæt i en anden fil
ui-rescued = Filen var flyttet eller fjernet: hele spillet er gemt i { $name }.
ui-elsewhere-done = Spillet fortsætter i { $name } med alt, hvad der er spillet.

ui-no-folder-title = Her kan intet spil gemmes
ui-no-folder-text = Vælg en anden mappe til dine spil: det, du har sat op, begynder straks dér. Under Indstillinger › Filer kan den skiftes senere.
ui-no-folder-choose = Vælg en mappe til spil…

## Older copies

ui-menu-restore = Gå til&bage til en ældre kopi…
ui-why-no-backup = Der er ingen ældre kopi endnu: der laves en, hver gang et spil åbnes eller forlades, og af og til når I spiller længe.
ui-restore-title = Ældre kopier
ui-restore-about = Der gemmes en kopi, hver gang et spil åbnes eller forlades: de tre seneste, derefter én om dagen i en uge og én om ugen i en måned. Vælg en for at åbne den som et spil for sig; intet af det, du har, bliver ændret.
ui-restore-folder = De ligger i { $folder }.
ui-restore-trouble = Den seneste kopi kunne ikke laves. { $why }
ui-restore-none = Ingen af kopierne kan læses.
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
ui-restore-suffix = ældre kopi
ui-restored = Dette er den ældre kopi, som et spil for sig.

## A game that was cut short

ui-cut-short-title = Sidst blev ddtable afbrudt
ui-cut-short-text = { $title } lå på bordet. Alt, hvad der er spillet, er gemt: spillet venter ved netop det samme spørgsmål.
ui-cut-short-go-on = Fortsæt det
ui-cut-short-report = Vis rapporten
ui-cut-short-forget = Ikke nu

## A game that does not follow from what its file says

ui-unverified = Ikke bekræftet
ui-unverified-text = Fra post { $entry } følger filen ikke af sin opstilling, sine valg og sine terninger efter dette programs regler. Spillet fortsætter fra den stilling, som filen fortæller; intet beviser den.
