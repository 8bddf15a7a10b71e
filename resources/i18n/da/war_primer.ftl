# Erobringen af Esfah på ti minutter: hjælpevinduets sider og ordene i deres billeder.

primer-title-campaign = Erobringen af Esfah på ti minutter
primer-war-you = du
primer-war-they = de
primer-war-place-mine = Dit hjem
primer-war-place-theirs = Deres hjem
primer-war-place-third = Et tredje hjem
primer-war-place-frontier = Grænsen
primer-war-place-new = Nyt terræn

## 1

primer-war-aim-title = En krig om terrænerne
primer-war-aim-picture = Otte terrænterninger, hvoraf fem er erobret, og en tabel over krigens fem størrelser
primer-war-aim-text =
    En krig følger reglerne for Dragon Dice i udgaven fra 1996, og denne introduktion forklarer det, der er anderledes. Du vinder, så snart du holder over halvdelen af alle terræner på samme tid.

    Hver styrkes hp bestemmer krigens størrelse. I starten er kun hjemmene og grænsen på kortet: du skal bruge nye terræner for at vinde og rekrutter for at holde dem.
primer-war-goal = Hold { $goal } af { $terrains } terræner, så vinder du
primer-war-size-health = Hp
primer-war-size-terrains = Terræner
primer-war-size-goal = Mål
primer-war-size-dragons = Drager

## 2

primer-war-forces-title = Din styrke
primer-war-forces-picture = Terningerne i spil, rekrutteringspuljens terninger og hidkaldelsespuljens drager og dragonkin
primer-war-forces-text =
    Halvdelen af alle hp begynder i spil, i 3 hære som sædvanligt: ingen har over halvdelen af dem. Den anden halvdel venter i din rekrutteringspulje.

    Drager og dragonkin venter i din hidkaldelsespulje, til en formular eller en champion kalder dem ind i en hær. Genstande begynder hos en hær, der kan bære dem, eller i rekrutteringspuljen.
primer-war-part-play = I spil
primer-war-part-play-amount = { $amount } hp
primer-war-part-play-what = hjemmehær, felthær og horde
primer-war-part-recruiting = Rekrutteringspulje
primer-war-part-recruiting-amount = { $amount } hp
primer-war-part-recruiting-what = de kommer til dine hære efter hver femte runde
primer-war-part-summoning = Hidkaldelsespulje
primer-war-part-summoning-amount = { $amount } drager, op til { $kin } hp dragonkin
primer-war-part-summoning-what = de kæmper som en del af dine hære

## 3

primer-war-set-up-title = Hjem og grænse
primer-war-set-up-picture = Tre hjem, der er forbundet med grænsen, og de terrænterninger, der er tilbage i den fælles pulje
primer-war-set-up-text =
    Alle horder ruller manøvrer, og den højeste sum spiller først. I den rækkefølge vælger spillerne hver et hjem fra den fælles pulje af terrænterninger; så vælger den første spiller grænsen.

    Hærene begynder som sædvanligt: i dit hjem, i et andet hjem og oftest ved grænsen. Et terræn, der først viser 7 eller 8, rulles igen. Hvert hjem er forbundet med grænsen.
primer-war-pool-what = De kommer på kortet, når spillere udvider.

## 4

primer-war-march-title = Marcher på kortet
primer-war-march-picture = Missiler når fra et hjem langs forbindelsen til grænsen, men ikke til et andet hjem
primer-war-march-text =
    Uanset hvor mange hære du har, marcherer kun 2 af dem i en tur. Vælg med omhu: en hær, der marcherer, må dreje sit terræn og derefter handle.

    Missiler når det samme terræn og alle forbundne, og fra et erobret tårn alle terræner. Nærkamp og stormløb sker ved terrænet. En hær i reserven må også marchere, men kun med magi.
