# What the window says before a game is on the table: a small file, for it is read before anything is painted.

ui-tagline = Et bord til terningslag. Programmet styrer reglerne, du fører hærene.
ui-unofficial = Uofficielt. Dragon Dice og dets navne tilhører deres ejere; billeder, ord og kode er vores egne.
ui-settings-note = { $note ->
    [broken] Filen med indstillinger kunne ikke læses. Den er lagt til side, og standardindstillingerne bruges.
    [reset] { $count ->
        [one] 1 indstilling kunne ikke læses og blev nulstillet: { $names }
       *[other] { $count } indstillinger kunne ikke læses og blev nulstillet: { $names }
    }
    [unreadable] Filen med indstillinger kunne ikke åbnes. Standardindstillingerne bruges.
   *[other] Indstillingerne kunne ikke gemmes.
}
ui-menu-game = &Spil
ui-menu-play = &Tur
ui-menu-history = &Historik
ui-menu-view = &Vis
ui-menu-help = H&jælp
ui-continue = Fortsæt
ui-new-game = Nyt spil
ui-open = Åbn…
ui-recent = Seneste spil
ui-recent-over = slut
ui-recent-open = i gang{ $round ->
    [0] { "" }
   *[other] { " · " }{ $system ->
        [battle_dice] tur
       *[classic] runde
    } { $round }
}
ui-recent-unverified = ikke bekræftet
ui-recent-unread = kan ikke læses
ui-recent-lesson = Lektion: { $title }
ui-recent-practice = øvelse fra { $turn ->
    [0] opstillingen
   *[other] tur { NUMBER($turn, useGrouping: 0) }
}
ui-recent-won = { $how ->
    [won] { $winners } vandt
   *[draw] uafgjort
}{ $round ->
    [0] { "" }
   *[other] { " · " }{ $system ->
        [battle_dice] tur
       *[classic] runde
    } { $round }
}
ui-when-today = i dag kl. { $hour }.{ $minute }
ui-when-yesterday = i går kl. { $hour }.{ $minute }
ui-when-date = { $day }. { $month } { $year } kl. { $hour }.{ $minute }
ui-learn = Lær spillet
ui-learn-tip = Hvert spil på ti minutter, med billeder
ui-start-practice = Lær og øv dig
ui-start-practice-tip = Tolv lektioner på nogle minutter, og opgaver
ui-welcome = Ny her?
ui-welcome-text = Begynd med en øvekamp: et kort forklarer hver regel, første gang du møder den, og du kan fortryde alle valg. Introduktionen har de samme regler på korte sider med billeder.
ui-welcome-learn = Læs introduktionen
ui-welcome-classic = Klassisk øvekamp
ui-welcome-battle_dice = Øvekamp i Battle Dice
ui-welcome-campaign = Øvekrig
ui-welcome-risk = Øvetur i Risk
ui-welcome-about-classic = Det klassiske spil: tre hære, terræner og magi. Omkring et kvarter.
ui-welcome-about-battle_dice = Battle Dice: mindre og nemmere, med alle terninger i ét slag. Omkring et kvarter.
ui-welcome-about-campaign = Erobringen af Esfah: en lang krig på et kort, der vokser. De første runder tager omkring 25 minutter.
ui-welcome-about-risk = Dragon Dice Risk: hære af terninger på et verdenskort. Den første tur tager omkring et kvarter.
ui-recent-search = Søg i dine spil
ui-recent-none = Ingen spil fundet.
ui-recent-gone = { $name }, ikke fundet
ui-recent-is-gone = filen findes ikke
ui-recent-more = Handlinger for { $title }
ui-recent-open-it = Åbn
ui-recent-folder = Vis i mappen
ui-recent-remove = Fjern fra listen
ui-recent-delete = Slet filen…
ui-crash-title = ddtable havde en fejl sidst
ui-crash-offer = Dine spil er i sikkerhed. Fejlrapporten bliver på denne computer, medmindre du deler den.
ui-crash-show = Vis
ui-crash-copy = Kopiér
ui-crash-copied = Kopieret
ui-crash-save = Gem som…
ui-crash-forget = Luk
ui-crash-file = { $path }
ui-file-filter = Spil (*.ddtable);;Alle filer (*)
ui-window-title = { $players } · ddtable
ui-opening = Åbner spil
ui-opening-what = Kontrollerer hvert træk i { $name } mod reglerne. Filen ændres ikke.
