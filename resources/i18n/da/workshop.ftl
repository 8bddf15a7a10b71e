# Terningværkstedet: terninger, som ingen kilde beskriver, skrevet ind af den spiller, der ejer dem.

workshop-title = Terningværksted
workshop-new = Ny terning
workshop-empty = En bar terning
workshop-kinds = { $kind ->
    [unit] Enheder
    [champion] Championer
    [dragonkin] Dragonkin
    [eldarim] Eldarim
   *[item] Genstande
}
workshop-kind = { $kind ->
    [unit] Enhed
    [champion] Champion
    [dragonkin] Dragonkin
    [eldarim] Eldarim
   *[item] Genstand
}
workshop-form = { $form ->
    [equipment] Udstyr
    [artifact] Artefakt
    [medallion] Medaljon
   *[relic] Relikvie
}
workshop-row = { $row ->
    [name] Navn
    [kind] Art
    [species] Race
    [elements] Elementer
    [class] Klasse
    [health] Hp
    [form] Form
    [points] Point
    [mark] Siderne er
   *[note] Note
}
workshop-hint = { $row ->
    [name] Hvad hedder den?
   *[note] Hvor du har den fra, og hvad der er usikkert
}
workshop-choose = Vælg…
workshop-health-why = { $kind ->
    [champion] En champion har 4 hp
    [eldarim] Eldarim har 1 til 3 hp; en med 4 er en champion
   *[other] Ingen terning af den art har så mange
}
workshop-about = { $kind ->
    [item] Genstand · { $points ->
        [one] 1 point
       *[other] { $points } point
    }
    [unit] Enhed · { $health } hp
    [champion] Champion · { $health } hp
    [dragonkin] Dragonkin · { $health } hp
   *[eldarim] Eldarim · { $health } hp
}
workshop-mark = { $mark ->
    [reconstructed] rekonstruerede
   *[other] skrevet ind
}
workshop-new-mark = ikke gemt
workshop-no-name = En terning uden navn
workshop-duplicate = Dublér
workshop-remove = Slet
workshop-save = Gem
workshop-saved = Alt er gemt
workshop-not-kept = Terningen er ikke gemt endnu
workshop-none = Ingen egne terninger endnu
workshop-none-about = Dragonkin, genstande, Eldarim og nogle championer er ikke beskrevet noget sted. Ejer du en, så skriv den ind her: så kender styrkebygger, samlinger og styrkelister den, mærket som skrevet ind af dig.
workshop-first = Ny terning
workshop-did-save = { $name } er gemt
workshop-did-remove = { $name } er slettet
workshop-drop-title = Ikke gemt endnu
workshop-drop = { $name } har ændringer, der ikke er gemt. Skal de kasseres?
workshop-drop-yes = Kassér ændringerne

## Sider

workshop-faces = Sider
workshop-faces-how = Klik på en side for at vælge dens ikon; tal tæller, Delete gør den bar
workshop-faces-bare = { $count ->
    [one] 1 side er stadig bar.
   *[other] { $count } sider er stadig bare.
}
workshop-face = Side { $number }: { $face }
workshop-face-tip = Klik for at vælge et ikon; 1 til 9 siger hvor mange
workshop-bare = bar
workshop-turn = Klik for at vende terningen; den vender sig, så længe du peger på den
workshop-icons = Hvad viser siden?
workshop-icon-search = Søg efter ikoner
workshop-how-often = Hvor mange af dem
workshop-count = { $count } på siden
workshop-count-tip = Tallene vælger det også
workshop-icon-take = Tag det
