# Rosters: what stands on the page, the preview, the command.

## On the page

roster-title-again = { $force }, continued
roster-army-again = { $army }, continued
roster-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
roster-army-about = { $health } health · { $dice ->
    [one] one die
   *[other] { $dice } dice
} · { $species }
roster-figure = { $figure ->
    [health] health
    [units] { $amount ->
        [one] unit
       *[other] units
    }
   *[dragons] { $amount ->
        [one] dragon
       *[other] dragons
    }
}
roster-element = { $element ->
    [earth] earth
    [air] air
    [fire] fire
    [water] water
    [death] death
    [ivory] ivory
   *[white] white
}
roster-dragons = Dragons
roster-terrains = Terrains
roster-apart = Not laid out yet
roster-reading = { $faces ->
    [by_number] This game goes by number: 1 magic, 2 to 4 missile, 5 to 7 melee
    [printed] This game goes by the printed faces
   *[none] The printed faces. By number: 1 magic, 2 to 4 missile, 5 to 7 melee
}
roster-made = { $made ->
    [revealed] The armies as they were revealed in this game.
    [secret] As far as the armies of this game may be seen: they are not revealed yet.
   *[unknown] The armies as planned: this saved game no longer tells how they were made.
}
roster-pick = { $pick ->
    [home] Home terrain
   *[frontier] Proposed frontier
}
roster-unit-about = { $species } · { $class }
roster-dragon-about = { $health } health · { $saves } automatic saves
roster-column = { $column ->
    [unit] Unit
    [health] Health
    [faces] Faces
   *[losses] Losses
}
roster-expected = On average
roster-result = { $result ->
    [melee] melee
    [missile] missile
    [magic] magic
    [maneuver] maneuver
   *[save] saves
}
roster-count = { $count } ×
roster-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
roster-footnote = On average: what all the army’s dice roll together if each face comes up equally often. An ID counts as the icon wanted; special icons give what they give in that roll, Smite as melee and Bullseye as missile; dice that Rend rolls again are rolled again. Terrains, racial powers, spells and dragons are left out.
roster-page = Page { $number } of { $count } · { $force }
roster-program = ddtable { $version } · { $notice }
roster-player = { $player } plays
roster-author = ddtable
roster-document = { $count ->
    [one] Roster of { $force }
   *[other] Rosters of { $force } and { $more } more
}

## The preview

roster-window = Rosters
roster-forces = Forces to print
roster-search = Search forces
roster-force-about = { $player ->
    [none] { $health } health · { $species }
   *[other] { $player } · { $health } health · { $species }
}
roster-none-found = No force is called so.
roster-paper = Paper
roster-paper-a4 = A4
roster-paper-letter = Letter
roster-ink = Ink
roster-ink-colour = Colour
roster-ink-grey = Black and white
roster-faces = All faces
roster-faces-note = of every die
roster-columns = Pages
roster-columns-1 = One
roster-columns-2 = Two
roster-columns-tip = One page or two side by side
roster-nearer = Larger
roster-farther = Smaller
roster-fit = Fit
roster-fit-tip = Show the whole page, or its whole width
roster-place = { $count ->
    [0] No page
   *[other] Page { $page } of { $count }
}
roster-pages = Preview of the pages
roster-print = Print…
roster-save = Save PDF…
roster-save-filter = PDF files (*.pdf)
roster-save-title = Save the rosters as a PDF file
roster-file = { $names } rosters
roster-nothing = Tick a force, and its roster stands here.
roster-no-printer = This computer knows no printer. A PDF file can be printed elsewhere.
roster-no-library = Qt’s printing part cannot be loaded here, because a library of the system is missing. A PDF file can be saved.
roster-saved = Saved as { $file }.
roster-not-saved = { $file } could not be written: { $reason }.
roster-printed = Sent to the printer.
roster-not-printed = The printer did not take the pages.
