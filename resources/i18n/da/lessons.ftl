# Lektioner og opgaver. Hver lektion har en titel, hvad den handler om, og til hvert kort i resources/lessons en
# overskrift og højst to sætninger; docs/lessons.md forklarer dem.

ui-menu-practice = Lær og &øv dig…
practice = Lær og øv dig
practice-lessons = Lektioner
practice-puzzles = Opgaver
practice-puzzles-about = én stilling, ét spørgsmål, det bedste svar er kendt
practice-summary = { $lessons } af { $all_lessons } lektioner · { $puzzles } af { $all_puzzles } opgaver
practice-group = { $group ->
    [first] De første skridt
    [whole] Hele spillet
   *[wars] Krige
}
practice-of = { $done } af { $all }
practice-minutes = { $minutes } min.
practice-lesson-state = { $state ->
    [done] færdig
    [begun] trin { $step } af { $of }
   *[new] ny
}
practice-filter-all = Alle { $count }
practice-filter-unsolved = Uløste { $count }
practice-filter-mine = Fra mine spil { $count }
practice-filter = Opgaver, der vises
practice-search = Søg
practice-no-results = Ingen resultater
practice-none-mine = Spil et spil færdigt, og åbn gennemgangen: fejl, der koster 8 point eller mere, bliver til opgaver her.
practice-solved = { $done } af { $all } løst
practice-rate = { $tries ->
    [0] Ingen opgave prøvet endnu
    [one] 1 forsøg, { $good } inden for grænsen
   *[other] { $tries } forsøg, { $good } inden for grænsen
}
practice-line = Tabte point i de seneste forsøg
practice-puzzle-state = { $state ->
    [solved] løst
    [tried] { $tries ->
        [one] 1 forsøg, { $points } efter
       *[other] { $tries } forsøg, { $points } efter
    }
   *[new] ny
}
practice-difficulty = Sværhed { $level } af 4
practice-next = Næste: { $title }
practice-next-about = { $state ->
    [begun] Lektion { $number } af { $all } · du stoppede ved trin { $step } af { $of }
   *[new] Lektion { $number } af { $all } · cirka { $minutes } minutter
}
practice-all-done = Alle lektioner er færdige
practice-all-done-about = Nu kommer opgaver og hele spil.
practice-begin = Begynd
practice-continue = Fortsæt
practice-a-puzzle = En opgave
practice-afresh = Fra begyndelsen
practice-solve = Løs
practice-forget = Slet opgaver fra mine spil…
practice-forget-ask = { $count ->
    [one] 1 opgave fra dine spil og opgørelsen over dine fejl bliver slettet.
   *[other] { $count } opgaver fra dine spil og opgørelsen over dine fejl bliver slettet.
}
practice-costs = { $kind ->
    [march] Marcher og manøvrer koster dig mest: { $points } point i { $count } fejl.
    [action] Handlinger koster dig mest: { $points } point i { $count } fejl.
    [casualties] Tab koster dig mest: { $points } point i { $count } fejl.
    [retreat] Du trækker dig for sent eller for tidligt tilbage: { $points } point i { $count } fejl.
    [reinforce] Du sender enheder frem på det forkerte sted eller tidspunkt: { $points } point i { $count } fejl.
    [attack] Du angriber for længe eller stopper for tidligt: { $points } point i { $count } fejl.
    [recruits] Rekrutter det forkerte sted koster dig mest: { $points } point i { $count } fejl.
    [moves] Frie træk koster dig mest: { $points } point i { $count } fejl.
    [cards] Kort koster dig mest: { $points } point i { $count } fejl.
    [advance] Du rykker frem på det forkerte sted eller tidspunkt: { $points } point i { $count } fejl.
    [magic] Formularer koster dig mest: { $points } point i { $count } fejl.
   *[other] Andre beslutninger koster dig mest: { $points } point i { $count } fejl.
}
practice-fault = { $fault ->
    [broken] Filen med dine fremskridt kunne ikke læses. Den fik et andet navn, og en ny begynder.
    [reset] En del af dine fremskridt kunne ikke læses. En kopi af filen blev gemt.
    [unwritable] Dine fremskridt kunne ikke gemmes. Se efter disken.
   *[unreadable] Filen med dine fremskridt kan ikke læses. Der bliver ikke skrevet i den.
}
practice-broken = Denne opgave kan ikke bruges: { $why }
practice-mine-title = { $kind ->
    [march] En march af dine
    [action] En handling af dine
    [casualties] Tab af dine
    [reserves] Din reserve
    [magic] Din magi
   *[other] En beslutning af dine
}
practice-mine-about = Du tabte { $points } point her. { $origin }
practice-origin = Tur { $turn }, { $players }, { $day }