primer-war-missiles = missiler
primer-war-too-far = Intet missil når et terræn, der ligger to forbindelser væk.
primer-war-march-two = 2 marcher
primer-war-march-two-what = med 2 forskellige hære
primer-war-march-turn = Først en manøvre
primer-war-march-turn-what = Drej terrænet med 1. På 8 erobrer din hær det.
primer-war-march-act = Så en handling
primer-war-march-act-what = Magi, missiler eller nærkamp, efter terrænets tal.

## 5

primer-war-reserves-title = Reservefasen
primer-war-reserves-picture = Pile fra reserven til dit hjem og til din hær, langs en forbindelse til et nyt terræn og tilbage til reserven
primer-war-reserves-text =
    Sidst i din tur flytter du enheder. Reserver sendes til dit hjem eller til et terræn, hvor du har en hær. Andre enheder rykker frem langs 1 forbindelse, også til modstandere, eller trækker sig tilbage.

    Hver enhed går frem én gang. En enhed, der er rykket frem, trækker sig ikke tilbage i denne fase. Ildgængere ved et luftterræn flyver også derhen, hvor reserver må sendes.
primer-war-reinforce = send frem
primer-war-advance = ryk frem
primer-war-retreat = træk tilbage
primer-war-reserve = Din reserve
primer-war-reserve-what = Ingen angriber enheder i reserven. De må bruge magi, men kun på dine egne enheder.

## 6

primer-war-expansion-title = To måder at udvide på
primer-war-expansion-picture = Bane nye veje fører dine enheder til et tilfældigt nyt terræn; Udvide til nyt terræn tilføjer et tomt, som du vælger
primer-war-expansion-text =
    I starten af din tur må du udvide fra et terræn, du holder, én gang i spillet fra hvert sted. En ny terning kommer på kortet og forbindes med den gamle. Viser den 7 eller 8, rulles den igen.

    Det erobrede terræn bliver på 8 og tæller med. Uden udvidelse kan ingen vinde på terræner, medmindre mange spiller en lille krig.
primer-war-drawn = tilfældig terning
primer-war-chosen = du vælger
primer-war-empty = tomt
primer-war-blaze-does = Nogle enheder går straks af sted og er den første hær der. Mindst 1 bliver. Ingen af delene marcherer i denne tur.
primer-war-expand-does = Ingen enhed flytter sig. Alle spillere må rykke frem dertil, også du sidst i denne tur.

## 7

primer-war-recruiting-title = Rekruttering: pointene
primer-war-recruiting-picture = En hær af tre racer ved et højland: 12, 11 og 17 hp giver 6, 3 og 10 point
primer-war-recruiting-text =
    Efter runde 5 og efter hver femte runde rekrutterer alle spillere samtidig og i hemmelighed. Hver hær, også en i reserven, har 1 point for hver 4 hp af en race, rundet op.

    I racens hjemland fordobles dens point. 1 point betaler for 1 hp enheder af racen fra din pulje, små eller store. Rekrutterne kommer til den hær, der betalte, før næste tur.
primer-war-race = { $race }: { $health } hp
primer-war-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}
primer-war-points-here = { $points } point til denne hær ved et højland
primer-war-points-spend = Point, du ikke bruger, går tabt.
primer-war-elsewhere = Den samme hær ved en kyst
primer-war-race-points = { $race }: { $points }
primer-war-elsewhere-why = kun Ildgængere er hjemme der

## 8

primer-war-halves-title = Halve point og bonus
primer-war-halves-picture = 8 point fra to racer betaler for 4 hp af en tredje; 3 point betaler for 2 point genstande; tre slags bonus
primer-war-halves-text =
    Point betaler også for enheder af andre racer og for genstande, til den halve værdi. Flere racers point lægges først sammen, så halveres de én gang og rundes op. Enheder af de racer, der betaler, skal kunne bære genstandene.

    En bonus fordobles eller halveres aldrig: den betaler for flere enheder af racer, som er i hæren. Arket på bordet regner det hele ud, og Fyld udfylder resten.
