# Små terræner i Erobringen af Esfah.

war-question-minor-march = { $die } ved { $place }: Hvad gør din hær?
war-hint-minor-march = kun hvis du ruller den igen, kan hæren manøvrere
war-question-minor-bring = March fra { $place }: Tager hæren et lille terræn med?
war-hint-minor-bring = i stedet for en manøvre: Træk det til hæren, eller vælg herunder
war-question-minor-face = { $die } ved { $place } viser sit ID: Hvilken side drejer du den til?
war-hint-minor-face = din hær må udføre denne handling eller terrænets

war-option-minor-keep = Behold siden, ingen manøvre
war-option-minor-again = Rul igen, derefter manøvre
war-option-minor-away = Send det bort, ingen manøvre
war-option-minor-bring = Tag { $die } med, ingen manøvre
war-option-minor-none = Intet lille terræn
war-option-minor-melee = Nærkamp
war-option-minor-missile = Missil
war-option-minor-magic = Magi

war-event-minor_came = { $seat } tager { $dice } med til { $place }
war-event-minor_rolled = { $cause ->
    [turned] { $seat } drejer { $die } ved { $place } til { $face }
    [against] Bortskylning: { $die } fra { $seat } ved { $place } viser { $face }
    [washout] { $die } fra { $seat } bliver ved { $place } og rulles igen: { $face }
   *[other] { $die } fra { $seat } ved { $place } viser { $face }
}
work-minor_rolled = { $die }: { $face }
war-event-minor_left = { $reason ->
    [washout] { $dice } fra { $seat } skylles bort ved { $place }
    [disaster] { $dice } fra { $seat } forlader { $place } efter sin katastrofe
    [away] { $seat } sender { $dice } bort fra { $place }
    [captured] { $seat } har erobret { $place }, og { $dice } forlader det
   *[alone] { $dice } fra { $seat } har ikke længere en hær ved { $place } og forlader det
}
war-event-minors_back = { $dice } fra { $seat } kan bruges igen

reason-war-minor-action = vores hær ruller mest til denne handling
reason-war-minor-bring = vores hær kan ikke bruge terrænets tal til noget
reason-war-minor-keep = { $why ->
    [fights] den tillader et bedre angreb end terrænet
   *[turns] det er ikke mere værd at dreje terrænet
}
reason-war-minor-again = efter et nyt slag må hæren også manøvrere
reason-war-minor-none = en manøvre eller terrænets handling er mere værd

house-option-minors = Små terræner
house-option-minors-on = Små terræner er i spil
ui-option-minors-off = ingen
ui-option-minors-on = ét mere end terræner ved begyndelsen
ui-option-minors-tip = Bestemmer, om hver spiller har små terræner, trukket tilfældigt; Bortskylning gælder dem.
