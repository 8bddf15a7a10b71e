# Rosters: what stands on the page, the preview, the command.

## On the page

roster-title-again = { $force }, continued
roster-army-again = { $army }, continued
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
   *[none] The printed faces; a game that goes by number reads 1 magic, 2 to 4 missile, 5 to 7 melee instead
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
    [dragons] Dragon
    [terrains] Terrain
    [count] Dice
    [kind] Kind
    [health] Health
    [faces] Faces
    [icon] Icon
    [spell] Spell
    [cost] Cost
    [what] What it does
   *[losses] Dead, buried
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
roster-save-filter = { $form ->
    [pdf] PDF files (*.pdf)
    [text] Text files (*.txt)
    [markdown] Markdown files (*.md)
   *[html] Web pages (*.html)
}
roster-save-title = Save the rosters
roster-file = { $names } rosters
roster-nothing = Tick a force, and its roster stands here.
roster-no-printer = This computer knows no printer. A PDF file can be printed elsewhere.
roster-no-library = Qt’s printing part cannot be loaded here, because a library of the system is missing. A PDF file can be saved.
roster-saved = Saved as { $file }.
roster-not-saved = { $file } could not be written: { $reason }.
roster-printed = Sent to the printer.
roster-not-printed = The printer did not take the pages.

## The heading, and the other parts of a roster

roster-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
roster-game = Classic game, { $health } health
roster-mark = { $mark ->
    [reconstructed] faces reconstructed
    [entered] faces entered by its owner
   *[other] { $mark }
}
roster-icon-note = { $count ->
    [one] a face of one
   *[other] a face of { $count }
}{ $more ->
    [none] { "" }
   *[other] ; there are faces of { $more } too
}
roster-roll = { $kind ->
    [melee] melee
    [missile] missiles
    [magic] magic
    [maneuver] maneuver
    [save] saves
    [save_melee] saves against melee
    [charge] charge
    [charge_defence] struck by a charge
    [dragon_defence] against dragons
   *[single] rolling alone
}
roster-army-title = { $army } of { $force }
roster-reference-title = Icons and spells of { $force }
roster-reference-icons = Special icons
roster-reference-dragons = Dragons
roster-reference-terrains = Terrains
roster-reference-spells = Spells of { $colour } magic
roster-reference-when = { $when }: { $what }
roster-health-of = { $health } health
roster-part = { $part ->
    [whole] The whole force
    [armies] The armies
    [list] At a glance
    [cards] The dice
   *[reference] Icons and spells
}
roster-line = { $head }: { $said }
roster-bracketed = { $name } ({ $note })
roster-card-number = { $number } of { $count }
roster-notes = Notes
roster-subject = Dragon Dice army rosters: { $parts }
roster-icon-outside = { $icon ->
    [dispel_magic] when magic affects the unit, its army or its terrain, the unit may roll: if it shows this icon, all that magic is void
   *[rise_from_the_ashes] when the unit is killed or buried it rolls: showing this, it goes to reserve instead
}
roster-icon-unknown = No published die has this icon, and no game here knows what it does.
roster-form = File
roster-form-pdf = PDF
roster-form-text = Text
roster-form-markdown = Markdown
roster-form-html = Web
roster-what = What is in it
roster-part-note = { $part ->
    [whole] every die with its faces, army by army
    [armies] a sheet for each army, with lines for notes
    [list] names and counts on half a page
    [cards] a card for each die, to cut out
   *[reference] what the icons and spells of these dice do
}
roster-faces = Faces
roster-faces-note = all faces of each die
roster-boxes = Boxes for losses
roster-boxes-note = dead and buried, to tick
roster-each = A file for each force
roster-each-note = into a folder
roster-each-one = There is only one force.
roster-copy = Copy text
roster-copied = The rosters are on the clipboard.
roster-save-form = Save { $form ->
    [pdf] PDF
    [text] text
    [markdown] Markdown
   *[html] web page
}…
roster-folder-title = Folder for the rosters
roster-saved-many = { $count ->
    [one] 1 file
   *[other] { $count } files
} saved in { $folder }.
roster-saving = { $number } of { $count }: { $file }
roster-cut-short = Stopped after { $count ->
    [one] one file
   *[other] { $count } files
} of { $whole }.
roster-stop = Stop
roster-no-part = Tick what is to be in it.
roster-cannot = This force holds dice that this program does not know: { $dice }.
roster-reference-powers = Powers
roster-power-lands = on { LOWER($lands) }
roster-nameless = Nameless force
