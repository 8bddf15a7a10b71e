# Drager, dragonkin og udstyr i hærene i Erobringen af Esfah.

war-question-dragon-wing = Flyver { $die } bort fra { $place }?
war-hint-dragon-wing = træk den til din hidkaldelsespulje, eller vælg herunder
war-option-dragon-flies = Send { $die } tilbage til hidkaldelsespuljen
war-option-dragon-stays = { $die } bliver
war-question-drop-item = Hvilket udstyr begraver hæren ved { $place }?
war-hint-drop-item = ingen enhed kan bære det; klik på terningen, eller vælg herunder
war-option-drop-item = { $die }

war-event-held_left = { $reason ->
    [killed] { $seat } mister { $dice } ved { $place } til hidkaldelsespuljen
    [flew] { $dice } flyver fra { $place } til puljen hos { $seat }
    [alone] { $dice } fra { $seat } har ikke længere en hær ved { $place } og vender tilbage til puljen
   *[slain] { $dice } fra { $seat } dræbes ved { $place } og vender tilbage til puljen
}
work-held_left = { $reason ->
    [killed] { $dice } til puljen
    [flew] { $dice } flyver bort
    [alone] { $dice } uden en hær
   *[slain] { $dice } dræbes
}
war-event-items_moved = { $seat } bærer { $dice } fra { $source } til { $target }
war-event-items_buried = { $seat } begraver { $dice } ved { $place }: Ingen enhed kan bære det
