# Vinduet i et felttog: tavler, puljer, kortet, udvidelse, rekruttering.

ui-war-frontier = Grænsen
ui-war-distance = afstand { $number }
ui-war-held = holdes af { $player }
ui-war-army = { $player }: { $health } hp{ $dragons ->
    [0] { "" }
    [one] { " " }og 1 drage
   *[other] { " " }og { $dragons } drager
}
ui-war-map = Kortet
ui-war-overview = Oversigt: klik for at flytte kortet
ui-war-site = Nyt terræn
ui-war-site-how = slip en terning her
ui-war-site-units = enhederne går hertil
ui-war-recruiting = Rekrutteringspulje
ui-war-summoning = Hidkaldelsespulje
ui-war-pool = { $pool }: { $value }
ui-war-plate = { $player }: holder { $flags } af { $goal } terræner, { $health } hp i spil
ui-war-in-play = i spil
ui-war-flags = { $flags } af { $goal }
ui-war-drawer = Puljer: { $player }
ui-war-drawer-close = Luk puljerne
ui-war-terrain-pool = Terrænpulje
ui-war-terrains-left = { $count } af { $whole } tilbage
ui-war-recruiting-after = Rekruttering efter runde { $round }