ui-lesson-missed-title = Ikke denne gang
ui-lesson-missed = Det er tilladt, men lektionen øver et andet svar. Fortryd dit, og prøv igen: H viser et godt svar.
ui-lesson-again = Fortryd, og prøv igen
ui-lesson-waits = Spillet venter, til du fortryder dit seneste svar
ui-lesson-undo-first = Fortryd først dit seneste svar
ui-lesson-next = Næste: { $title }
ui-lesson-list = Lær og øv dig

puzzle-card = Opgave
puzzle-find = Find det bedste svar. Svar på bordet som i et spil.
puzzle-solved = Løst: det bedste svar
puzzle-good = Løst: { $points } point under det bedste
puzzle-missed = { $points } point under det bedste svar
puzzle-not-listed = Dette svar er ikke prøvet
puzzle-chance = { $percent } %
puzzle-chance-error = { $percent } % ± { $error }
puzzle-yours = dit svar
puzzle-measured = Chancer for at vinde i { $tries } spil, som { $player } spillede videre i { $turns } ture.
puzzle-estimated = Chancer for at vinde, som Veteran skønner dem.
puzzle-played-out = Chancer for at vinde i { $tries } spil, som { $player } spillede færdige.
puzzle-again = Prøv igen
puzzle-next = Næste opgave
puzzle-waits = Spillet venter: Prøv igen, eller tag den næste opgave
puzzle-fewer = { $count ->
    [one] 1 svar mere er dårligere.
   *[other] { $count } svar mere er dårligere.
}
puzzle-no-help = En opgave har ingen chancer og ingen forslag, før du har svaret.
puzzle-show = Vis svarene
puzzle-list = Alle opgaver

lesson-dice-title = Dine terninger
lesson-dice-about = Sider, hp og resultater
lesson-dice-welcome-title = Terninger er enheder
lesson-dice-welcome = Hver terning ved grænsen er en enhed: dine dværge er nederst, Ragnas gobliner øverst. En stor terning har flere hp, og det er prikkerne på dens ID-ikon.
lesson-dice-faces-title = Seks sider
lesson-dice-faces = Peg på en terning for at se alle dens sider. Hvert ikon er 1 resultat, og en side kan have flere.
lesson-dice-shoot-title = Rul dem
lesson-dice-shoot = Skyd på Ragnas hær. Alle dine terninger dér ruller samtidig, og missilikoner tæller.
lesson-dice-roll-title = Det, der tæller
lesson-dice-roll = Lyse terninger tæller i et slag, og mørke gør ikke. Et ID-ikon tæller som hvad som helst, så mange gange som enheden har hp.
lesson-dice-saves-title = Træffere og skjolde
lesson-dice-saves = Ragna rullede efter skjolde, og hvert skjold stopper 1 træffer. Træffere uden skjold er skade, og den dræber enheder med lige så mange hp.
lesson-dice-done-title = Du kender dine terninger
lesson-dice-done = Enheder har hp, sider har ikoner, og et slag tæller de ikoner, det spørger om. Nu kommer de to dele af en march.

