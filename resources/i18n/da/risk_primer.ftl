# Dragon Dice Risk på ti minutter: hjælpevinduets sider og ordene i deres billeder.

primer-title-risk = Dragon Dice Risk på ti minutter
primer-risk-you = du
primer-risk-they = modstander
primer-risk-others = andre

## 1

primer-risk-aim-title = En verden at vinde
primer-risk-aim-picture = Et verdenskort med 42 territorier, delt mellem tre spillere, og det antal territorier, der vinder
primer-risk-aim-text =
    Dragon Dice Risk spilles på et kort med territorier. Dine enheder er terninger: de holder territorier og angriber modstandernes. Terningerne følger reglerne for Dragon Dice i udgaven fra 1996; denne introduktion forklarer det, der er anderledes.

    Et territorium er dit, så længe du har en enhed på det. Du vinder, hvis du har nok territorier, når din tur begynder, eller hvis kun du har nogen.
primer-risk-goal = { $players ->
    [2] af { $territories } territorier vinder med 2 spillere
   *[other] af { $territories } territorier vinder med 3 til 6 spillere
}

## 2

primer-risk-forces-title = Din styrke
primer-risk-forces-picture = En tabel over styrkens grænser for 2 til 6 spillere
primer-risk-forces-text =
    Antallet af spillere bestemmer, hvad en styrke må have. Den skal have mange enheder, så flere af dem må være små. Kun en del af dens hp sættes ud fra start; de andre enheder venter i din rekrutteringspulje.

    Drager er valgfrie og venter hos de døde, til en formular hidkalder dem. Dragonkin og små terræner er ikke med.
primer-risk-column-players = Spillere
primer-risk-column-units = Enheder, mindst
primer-risk-column-health = Hp, højst
primer-risk-column-initial = Hp, der sættes ud
primer-risk-column-dragons = Drager, højst
primer-risk-column-terrains = Terræn-terninger

## 3

primer-risk-set-up-title = Verden deles
primer-risk-set-up-picture = En terning til hvert kontinent; så tages territorierne, de dækkes med en enhed hver, og de forstærkes
primer-risk-set-up-text =
    Hver spiller ruller en terning, og den højeste spiller først. Alle terrænterninger kommer i en pose, og én trækkes til hvert af de seks kontinenter. Den rulles; en 7’er eller 8’er rulles igen.

    Derefter tager spillerne land og sætter enheder ud efter tur. Hp, som ingen enhed passer til, går tabt. Programmet kan sætte resten af dine enheder ud, og du kan fortryde hver af dem.
primer-risk-set-up-dice = En terning til hvert kontinent
primer-risk-set-up-dice-what = Den ligger på kontinentet hele spillet.
primer-risk-set-up-claim = Tag land
primer-risk-set-up-claim-what = Efter tur, 1 frit territorium ad gangen, til der ikke er flere.
primer-risk-set-up-cover = En enhed på hvert
primer-risk-set-up-cover-what = Enhver enhed, så længe du kan dække alt dit land.
primer-risk-set-up-place = Resten
primer-risk-set-up-place-what = Efter tur, 1 enhed ad gangen eller 2 enheder på 1 hp.

## 4

primer-risk-turn-title = Din tur
primer-risk-turn-picture = Turens otte trin; de to marcher er fremhævet
primer-risk-turn-text =
    En tur har otte trin. Først slutter de formularer, der varer til din næste tur. Erobrede kontinenter hjælper dig efter forstærkningerne.

    Trin, hvor du intet kan gøre, springes over. Frit træk, Ildgængere og reserver er én redigering af brættet: flyt i den rækkefølge, og Færdig slutter turen.
primer-risk-step-reinforce = Byt kort, tæl rekrutter, sæt dem ud.
primer-risk-step-dragons = Drager angriber dine hære på deres territorier.
primer-risk-step-first_march = Alle dine enheder i ét kontinent.
primer-risk-step-second_march = Et andet kontinent eller din reserve.
primer-risk-step-free_move = Fra ét territorium til en nabo og videre.
primer-risk-step-firewalkers = De flyver til et andet kontinent.
primer-risk-step-reserves_in = Enheder kommer fra din reserve til hære.
primer-risk-step-reserves_out = Enheder går fra brættet til din reserve.
primer-risk-step-card = Så et kort, hvis du tog et territorium fra en modstander