primer-war-pays-other = { $sum } point: det halve er { $worth } hp af andre racer, her { $race }
primer-war-pays-items = { $sum } point: det halve, rundet op, er { $worth } point genstande
primer-war-one-more = +1
primer-war-bonus-held = til en hær, der holder sit terræn
primer-war-bonus-city = mere, hvis terrænet er en by
primer-war-bonus-dead = til udøde, for hver 10 hp døde enheder hos alle spillere

## 9

primer-war-dragons-title = Drager i hære
primer-war-dragons-picture = En nærkamp med en drage på hver side: 13 træffere mod 10 skjolde giver 3 skade
primer-war-dragons-text =
    Hidkald drage koster 12 point af én farve, og dragen kommer til den hær, der kaster formularen. Den ruller med hæren: kløer er 5 træffere, gab 10, og den giver 5 skjolde, medmindre den viser bugen.

    Ånde og skat virker efter angrebet. Du må vælge en drage som tab for 5 skade; den vender tilbage til din pulje og kan hidkaldes igen. Den bliver ved sit terræn, når dine enheder går.
primer-roll-war-attack = Dine Dværge angriber med en drage
primer-roll-war-saves = Deres Gobliner forsvarer sig med en drage

## 10

primer-war-others-title = Genstande, mestre, dragonkin
primer-war-others-picture = Seks terninger: dragonkin, et stykke udstyr, et artefakt, en medaljon, en champion, Kongens terning
primer-war-others-text =
    Disse terninger ruller også med en hær. En enhed bærer 2 genstande i sine egne farver eller 1 terning af metal alene. Genstande, der ikke længere kan bæres, forlader hæren eller begraves.

    Ingen kilde viser siderne på de fleste af disse terninger: de er rekonstruerede, og et spørgsmålstegn viser det. Du kan erstatte dem i terningværkstedet eller udelade terningerne med en husregel.
primer-war-die-kin = Dragonkin
primer-war-die-kin-what = Nærkamp, manøvrer og skjolde; dens ånde dræber efter handlingen.
primer-war-die-item = Udstyr
primer-war-die-item-what = Ét resultat på alle sider, 1 til 3 point.
primer-war-die-artifact = Artefakt
primer-war-die-artifact-what = Ti sider med særlige ikoner.
primer-war-die-medallion = Medaljon
primer-war-die-medallion-what = Logoet giver magi eller bringer terninger tilbage.
primer-war-die-champion = Champion
primer-war-die-champion-what = Logoet virker mod en drage i den anden hær.
primer-war-die-king = Kongens terning
primer-war-die-king-what = En hersker tæller 4 i en hær med den race.

## 11

primer-war-spells-title = Store formularer
primer-war-spells-picture = Hver farves store formularer med deres pris, fra 10 til 50 point
primer-war-spells-text =
    Point køber formularerne fra 1996 og krigens store formularer. De ryster hele hære, bytter en terrænterning ud eller lader to hære kæmpe til døden. Store hære med mange magikere kaster dem.

    Kun ID’ers point tæller dobbelt i terrænets farver. Nogle koster point i vilkårlige farver. Formularbogen viser alle med deres tekst; intet kastes, før du er færdig.

## 12

primer-war-end-title = Sådan slutter en krig
primer-war-end-picture = Fem erobrede terræner; de sidste enheder i spil; en aftalt afslutning
primer-war-end-text =
    En spiller uden enheder i spil er ude, selv med en fuld rekrutteringspulje. Døde enheder kommer ikke tilbage som rekrutter: det gør de gennem byer og formularer.

    En krig tager timer, og du kan holde pause når som helst: hvert valg gemmes. F5 spiller videre til din næste beslutning, og F8 viser krigens krønike. H foreslår et svar på ethvert spørgsmål.
primer-war-end-half = Over halvdelen
primer-war-end-half-what = Hold { $goal } af { $terrains } terræner på samme tid: du vinder straks.
primer-war-end-last = Den sidste
primer-war-end-last-what = Du vinder også, hvis kun du har enheder i spil.
primer-war-end-agreed = En aftalt afslutning
primer-war-end-agreed-what = Alle spillere kan aftale uafgjort. En husregel slutter krigen efter et antal rekrutteringer.