lesson-march-title = En march
lesson-march-about = Manøvrér, og handl så
lesson-march-welcome-title = To marcher i en tur
lesson-march-welcome = I din tur må to af dine hære marchere, den ene efter den anden. I en march må en hær manøvrere, og derefter må den handle.
lesson-march-choose-title = Vælg en hær
lesson-march-choose = Klik på din hær ved grænsen. Den er stærk i nærkamp, men terrænet viser 4, afstandskamp.
lesson-march-maneuver-title = Manøvre
lesson-march-maneuver = Vælg Manøvrér for at dreje terrænet 1 skridt. Hvis Ragna prøver at stoppe dig, ruller begge hære manøvrer, og du vinder ved lige mange.
lesson-march-contest-title = Det lykkedes
lesson-march-contest = Du rullede mindst lige så mange manøvrer som Ragna, eller hun prøvede ikke at stoppe dig. Nu drejer du terningen.
lesson-march-turn-title = Drej terningen
lesson-march-turn = Drej den op på 5. Fra 5 til 7 giver dette terræn nærkamp.
lesson-march-act-title = Handl nu
lesson-march-act = Den samme hær må handle nu. Vælg træfningen: dine nærkampsresultater er træffere.
lesson-march-second-title = Den anden march
lesson-march-second = En anden hær må marchere nu. Klik på din hær derhjemme: den kan skyde.
lesson-march-stay-title = Bliv
lesson-march-stay = Du behøver ikke at manøvrere. Vælg Bliv: terrænet viser 3, som giver afstandskamp.
lesson-march-shoot-title = Handl uden at manøvrere
lesson-march-shoot = Vælg afstandskamp. Det afslutter din anden march.
lesson-march-done-title = En hel tur
lesson-march-done = To hære marcherede, og hver af dem måtte manøvrere og handle. Efter marcherne må enheder gå til og fra reserven.

lesson-terrain-title = Terrænet
lesson-terrain-about = Afstande og den ottende side
lesson-terrain-welcome-title = Tallet er en afstand
lesson-terrain-welcome = Fjerne hære bruger magi, nærmere skyder, og de nære kæmper i nærkamp: ikonet på siden viser hvad. Dette terræn viser 7, 1 skridt før dets ottende side.
lesson-terrain-maneuver-title = Et skridt til
lesson-terrain-maneuver = Vælg Manøvrér. Dine dværge har flere manøvrer end Ragnas ene enhed.
lesson-terrain-turn-title = Erobr det
lesson-terrain-turn = Drej terningen op på 8. Den hær, der drejer et terræn til 8, erobrer det.
lesson-terrain-captured-title = Du holder det
lesson-terrain-captured = En hær på sit erobrede terræn tæller skjolde og manøvrer dobbelt. To erobrede terræner vinder spillet med det samme.
lesson-terrain-tower-title = Tårnet
lesson-terrain-tower = Hver ottende side har en kraft. Fra et tårn må din hær skyde på enhver hær, også i en anden spillers hjem.
lesson-terrain-act-title = Brug det
lesson-terrain-act = På 8 vælger du selv handlingen. Skyd på Ragnas hjem.
lesson-terrain-done-title = Behold det, du holder
lesson-terrain-done = Du mister terrænet, hvis hæren forlader det eller dør, eller hvis en modstander drejer terningen ned. Vogt det, og erobr et til for at vinde.

lesson-missiles-title = Afstandskamp og nærkamp
lesson-missiles-about = Hvem der slår tilbage, og hvem der ikke kan
lesson-missiles-welcome-title = Buer derhjemme
lesson-missiles-welcome = Dit hjem viser 3, afstandskamp. Din hær dér har armbrøster, og Ragnas har ingen buer.
lesson-missiles-shoot-title = Skyd
lesson-missiles-shoot = Skyd på hæren ved samme terræn: den kan angribe dig næste gang. Fra et hjem når du også grænsen.
lesson-missiles-no_answer-title = Intet svar
lesson-missiles-no_answer = Missiler er træffere, og målet ruller skjolde. Det slår ikke tilbage.
lesson-missiles-second-title = Nu nærkamp
lesson-missiles-second = Klik på din hær ved grænsen til den anden march. Terrænet dér viser 6, nærkamp.
lesson-missiles-stay-title = Tæt nok på
lesson-missiles-stay = Vælg Bliv. Afstanden passer allerede.
lesson-missiles-strike-title = Træfning
lesson-missiles-strike = Vælg træfningen. I et stormløb rammer begge hære samtidig, og du ville miste mere.
lesson-missiles-answer-title = De slår tilbage
lesson-missiles-answer = I en træfning slår de overlevende tilbage. Angrib derfor dér, hvor du dræber nok, før de svarer.
lesson-missiles-done-title = To måder at kæmpe på
lesson-missiles-done = Afstandskamp koster intet, men når kun så langt, som afstanden tillader. Nærkamp rammer hårdere og koster dig enheder.

