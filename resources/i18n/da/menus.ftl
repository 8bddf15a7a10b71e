# The menus, why a command cannot be done now, the list of commands and keys, notices, questions before something is done.

ui-menu-new = &Nyt spil…
ui-menu-open = &Åbn…
ui-menu-recent = Åbn s&eneste
ui-menu-copy = Gem en &kopi som…
ui-menu-rosters = &Udskriv styrkelister…
ui-menu-settings = &Indstillinger…
ui-menu-leave = &Forlad bordet
ui-menu-quit = &Afslut
ui-menu-undo = &Fortryd
ui-menu-redo = &Gentag
ui-menu-suggest = Fo&reslå et svar
ui-menu-real-dice = Rigtige &terninger
ui-menu-standing = Fa&ste svar…
ui-menu-tables = Spillets ta&beller…
ui-menu-hand-over = &Lad computeren spille videre…
ui-menu-draw = Tilbyd &uafgjort…
ui-menu-concede = Gi&v op…
ui-menu-rematch = &Omkamp
ui-menu-last-turn = Hvad de &andre gjorde sidst
ui-menu-step-back = Ét trin &tilbage
ui-menu-step-on = Ét trin &frem
ui-menu-turn-back = Én t&ur tilbage
ui-menu-turn-on = Én tur fre&m
ui-menu-beginning = Til be&gyndelsen
ui-menu-present = Tilbage til &spillet
ui-menu-practise = &Øv herfra
ui-menu-original = Tilbage til det &oprindelige spil
ui-menu-theme = &Farver
ui-menu-theme-system = &Systemets farver
ui-menu-theme-light = &Lyst
ui-menu-theme-dark = &Mørkt
ui-menu-theme-contrast = &Høj kontrast
ui-menu-scale = &Størrelse
ui-menu-scale-100 = &100 %
ui-menu-scale-125 = 1&25 %
ui-menu-scale-150 = 1&50 %
ui-menu-scale-175 = 1&75 %
ui-menu-scale-200 = 2&00 %
ui-menu-scale-250 = 250 &%
ui-menu-scale-300 = &300 %
ui-menu-motion = &Bevægelse
ui-menu-motion-system = Som &systemet
ui-menu-motion-slow = &Langsom
ui-menu-motion-normal = &Normal
ui-menu-motion-fast = &Hurtig
ui-menu-motion-off = &Fra
ui-menu-side-log = &Log
ui-menu-side-die = &Terning
ui-menu-side-luck = H&eld
ui-menu-log-filter = Lo&ggen viser
ui-menu-log-all = &Det hele
ui-menu-log-own = Mine &egne
ui-menu-log-weighty = &Tab, erobringer
ui-menu-log-rolls = &Slag
ui-menu-log-quests = T&ogter og artefakter
ui-menu-log-magic = &Magi
ui-menu-log-turns = &Kun ture
ui-menu-full-screen = F&uld skærm
ui-menu-primer = Spillet på &ti minutter
ui-menu-commands = &Kommandoer og taster
ui-menu-rulings = Husets &afgørelser
ui-menu-report = Sidste &fejlrapport
ui-menu-about = &Om ddtable

## Why a command cannot be done now

ui-why-no-game = Der er intet spil på bordet.
ui-why-no-file = Dette spil har ingen fil.
ui-why-no-original = Dette spil kommer ikke fra et andet gemt spil.
ui-why-no-redo = Intet er taget tilbage.
ui-why-not-asked = Du bliver ikke spurgt om noget nu.
ui-why-beginning = Bordet viser spillets begyndelse.
ui-why-present = Bordet viser spillet, som det står.
ui-why-no-such-entries = Dette spil har ingen indførsler af den slags.
ui-why-many-own = Flere sidder ved skærmen: vælg en spiller over loggen.
ui-why-no-crash = Der er ikke sket nogen fejl.

## Notices and questions

ui-no-recent = Ingen spil endnu
ui-copy-title = Gem en kopi
ui-copy-name = { $name } kopi
ui-copied = En kopi er gemt som { $name }.
ui-practising = Et selvstændigt øvelsesspil herfra. Det andet blev, som det var.
ui-practice-from = Øvelse fra { $turn ->
    [0] opstillingen
   *[other] tur { NUMBER($turn, useGrouping: 0) }
}
ui-practice-players = { $count ->
    [2] { $first } mod { $second }
   *[other] { $players }
}
ui-practice-from-tip = Dette er et øvelsesspil fra { $turn ->
    [0] opstillingen
   *[other] tur { NUMBER($turn, useGrouping: 0) }
} i { $players }. Klik for at gå tilbage til det spil. Dette spil er gemt.
ui-original-gone = Det oprindelige spil blev ikke fundet. Filen er flyttet eller slettet.
ui-scale-too-large = Ved { $number } % ville vinduet være større end denne skærm.
ui-after-restart = Det gælder, når ddtable starter igen.
ui-no-restart = ddtable kunne ikke startes igen. Luk det, og start det selv: alt er gemt.
ui-not-deleted = { $name } kunne ikke slettes: { $reason }.
ui-not-saved = { $name } kunne ikke gemmes: { $reason }.
ui-delete-title = Slet dette spil?
ui-delete-text = Spillet { $title } forsvinder for altid, og filen med det.
ui-delete = Slet

## Commands and keys

ui-commands = Kommandoer og taster
ui-commands-search = Søg efter en kommando eller en tast
ui-commands-none = Intet hedder det.
ui-also-settings = sprog Dansk English engelsk language størrelse skala bekræftelser forhæng
ui-commands-hint = Retur udfører det markerede. Det, der ikke kan gøres nu, siger hvorfor.
ui-commands-table = Bordet
ui-commands-run = Gør det
ui-command-where = { $menu } › { $command }
ui-key-confirm = bekræft, eller svaret i rav
ui-key-digits = svaret, terningen eller en rigtig ternings side med dette nummer
ui-key-decline = afstå: ingen march, ingen handling, færdig
ui-key-dice = vis eller skjul de terninger, der spørges om, pointene, formularerne
ui-key-escape = læg det, du har i hånden, tilbage, gå tilbage til formularerne, luk et panel, forlad et tidligere øjeblik
ui-key-arrows = gå fra terning til terning eller gennem en liste
ui-key-tab = gå til den næste plads
ui-key-space = tag en terning op, vælg den eller tag den tilbage; Retur lægger den ned
ui-key-rematch = det samme slag igen, når det er slut
ui-key-swapped = det samme slag med ombyttede styrker, når det er slut
ui-key-redo-too = gentag, som på andre systemer
ui-key-cap-arrows = Piletaster
ui-key-cap-space = Mellemrum
ui-key-cap-always = Shift + tast
ui-commands-by-key = Det er en af bordets taster: tryk på den dér.
ui-key-cap-confirm = Retur
ui-key-cap-digits = 1 – 9
