# Rosters: what stands on the page, the preview, the command.

## On the page

roster-title-again = { $force }, fortsat
roster-army-again = { $army }, fortsat
roster-dice = { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}
roster-army-about = { $health } hp · { $dice ->
    [one] én terning
   *[other] { $dice } terninger
} · { $species }
roster-figure = { $figure ->
    [health] hp
    [units] { $amount ->
        [one] enhed
       *[other] enheder
    }
   *[dragons] { $amount ->
        [one] drage
       *[other] drager
    }
}
roster-element = { $element ->
    [earth] jord
    [air] luft
    [fire] ild
    [water] vand
    [death] død
    [ivory] elfenben
   *[white] hvid
}
roster-dragons = Drager
roster-terrains = Terræner
roster-apart = Endnu ikke lagt frem
roster-reading = { $faces ->
    [by_number] I dette spil gælder tallet: 1 magi, 2 til 4 missil, 5 til 7 nærkamp
    [printed] I dette spil gælder de trykte sider
   *[none] De trykte sider. Efter tallet: 1 magi, 2 til 4 missil, 5 til 7 nærkamp
}
roster-made = { $made ->
    [revealed] Hærene, som de blev afsløret i dette spil.
    [secret] Så meget, som man må se af hærene i dette spil: de er ikke afsløret endnu.
   *[unknown] Hærene, som de var planlagt: det gemte spil fortæller ikke længere, hvordan de blev dannet.
}
roster-pick = { $pick ->
    [home] Hjemmeterræn
   *[frontier] Bud på grænsen
}
roster-unit-about = { $species } · { $class }
roster-dragon-about = { $health } hp · { $saves } faste skjolde
roster-column = { $column ->
    [unit] Enhed
    [health] Hp
    [faces] Sider
   *[losses] Tab
}
roster-expected = I gennemsnit
roster-result = { $result ->
    [melee] nærkamp
    [missile] missiler
    [magic] magi
    [maneuver] manøvrer
   *[save] skjolde
}
roster-count = { $count } ×
roster-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
roster-footnote = I gennemsnit: hvad alle hærens terninger slår tilsammen, hvis hver side kommer op lige ofte. Et ID tæller som det ønskede ikon; særlige ikoner giver det, de giver i det slag, banehug som nærkamp og pletskud som missil; terninger, som en flænge slår om, er slået om. Terræner, racernes evner, formularer og drager er ikke regnet med.
roster-page = { $force } · side { $number } af { $count }
roster-program = ddtable { $version } · { $notice }
roster-player = { $player } spiller
roster-author = ddtable
roster-document = { $count ->
    [one] Styrkeliste for { $force }
   *[other] Styrkelister for { $force } og { $more } til
}

## The preview

roster-window = Styrkelister
roster-forces = Styrker at udskrive
roster-search = Søg i styrkerne
roster-force-about = { $player ->
    [none] { $health } hp · { $species }
   *[other] { $player } · { $health } hp · { $species }
}
roster-none-found = Ingen styrke hedder det.
roster-paper = Papir
roster-paper-a4 = A4
roster-paper-letter = Letter
roster-ink = Blæk
roster-ink-colour = Farve
roster-ink-grey = Sort-hvid
roster-faces = Alle sider
roster-faces-note = af hver terning
roster-columns = Sider
roster-columns-1 = Én
roster-columns-2 = To
roster-columns-tip = Én side eller to ved siden af hinanden
roster-nearer = Større
roster-farther = Mindre
roster-fit = Tilpas
roster-fit-tip = Vis hele siden eller hele dens bredde
roster-place = { $count ->
    [0] Ingen side
   *[other] Side { $page } af { $count }
}
roster-pages = Forhåndsvisning af siderne
roster-print = Udskriv…
roster-save = Gem PDF…
roster-save-filter = PDF-filer (*.pdf)
roster-save-title = Gem styrkelisterne som PDF-fil
roster-file = Styrkelister { $names }
roster-nothing = Sæt hak ved en styrke, så står dens liste her.
roster-no-printer = Denne computer kender ingen printer. En PDF-fil kan udskrives et andet sted.
roster-no-library = Qt’s udskrivning kan ikke indlæses her, fordi systemet mangler et bibliotek. En PDF-fil kan gemmes.
roster-saved = Gemt som { $file }.
roster-not-saved = { $file } kunne ikke skrives: { $reason }.
roster-printed = Sendt til printeren.
roster-not-printed = Printeren tog ikke siderne.