lesson-saves-title = Skjolde og tab
lesson-saves-about = Vælg de enheder, du mister
lesson-saves-hits-title = Du bliver angrebet
lesson-saves-hits = Ragnas træffere minus dine skjolde er skade. Skaden dræber enheder med lige så mange hp, og du vælger dem.
lesson-saves-casualties-title = Dine tab
lesson-saves-casualties = Du skal opgive så mange hp, som skaden dækker. Opgiv begge fodfolk: en sergent har lige så mange hp som de to og kæmper bedre.
lesson-saves-dead-title = De døde
lesson-saves-dead = Dræbte enheder går til dine døde enheder. Formularer og nogle ikoner kan hente dem igen.
lesson-saves-strike-title = Slå tilbage
lesson-saves-strike = Dine overlevende må svare nu. Slå tilbage: det koster intet, og kun Ragna kan miste enheder.
lesson-saves-done-title = Godt valgt
lesson-saves-done = De enheder, du beholder, afgør, hvor hårdt du slår tilbage. Se på, hvad de andre ruller, før du bekræfter tab.

lesson-magic-title = Magi
lesson-magic-about = Farver, point og formularer
lesson-magic-welcome-title = Et sted til magi
lesson-magic-welcome = Terrænet viser 1, magi, og din hær dér har magikere. Deres magi tæller dobbelt i en af terrænets farver.
lesson-magic-magic-title = Rul magi
lesson-magic-magic = Vælg Brug magi. Hvert magi-ikon giver point i terningens farver.
lesson-magic-colours-title = Point har farver
lesson-magic-colours = Dværge er gule og røde, så deres point kan være begge dele. Lad alle point være gule, og bekræft.
lesson-magic-spell-title = Vælg en formular
lesson-magic-spell = Formularer koster point i deres farve. Vælg Hidkald drage for 6 gule.
lesson-magic-place-title = Vælg dens mål
lesson-magic-place = Dragen angriber hære ved sit terræn, også dine. Send den til Ragnas hjem, hvor du ikke har enheder.
lesson-magic-more-title = Der er point tilbage
lesson-magic-more = Du må vælge flere formularer, så længe du har point. Vælg Færdig: så bliver alle valgte formularer kastet.
lesson-magic-done-title = Dragen er der
lesson-magic-done = Point, der er tilbage, går tabt. I begyndelsen af Ragnas tur angriber dragen hende.

lesson-dragons-title = Drager
lesson-dragons-about = De angriber hære ved deres terræn
lesson-dragons-attack-title = En drage angriber
lesson-dragons-attack = I begyndelsen af din tur angriber hver drage ved et terræn din hær dér. Den ruller først, og så svarer din hær.
lesson-dragons-health-title = Svær at dræbe
lesson-dragons-health = En drage har 5 hp og 5 skjolde. Det kræver 10 resultater i nærkamp eller afstandskamp at dræbe den, og hvis den viser bugen, mister den skjoldene.
lesson-dragons-strike-title = Ram dragen
lesson-dragons-strike = Dragen viser bugen: dens skjolde tæller ikke. Vælg nærkamp, som din hær rullede nok af.
lesson-dragons-casualties-title = Tab
lesson-dragons-casualties = Dragens angreb dræbte enheder. Vælg dem, du bedst kan undvære.
lesson-dragons-march-title = Din tur går videre
lesson-dragons-march = En drages angreb bruger ikke en march. Klik på din hær ved grænsen.
lesson-dragons-stay-title = Ingen manøvre
lesson-dragons-stay = Vælg Bliv. Afstand 6 passer til dine sergenter.
lesson-dragons-done-title = Drager og dig
lesson-dragons-done = Lad ikke en svag hær blive hos en drage. En hær, der dræber en drage, bliver forfremmet.

lesson-rout-title = Flugt og forfølgelse
lesson-rout-about = Når en hær flygter
lesson-rout-welcome-title = En nervøs hær
lesson-rout-welcome = En hær flygter, hvis flere af dens terninger viser ID-ikoner, end den har skjolde på de andre. Ragnas hær her er stor og har få skjolde.
lesson-rout-strike-title = Angrib
lesson-rout-strike = Vælg træfningen. Ragnas skjoldslag afgør, om hendes hær flygter.
lesson-rout-rout-title = Den flygter
lesson-rout-rout = For mange af Ragnas terninger viste deres ID. En hær på flugt slår ikke tilbage.
lesson-rout-pursue-title = Forfølg
lesson-rout-pursue = Du må forfølge: terrænet drejer 1 skridt ned, og din hær angriber én gang til. Vælg at forfølge.
lesson-rout-again-title = Angrib én gang til
lesson-rout-again = Afstanden er nu 6, stadig nærkamp. Vælg træfningen én gang til.
lesson-rout-done-title = To angreb i én march
lesson-rout-done = En forfølgelse er et andet angreb uden en march. Forfølg, hvis den nye afstand passer til din hær.

