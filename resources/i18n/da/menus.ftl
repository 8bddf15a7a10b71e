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
ui-menu-suggest = Fo&reslå et træk
ui-menu-hint = Et v&ink i ord
ui-menu-odds = Sv&arenes chancer
ui-menu-tutor = A&dvar før dyre fejl
ui-menu-hurry = Til min &næste beslutning
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
ui-menu-chronicle = &Krønike
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
ui-menu-side-fold = Fold side&panelet sammen
ui-menu-map-reset = &Nulstil kortet
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

ui-why-no-game = Intet spil er åbent.
ui-why-no-chronicle = Spil uden terræner har ingen krønike.
ui-why-no-file = Dette spil er ikke gemt i en fil.
ui-why-no-original = Dette spil kommer ikke fra et andet gemt spil.
ui-why-no-redo = Der er intet at gentage.
ui-why-not-asked = Der er intet spørgsmål til dig nu.
ui-why-beginning = Dette er spillets begyndelse.
ui-why-present = Dette er spillets aktuelle stilling.
ui-why-no-such-entries = Dette spil har ingen linjer af den slags.
ui-why-many-own = Flere spillere bruger denne skærm: vælg en spiller over loggen.
ui-why-no-crash = Der er ingen fejlrapport.

## Notices and questions

ui-no-recent = Ingen spil endnu
ui-copy-title = Gem kopi
ui-copy-name = { $name } kopi
ui-copied = En kopi er gemt som { $name }.
ui-practising = Dette er et særskilt øvelsesspil. Det oprindelige ændres ikke.
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
ui-scale-too-large = Vinduet ville være større end denne skærm.
ui-after-restart = Det virker, når du genstarter ddtable.
ui-no-restart = ddtable kunne ikke genstartes. Luk det, og start det selv. Alt er gemt.
ui-not-deleted = { $name } kunne ikke slettes: { $reason }.
ui-not-saved = { $name } kunne ikke gemmes: { $reason }.
ui-delete-title = Slet dette spil?
ui-delete-text = Spillet { $title } og dets fil slettes. Det kan ikke fortrydes.
ui-delete = Slet

## Commands and keys

ui-commands = Kommandoer og taster
ui-commands-search = Søg efter kommandoer og taster
ui-commands-none = Ingen kommandoer fundet.
ui-also-settings = sprog Dansk English engelsk language størrelse skala skalering bekræftelser forhæng skjul
ui-commands-hint = Tryk Retur for at udføre den valgte kommando.
ui-commands-table = Bordet
ui-commands-run = Udfør
ui-command-where = { $menu } › { $command }
ui-key-confirm = bekræft, eller vælg det fremhævede svar
ui-key-digits = vælg svaret, terningen eller siden med dette nummer
ui-key-decline = sig nej: ingen march, ingen handling, færdig
ui-key-dice = vis eller skjul spørgsmålets terninger, pointene eller formularerne
ui-key-escape = læg terninger tilbage, gå tilbage til formularerne, luk et panel, eller forlad tilbageblikket
ui-key-arrows = gå fra terning til terning eller gennem en liste
ui-key-tab = gå til det næste område
ui-key-space = tag en terning op, vælg den, eller fravælg den; Retur lægger den ned
ui-key-rematch = spil det samme spil igen, når det er slut
ui-key-swapped = spil det samme spil med ombyttede styrker, når det er slut
ui-key-redo-too = gentag, som på andre systemer
ui-key-cap-arrows = Piletaster
ui-key-cap-space = Mellemrum
ui-key-cap-always = Shift + tast
ui-commands-by-key = Tryk på denne tast ved bordet.
ui-key-cap-confirm = Retur
ui-key-cap-digits = 1 – 9
ui-why-no-hurry = { $why ->
    [over] Spillet er slut.
    [nobody] Ingen ved denne skærm er med i spillet.
   *[yours] Det er dig, der skal vælge nu.
}
