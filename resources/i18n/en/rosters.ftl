# Rosters: texts of the page, the preview, the command.

## On the page

roster-title-again = { $force }, continued
roster-army-again = { $army }, continued
roster-army-about = { $health } health · { $dice ->
    [one] 1 die
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
    [bronze] bronze
    [silver] silver
    [gold] gold
   *[white] white
}
roster-terrains = Terrains
roster-apart = Not assigned yet
roster-reading = { $faces ->
    [by_number] This game uses the numbers: 1 magic, 2 to 4 missile, 5 to 7 melee
    [printed] This game uses the printed faces
   *[none] These are the printed faces. Games that use the numbers read 1 as magic, 2 to 4 as missile, 5 to 7 as melee
}
roster-made = { $made ->
    [revealed] The armies as revealed in this game.
    [secret] The visible part of the armies: they are not revealed yet.
   *[unknown] The planned armies: this saved game does not contain the armies that were formed.
}
roster-war-state = The state of the war in round { $round }: { $held } of { $goal } captured terrains that win. All players recruit after round { $recruiting }.
roster-marked = { $name } (?)
roster-marked-why = (?): faces reconstructed
roster-pick = { $pick ->
    [home_terrain] Home terrain
   *[frontier] Proposed frontier
}
roster-unit-about = { $species } · { $class }
roster-dragon-about = { $health } health · { $saves ->
    [one] 1 automatic save
   *[other] { $saves } automatic saves
}
roster-column = { $column ->
    [unit] Unit
    [dragons] Dragon
    [terrains] Terrain
    [die] Die
    [count] Dice
    [kind] Kind
    [health] Health
    [faces] Faces
    [icon] Icon
    [spell] Spell
    [cost] Cost
    [what] Effect
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
roster-footnote = On average: the total roll of all dice of the army if each face comes up equally often. An ID counts as the result rolled for. Special icons count as in that roll: Smite as melee and Bullseye as missile. Rerolls by Rend are included. Terrains, racial powers, spells and dragons are not included.
roster-page = Page { $number } of { $count } · { $force }
roster-program = ddtable { $version } · { $notice }
roster-player = Player: { $player }
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
roster-none-found = No forces match.
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
    [csv] CSV files (*.csv)
   *[html] Web pages (*.html)
}
roster-save-title = Save the rosters
roster-file = { $names } rosters
roster-nothing = Select a force to preview its roster.
roster-no-printer = No printer found. You can save a PDF file instead.
roster-no-library = Printing is not available: a system library is missing. You can save a PDF file instead.
roster-saved = Saved as { $file }.
roster-not-saved = Could not save { $file }: { $reason }.
roster-printed = Sent to the printer.
roster-not-printed = The printer did not accept the pages.

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
roster-game = { $game ->
    [campaign] The Conquest of Esfah
    [risk] Dragon Dice Risk
   *[classic] Classic game
}, { $health } health
roster-mark = { $mark ->
    [reconstructed] faces reconstructed
    [entered] faces entered by the owner
   *[other] { $mark }
}
roster-icon-note = { $count ->
    [one] a face with 1
   *[other] a face with { $count }
}{ $more ->
    [none] { "" }
   *[other] ; other faces have { $more }
}
roster-roll = { $kind ->
    [melee] melee
    [missile] missiles
    [magic] magic
    [maneuver] maneuver
    [save] saves
    [save_melee] saves against melee
    [charge] charge
    [charge_defence] defending against a charge
    [dragon_defence] against dragons
   *[single] rolling alone
}
roster-army-title = { $army } of { $force }
roster-armies-title = Armies of { $force }
roster-reference-title = Icons and spells of { $force }
roster-reference-icons = Special icons
roster-reference-dragons = Dragons
roster-reference-terrains = Terrains
roster-reference-spells = { $element ->
    [ivory] Spells of any colours
   *[other] Spells of { $colour } magic
}
roster-reference-members = Dragons and dragonkin in armies
roster-reference-logos = Logos and rulers
roster-members = { $family ->
    [dragons] Dragons
   *[other] Dragonkin
}
roster-member-saves = { $family ->
    [dragons] each adds 5 saves to the save rolls of its army, none if it shows its belly; its owner may choose it as a casualty for 5 damage
   *[other] each adds its health to the save rolls of its army, none if it shows its belly; it does not roll for missiles or magic
}
roster-member-icon = { $icon ->
    [belly] adds no saves of its own
    [wing] after an attack its owner may return it to the summoning pool
    [treasure] after an attack 1 unit of its army may be promoted
   *[other] after the action it kills as much health of the other army as it shows
}
roster-member-breath = { $what }, after the action
roster-logo = { $die ->
    [eldarim_dragonslayer] slays 1 dragon of the other army before the damage
    [eldarim_dragonhunter] slays 1 dragon of its element in the other army before the damage
    [eldarim_dragonlord] 1 dragon of the other army does not roll in this action
    [eldarim_dragonmaster] 1 dragon of its element in the other army does not roll in this action
    [eldarim_dragoncrusader] 1 dragon of the other army rolls for your army in this action
    [eldarim_dragonzealot] 1 dragon of its element in the other army rolls for your army in this action
    [dragonkin_champion] in an attack it calls a dragon of its element from your own pool into the army
    [medallion_bronze] a Cantrip of any colour
    [medallion_silver] a buried item, or a dragonkin of 1 health from the pool, joins the army
    [medallion_gold] dead units of up to 4 health return to the army
    [kings_die] a ruler is an ID worth 4 in an army with that race, the logo in any army
   *[other] an ID worth 4
}
roster-reference-when = { $when }: { $what }
roster-health-of = { $health } health
roster-part = { $part ->
    [whole] The whole force
    [armies] The armies
    [list] At a glance
    [cards] The dice
    [recruiting] Recruiting sheet
   *[reference] Icons and spells
}
roster-line = { $head }: { $said }
roster-bracketed = { $name } ({ $note })
roster-card-number = { $number } of { $count }
roster-notes = Notes
roster-subject = Dragon Dice army rosters: { $parts }
roster-icon-outside = { $icon ->
    [dispel_magic] when magic affects the unit, its army or its terrain, the unit may roll: if it shows this icon, all that magic is cancelled
   *[rise_from_the_ashes] when the unit is killed or buried, it rolls: if it shows this icon, it goes to reserve instead
}
roster-icon-unknown = No published die has this icon, so its effect is unknown.
roster-form = Format
roster-form-pdf = PDF
roster-form-text = Text
roster-form-markdown = Markdown
roster-form-html = Web
roster-form-csv = CSV
roster-what = Contents
roster-part-note = { $part ->
    [whole] every die with its faces, army by army
    [armies] a sheet for each army, with lines for notes; territories share sheets
    [list] names and counts on half a page
    [cards] a card for each die, to cut out
    [recruiting] points of each army, with lines to write on
   *[reference] the effects of the icons and spells of these dice
}
roster-faces = Faces
roster-faces-note = all faces of each die
roster-boxes = Boxes for losses
roster-boxes-note = dead and buried, to check off
roster-each = A file for each force
roster-each-note = into a folder
roster-each-one = There is only one force.
roster-copy = Copy text
roster-copied = Copied to the clipboard.
roster-save-form = Save { $form ->
    [pdf] PDF
    [text] text
    [markdown] Markdown
    [csv] CSV
   *[html] web page
}…
roster-folder-title = Folder for the rosters
roster-saved-many = { $count ->
    [one] 1 file
   *[other] { $count } files
} saved in { $folder }.
roster-saving = { $number } of { $count }: { $file }
roster-cut-short = Stopped after { $count ->
    [one] 1 file
   *[other] { $count } files
} of { $whole }.
roster-stop = Stop
roster-no-part = Select the contents.
roster-cannot = This force contains unknown dice: { $dice }.
roster-reference-powers = Powers
roster-power-lands = on { LOWER($lands) }
roster-nameless = Unnamed force