lesson-reserves-title = Reserve og tilbagetog
lesson-reserves-about = Ud af fare og frem igen
lesson-reserves-welcome-title = Enheder i reserven
lesson-reserves-welcome = Ingen hær angriber enheder i reserven. Efter dine marcher må de gå til et hvilket som helst terræn.
lesson-reserves-reinforce-title = Send frem
lesson-reserves-reinforce = Træk din troldmand fra reserven til grænsen. Den viser 2, som giver magi i højlandet.
lesson-reserves-order-title = Først frem, så tilbage
lesson-reserves-order = Du sender først frem og trækker derefter tilbage. En enhed, der går i reserven nu, kommer altså frem i din næste tur.
lesson-reserves-retreat-title = Træk tilbage
lesson-reserves-retreat = Din teurg er alene med tre af Ragnas enheder i hendes hjem. Træk terningen til din reserve.
lesson-reserves-done-title = Reddet
lesson-reserves-done = Træk enheder tilbage, der kun ville dø, og send dem derhen, hvor du angriber først. Et tilbagetog i tide er mere værd end noget enkelt slag.

lesson-risk-title = Risk: grænser og kort
lesson-risk-about = Én terning til hvert kontinent
lesson-risk-welcome-title = Din del af verden
lesson-risk-welcome = Du holder 14 territorier, og Australien er dit alene. 24 territorier i begyndelsen af din tur vinder.
lesson-risk-recruit-title = Rekrutter til grænsen
lesson-risk-recruit = Sæt en krigsherre, nummer 1, i Indonesien. Det er Australiens eneste grænse, så alle dine rekrutter dér vogter den.
lesson-risk-recruit_again-title = Én til
lesson-risk-recruit_again = Sæt også den anden krigsherre dér. Stærke grænser vinder angreb, og enheder inde i et kontinent gør ikke.
lesson-risk-march-title = March med et kontinent
lesson-risk-march = En march er for ét kontinent. Klik på Australiens terning.
lesson-risk-maneuver-title = Drej den
lesson-risk-maneuver = Ingen modstander har enheder i Australien, så ingen kan stoppe dig. Vælg Manøvrér.
lesson-risk-turn-title = Op til nærkamp
lesson-risk-turn = Drej terningen op på 5, som giver nærkamp. Kun den spiller, der holder hele kontinentet, må dreje den til 8.
lesson-risk-attack-title = Over grænsen
lesson-risk-attack = Klik på Siam for at angribe det i en træfning. Dit eget kontinents terning tæller, også ved angreb på et andet.
lesson-risk-garrison-title = Én terning bliver
lesson-risk-garrison = Alle terninger undtagen én i hvert territorium må angribe. Det største angreb er allerede valgt: bekræft det.
lesson-risk-again-title = Videre
lesson-risk-again = En enhed døde, så angrebet må fortsætte. Vælg træfningen: du er den stærkeste.
lesson-risk-casualties-title = Tab
lesson-risk-casualties = Du vælger de enheder, der dør. De enheder, du bedst kan undvære, er foreslået.
lesson-risk-move_in-title = Ryk ind
lesson-risk-move_in = Siam er tomt, og mindst 1 angriber skal rykke ind. Så mange som muligt er valgt: bekræft det.
lesson-risk-second-title = Én march er nok
lesson-risk-second = En march til er for et andet kontinent. Vælg Ingen march.
lesson-risk-stay-title = Den frie flytning
lesson-risk-stay = Enheder må flytte til en nabo i slutningen af en tur. Vælg Færdig: grænsen er godt bevogtet.
lesson-risk-card-title = Tag et kort
lesson-risk-card = Du tog et territorium fra en modstander, så du må tage et kort. Tag det.
lesson-risk-done-title = Kort bliver til rekrutter
lesson-risk-done = Tre ens kort, ét af hver eller to med et jokerkort er et sæt. Du indløser et sæt for rekrutter, og hvert senere sæt i spillet giver flere.

