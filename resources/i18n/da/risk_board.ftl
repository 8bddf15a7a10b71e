# Brættet i Dragon Dice Risk.

ui-risk-board = Brættet
ui-risk-list = Territorierne som liste
ui-risk-fit = Vis hele brættet
ui-risk-zoom-in = Zoom ind
ui-risk-zoom-out = Zoom ud
ui-risk-find = Find et territorium: skriv navnet
ui-risk-found-none = { $typed }: ingen territorier fundet
ui-risk-next = Gå til næste territorium, der stadig kan gøre noget
ui-risk-next-none = Ingen af dine territorier kan gøre noget nu.
ui-risk-threats = Vis, hvad modstanderne kan angribe i næste tur
ui-risk-threat = { $player } kan angribe med { $health } hp
ui-risk-realm = { $number } { $face } · +{ $bonus }
ui-risk-realm-bonus = +{ $bonus }
ui-risk-realm-held = { $line } · { $player }

ui-risk-spot-owned = { $player }, { $health } hp, { $dice ->
    [one] 1 terning
   *[other] { $dice } terninger
}
ui-risk-spot-claimed = taget af { $player }
ui-risk-spot-free = ingen enheder
ui-risk-spot-dragons = { $dragons ->
    [one] 1 drage
   *[other] { $dragons } drager
}
ui-risk-spot-borders = grænser op til { $places }
ui-risk-spot-in = i { $land }