## Campaigns

roster-army-at = { $home ->
    [own] Home
    [other] Rival home
   *[none] Frontier
}: { $terrain }, { $number }{ $held ->
    [yes] , held
   *[no] { "" }
}
roster-territory = { $place } · { $continent } · { $sign ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
}{ $kind ->
    [dragons] {" "}· dragons
   *[territory] { "" }
}
roster-world-state = Turn { $turn }: { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}, { $goal } win; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
roster-holding = { $kind ->
    [reserve] In reserve
    [recruiting] Recruiting pool
    [summoning] Summoning pool
    [dead] Dead units
   *[buried] Buried
}
roster-recruiting-column = { $column ->
    [army] Army
    [race] Race
    [health] Health
    [points] Points
   *[recruits] Recruits
}
roster-recruiting-title = Recruiting sheet of { $force }
roster-thumb-when = Recruit after every 5th turn of the last player: every army in play, also in reserve.
roster-thumb-points = Points of a race in an army: its health divided by 4, rounded up. At its native terrain they double after rounding.
roster-thumb-own = 1 point recruits 1 health of the same race from your recruiting pool.
roster-thumb-other = Other races: add the points that you give of any races, and halve the sum once, rounded up. Items the same, and the units that pay must be able to carry them.
roster-thumb-bonus = Bonus for the army, never doubled: 1 for a captured terrain, 1 more for a city.
roster-thumb-undead = Undead: 1 more for each full 10 health of all dead units, at most their own points.
roster-thumb-join = Recruits join their army before the next turn. Unused points are lost.
roster-native-lands = Native terrains: { $lands }
roster-native = { $land }: { $races }.
roster-points-either = { $points }, native { $native }
roster-points-native = 2 × { $points } = { $doubled }
roster-points-dead = { $points } + { $dead } = { $total }
roster-points-bonus = bonus of the army