lesson-recruiting-title = Esfah: rekruttering
lesson-recruiting-about = Point, hjemland og halve
lesson-recruiting-welcome-title = Hver femte runde
lesson-recruiting-welcome = Hver gang der er gået 5 runder, rekrutterer alle spillere samtidig og i hemmelighed. Rekrutterne kommer fra din rekrutteringspulje, halvdelen af din styrke.
lesson-recruiting-points-title = En hærs point
lesson-recruiting-points = Hver hær har 1 point for hver 4 hp af en race, rundet op. I racens hjemland har den dobbelt så mange, og et terræn, du holder, giver en bonus.
lesson-recruiting-recruits-title = Udfyld arket
lesson-recruiting-recruits = Et point køber 1 hp af samme race, eller halvt så meget af andre racer og genstande på deres egne linjer. Træk terninger til linjerne, eller vælg Fyld, og bekræft så.
lesson-recruiting-done-title = Rekrutterne er her
lesson-recruiting-done = Rekrutter slutter sig til den hær, der betalte. Flyt hære til deres hjemland før næste rekruttering: det fordobler deres point.

lesson-trails-title = Esfah: nye veje
lesson-trails-about = Kortet vokser
lesson-trails-welcome-title = Du holder et terræn
lesson-trails-welcome = Fra hvert terræn, du holder, må du udvide én gang. Et nyt terræn er forbundet med det, og hære går langs forbindelser.
lesson-trails-trails-title = To måder
lesson-trails-trails = Bane nye veje sender straks enheder til et tilfældigt terræn. Udvide til nyt terræn tilføjer en terning, du selv vælger, og ingen enheder går derhen endnu.
lesson-trails-expand-title = Vælg en terning
lesson-trails-expand = Vælg en terning til Udvide til nyt terræn. Den får en plads ved siden af det terræn, du holder.
lesson-trails-pass-title = Kun kortet nu
lesson-trails-pass = Denne lektion handler om kortet. Vælg Ingen march, også ved den anden march.
lesson-trails-enter-title = Gå ind i det
lesson-trails-enter = Det nye terræn er tomt, og Ragna må også gå derhen. Træk en enhed derhen, helst en med mange manøvrer.
lesson-trails-done-title = Kortet er vokset
lesson-trails-done = Fra din næste tur kan denne hær marchere og dreje terningen mod 8. Hvert terræn, du holder, giver point til rekrutter.

lesson-losses-title = Battle Dice: tab
lesson-losses-about = Hvilken enhed du opgiver
lesson-losses-welcome-title = Hver terning er en enhed
lesson-losses-welcome = Din hær er nederst, Ragnas øverst. Hver træffer dræber en enhed, og ejeren vælger hvilken.
lesson-losses-begin-title = En tur begynder
lesson-losses-begin = Alle dine enheder bliver her i denne lektion. Vælg Send ingen, så ruller begge hære alle deres terninger.
lesson-losses-roll-title = Ét slag til alle faser
lesson-losses-roll = Faserne følger fra venstre mod højre: bueskytter træffer med 8, senere træffer infanterister med 6. En enhed, der går tabt før sin fase, gør ingenting.
lesson-losses-missile-title = Bueskytterne har skudt
lesson-losses-missile = Dine bueskytter har handlet i denne tur, men dine infanterister har stadig deres fase, og én af dem viser 6. Opgiv en bueskytte.
lesson-losses-melee-title = Den sidste fase
lesson-losses-melee = Alle faser er slut, så nu tæller moralen: 2 og 3 er dårlige, og bueskytter har 8 sider, infanterister kun 6. Opgiv en infanterist.
lesson-losses-morale-title = Moral
lesson-losses-morale = Begge hære mistede enheder, så begge rullede igen. Hvis halvdelen af terningerne viser 2 eller 3, flygter hæren og har tabt kampen.
lesson-losses-done-title = Din hær holder stand
lesson-losses-done = To af dine terninger viste 2 eller 3, og tre ville have været flugt. Enheder, der handler senere i turen, er mere værd end dem, der har handlet.