## 5

primer-risk-recruits-title = Rekrutter
primer-risk-recruits-picture = Bonus for hvert af de seks kontinenter og et regnestykke: 4, 2, 3 og 4 giver 13 hp
primer-risk-recruits-text =
    Når din tur begynder, rekrutterer du 1 hp for hver 3 territorier, og mindst 3. Et helt kontinent giver sin bonus. Viser dets terning også 8, giver det 3 mere, som skal sættes ud dér.

    Sæt enheder fra din rekrutteringspulje på dine egne territorier. Hp, som du ikke bruger, går tabt, og puljen fyldes ikke op: de døde vender ikke tilbage til den.
primer-risk-territories = { $count } territorier
primer-risk-sum-base = { $held } territorier delt med 3
primer-risk-sum-continent = hele Australien
primer-risk-sum-eighth = terningen viser 8: kun dér
primer-risk-sum-set = det første sæt kort
primer-risk-sum-total = hp rekrutter

## 6

primer-risk-march-title = To marcher
primer-risk-march-picture = Tre hære angriber sammen i deres kontinent; kun de to ved grænsen angriber over den; en ternings tal med deres handlinger
primer-risk-march-text =
    En march gælder ét kontinent, hvert højst én gang i en tur. Først må du dreje dets terning med 1; modstandere dér må prøve at stoppe det med alle deres enheder dér. Så handler du, som terningen tillader.

    Magi når enhver hær på kortet eller i reserve. En march i din reserve er kun til magi på dine egne hære.
primer-risk-reach-inside = I samme kontinent: alle dine territorier dér angriber sammen, nær og fjern.
primer-risk-reach-over = I et andet kontinent: kun territorier, der grænser til målet. Din egen terning gælder.
primer-risk-face-magic = magi
primer-risk-face-missile = missiler
primer-risk-face-melee = nærkamp
primer-risk-face-eighth = enhver handling

## 7

primer-risk-attack-title = Et angreb
primer-risk-attack-picture = Terninger på to territorier angriber Siam, én terning bliver på hvert; nedenunder angrebets fire dele
primer-risk-attack-text =
    Du angriber ét territorium. Fra hvert af dine territorier må alle terninger undtagen én angribe. Den, der bliver, ruller ikke og dør ikke, så en enlig terning kan ikke angribe.

    Et nærkampsangreb fortsætter, så længe hver udveksling dræber en enhed. Missiler skyder én gang, og kun igen, hvis de tømte et territorium. De, der rykker ind, må angribe videre derfra, hvis dét kontinents terning tillader samme handling.
primer-risk-stays = bliver
primer-risk-defends = Kun enhederne på dette territorium bruger skjolde, slår tilbage og dør.
primer-risk-fight-roll = Du ruller træffere, de ruller skjolde. Resten er skade.
primer-risk-fight-back = I en træfning slår de overlevende tilbage.
primer-risk-fight-again = En enhed døde: angrib igen, eller stop.
primer-risk-fight-enter = Ingen er tilbage: mindst 1 angriber rykker ind.

## 8

primer-risk-cards-title = Kort og sæt
primer-risk-cards-picture = Tre sæt kort: tre ens, ét af hver, to med en joker; og de hp, som hvert af spillets sæt giver
primer-risk-cards-text =
    Hvis du tog et territorium fra en modstander i din tur, må du tage 1 kort, når den slutter. Der er et kort for hvert territorium og 2 jokere. Dine kort er hemmelige.

    Når din tur begynder, må du bytte et sæt til rekrutter. Hvert af spillets sæt giver mere end det forrige, uanset hvem der bytter det.
primer-risk-set-alike = Tre ens
primer-risk-set-each = Ét af hver
primer-risk-set-wild = To og en joker
primer-risk-values = Hp for spillets sæt, det ene efter det andet
primer-risk-card-rules = Et kort med dit eget territorium giver { $more } hp mere dér. Med { $many } kort eller flere, når din tur begynder, skal du bytte et sæt.

## 9

