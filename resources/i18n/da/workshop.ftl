# Terningværkstedet: terninger, som ingen kilde beskriver, skrevet ind af den spiller, der ejer dem.

workshop-title = Terningværksted
workshop-new = Ny terning
workshop-empty = Tom terning
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
    [kind] Slags
    [species] Race
    [elements] Elementer
    [class] Klasse
    [health] Hp
    [form] Form
    [points] Point
    [listed] Erstatter
    [mark] Sidernes kilde
   *[note] Note
}
workshop-hint = { $row ->
    [name] Terningens navn
   *[note] Hvor du har den fra, hvad der er usikkert
}
workshop-listed-none = Ingen kendt terning
workshop-listed-tip = I felttog erstatter dens sider de rekonstruerede sider af denne terning. Dragonkin har de samme sider i alle elementer.
workshop-choose = Vælg…
workshop-health-why = { $kind ->
    [champion] En champion har 4 hp
    [eldarim] Eldarim har 1 til 3 hp; en med 4 er en champion
   *[other] Terninger af den slags kan ikke have så mange hp
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
   *[other] indtastet
}
workshop-new-mark = ikke gemt
workshop-no-name = Terning uden navn
workshop-duplicate = Dupliker
workshop-remove = Slet
workshop-save = Gem
workshop-saved = Alle ændringer er gemt
workshop-not-kept = Terningen er ikke gemt endnu
workshop-none = Ingen egne terninger endnu
workshop-none-about = Ingen kilde viser siderne på dragonkin, genstande, Eldarim og nogle championer. Hvis du ejer en, kan du indtaste den her. Så kan du bruge den i styrkebyggeren, samlinger og styrkelister, mærket som indtastet af dig. I felttog erstatter dens sider de rekonstruerede.
workshop-first = Ny terning
workshop-did-save = { $name } er gemt
workshop-did-remove = { $name } er slettet
workshop-drop-title = Ændringer ikke gemt
workshop-drop = { $name } har ændringer, der ikke er gemt. Vil du kassere dem?
workshop-drop-yes = Kassér ændringerne

## Sider

workshop-faces = Sider
workshop-faces-how = Klik på en side for at vælge dens ikon; tryk 1 til 9 for antallet, Delete for at tømme den
workshop-faces-bare = { $count ->
    [one] 1 side er stadig tom.
   *[other] { $count } sider er stadig tomme.
}
workshop-face = Side { $number }: { $face }
workshop-face-tip = Klik for at vælge et ikon; tryk 1 til 9 for antallet
workshop-bare = tom
workshop-turn = Klik for at vende terningen; peg på den for at lade den dreje
workshop-icons = Sidens ikon
workshop-icon-search = Søg efter ikoner
workshop-how-often = Antal ikoner
workshop-count = { $count } på siden
workshop-count-tip = Du kan også trykke et ciffer
workshop-icon-take = Brug ikon