primer-risk-dragons-title = Drager på kortet
primer-risk-dragons-picture = En drage i Mongoliet med en modstanders hær, som du angriber fra Kina, og en drage på et tomt territorium
primer-risk-dragons-text =
    En formular kan hidkalde en drage til ethvert territorium, også en modstanders. Den angriber kun hære dér, når turen begynder for den spiller, der har dem. En dræbt drage kommer til de døde og kan hidkaldes igen.

    Et territorium uden enheder er ingens, også med en drage. Det tæller ikke for kontinenter eller rekrutter og giver intet kort.
primer-risk-dragon-home = I din tur angriber en drage først din hær på dens territorium.
primer-risk-dragon-endure = Angriber du ved træfning eller stormløb, angriber dragen dig først. Missiler vækker den ikke.
primer-risk-dragon-nobody = Gå ind i tomt land ved frit træk eller en march med nærkamp. I en march kommer dragen først.

## 10

primer-risk-moves-title = Træk sidst i turen
primer-risk-moves-picture = Ti enheder går fra Kina til Mongoliet, fem af dem går videre til Irkutsk; Ildgængere, reserver ind, reserver ud
primer-risk-moves-text =
    Efter dine marcher må du flytte enheder. Det frie træk begynder på ét territorium: nogle af dets enheder går til én nabo, og nogle af dem går videre til én mere. Tomt land tæller her som dit eget.

    Én enhed bliver altid på hvert territorium. Enheder, der kom fra din reserve, går ikke tilbage til den i samme tur.
primer-risk-move-free = Frit træk: 11 enheder i Kina, 10 går til Mongoliet, 5 af dem videre til Irkutsk.
primer-risk-move-fire = Ildgængere i et kontinent med luft flyver til dit land i et andet kontinent.
primer-risk-move-in = Reserver ind: enheder i reserve kommer til en af dine hære.
primer-risk-move-out = Reserver ud: ingen kan angribe enheder i reserve, og de må bruge magi.

## 11

primer-risk-eighth-title = Den ottende side
primer-risk-eighth-picture = Australien holdes helt, og dets terning viser 8; virkningerne af en by, et tempel, et tårn og bautasten
primer-risk-eighth-text =
    Kun den spiller, der har et helt kontinent, må dreje dets terning til 8. Så fordobler alle spillerens enheder dér skjolde og manøvrer, og spilleren må vælge enhver handling. Ingen hær flygter.

    Så snart et af dets territorier er tabt eller tomt, drejes terningen tilbage til 7. Fire slags ottende sider har hver en virkning mere.
primer-risk-city = hver tur rekrutterer eller forfremmer den en enhed et sted i kontinentet
primer-risk-temple = modstanderes sorte magi virker ikke; du får en anden spiller til at begrave en død enhed
primer-risk-tower = missiler fra alle dine enheder dér når ethvert territorium, der grænser til kontinentet
primer-risk-standing_stones = magien kan få farverne fra kontinentets terning

## 12

primer-risk-end-title = At vinde og at være ude
primer-risk-end-picture = Fire måder, et spil ender på, og de husregler, som et nyt spil tilbyder
primer-risk-end-text =
    Du behøver ikke erobre hele verden: hvert territorium kræver en levende terning, og så mange har ingen styrke. Skiltene øverst viser, hvor mange territorier hver spiller har.

    Et spil tager timer, og du kan stoppe når som helst: hvert valg gemmes. F5 spiller frem til din næste beslutning, F8 viser krøniken, og H foreslår et svar på ethvert spørgsmål.
primer-risk-end-goal = Nok territorier
primer-risk-end-goal-what = { $goal }, når din tur begynder, eller { $two } med 2 spillere: du vinder.
primer-risk-end-last = Den sidste
primer-risk-end-last-what = Du vinder straks, hvis ingen modstander har et territorium.
primer-risk-end-out = Ude af spillet
primer-risk-end-out-what = En spiller uden territorium er ude, selv med enheder i reserve. Den, der tog det sidste, får kortene.
primer-risk-end-still = Stilstand
primer-risk-end-still-what = { $rounds } runder uden en død terning, taget land eller en rekrut: flest territorier vinder.
primer-risk-house = Husregler i et nyt spil
