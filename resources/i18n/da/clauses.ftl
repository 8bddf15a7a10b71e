# Reglerne én for én, som de spilles: sætninger til dem, som data har på engelsk.

## Brikker og opstilling

clause-C0_1 = En enhed er en sekssidet terning på 1, 2 eller 3 hp (jo større, des sjældnere) eller et tisidet monster på 4 hp.
clause-C0_2 = Enhedernes sider viser magi, missil, nærkamp, skjold, manøvre, ID eller et særligt ikon. Hvert ikon er ét resultat; et monsters enlige ikon tæller 4.
clause-C0_3 = En ID-side giver ethvert resultat, der rulles for, lige så mange som enheden har hp.
clause-C0_4 = Der er fem elementer, hvert med en farve: jord er guld, luft blå, ild rød, vand grøn, død sort.
clause-C0_5 = Startracer: koralelvere er blå og grønne, dværge guld og røde, gobliner guld og sorte, lavaelvere røde og sorte. Racerne i udvidelserne har deres egne farver, amazoner ingen.
clause-C0_6 = Hver startrace har fem slags tropper: tunge, lette, ryttere, skytter og magikere.
clause-C0_7 = En terrænterning har to farver og siderne 1 til 8. Den ottende side er by, tempel, tårn eller bautasten, så der er 16 terninger. Tallet er afstanden; 1 er længst væk.
clause-C0_8 = En drage er en tolvsidet terning af én farve, en drage eller en orm, med 5 hp og 5 faste skjolde. Den er ikke en enhed og aldrig en del af en hær. Drager af elfenben, hvide drager og drager af to farver er kun med, hvis alle racer er det.
clause-C0_9 = Et monster hører til én race og tæller som den, også i hære af én race og ved racens evner.
clause-SU1 = To til fire spillere aftaler styrkernes størrelse i hp. Hver har 1 drage med, og 1 mere for hver fulde 25 hp. Dragerne kan have enhver farve og tæller ikke med i styrken.
clause-SU2 = Hver spiller deler i hemmelighed sine enheder i en hjemmehær og en felthær, hver af én race (gerne den samme), og en horde af alle racer. Hver hær har mindst 1 enhed.
clause-SU3 = Drager begynder i deres ejers dødeområde. Der er ingen fælles bunke.
clause-SU4 = Hver spiller har et hjemmeterræn med og foreslår en grænse. Alle 16 terrænterninger kan vælges, også den samme to gange.
clause-SU5 = Alle hære vises, og hver horde ruller manøvrer; ved lige rulles igen. Den højeste spiller begynder, og de andre følger med uret efter deres resultat. Den første spiller vælger grænsen blandt forslagene; de øvrige forslag forlader spillet.
clause-SU6 = I turrækkefølge placerer hver spiller sin hjemmehær hjemme, sin horde ved en anden spillers hjem og sin felthær hvor som helst. Højst tre hære deler et terræn. Der holdes plads til hjemmehære, der ikke er placeret endnu. Grænsen gælder ikke, hvis intet tilladt terræn er tilbage.
clause-SU7 = Hver spiller ruller sit hjemmeterræn, og den første spiller ruller grænsen, for den første afstand. En 8’er rulles igen.
clause-SU8 = Den første spiller har den første tur. Derefter går spillet med uret.
clause-SU9 = En styrke har præcis de aftalte hp i enheder. Antallet af ens terninger er ikke begrænset.
clause-SU10 = Valg af terræn er hemmelige og vises sammen med hærene.

## Sejr og tur

clause-C2_1 = En spiller, der holder to erobrede terræner, vinder med det samme.
clause-C2_2 = En spiller vinder, når ingen modstander har en enhed tilbage i en hær eller i reserven. Døde og begravede enheder og drager tæller ikke.
clause-C2_3 = En spiller uden enheder i spil er ude: spillerens ture springes over, og dens formularer ophører. Hvis alle spilleres sidste enheder dør på én gang, er spillet uafgjort.
clause-C2_4 = Hvis en spiller går ud i sin egen tur, slutter turen med det samme.
clause-TU1 = Første fase: alle virkninger, der varer, til den aktive spillers tur begynder, ophører.
clause-TU2 = Anden fase: drager angriber den aktive spillers hære.
clause-TU3 = Tredje fase: den aktive spiller bruger sine erobrede byer og templer.
clause-TU4 = Fjerde fase: den første march.
clause-TU5 = Femte fase: den anden march, med en anden hær.
clause-TU6 = Sjette fase: enheder sendes frem fra reserven og trækkes tilbage til reserven.
clause-C3_1 = I begyndelsen af en tur ophører kun de virkninger, som turens spiller har kastet med den varighed. De andre spilleres bliver.
clause-C3_2 = Drager angriber, så snart virkningerne er ophørt, før den aktive spiller gør noget.
clause-C3_3 = Byers og templers evner følger efter dragerne, én gang for hvert erobret terræn, i den rækkefølge, den aktive spiller vælger.
clause-C3_4 = En tur har op til to marcher med to forskellige hære. En march er en manøvre og derefter en handling; begge er frivillige. En hær i reserven må kun marchere for at bruge magi.
clause-C3_5 = Reservefasen har to dele: først send frem, så træk tilbage.
clause-C3_6 = Efter reservefasen ophører alle virkninger, der varer, til denne tur slutter.
clause-C3_7 = Alle en spillers enheder på ét sted er én hær, uanset hvilke hære de kom fra. Et sted marcherer én gang pr. tur, men enheder, der slutter sig til en anden hær, må marchere igen med den.

## Manøvre, handling og slag

clause-C4_1 = En hær ved et terræn melder manøvre uden en retning. Hver anden spiller med en hær der afgør, om den prøver at stoppe manøvren.
clause-C4_2 = En manøvre, som ingen prøver at stoppe, lykkes uden slag.
clause-C4_3 = Hvis nogen prøver at stoppe den, ruller den handlende hær og alle disse hære manøvrer én gang. Den handlende hær skal rulle mindst lige så meget som hver af de andre for sig.
clause-C4_4 = Efter en vellykket manøvre må spilleren vende terrænet én side op eller ned eller lade det være. Fra 1 vendes det kun op, fra 8 kun ned.
clause-C4_5 = En mislykket manøvre ændrer ikke terrænet, og hæren har stadig sin handling.
clause-C4_6 = Modstanderne spørges med uret fra den aktive spiller. Så ruller alle hære, der er med, samtidig.
clause-C5_1 = Sidens tal afgør handlingen på hvert terræn: 1 er magi, 2 til 4 missiler, 5 til 7 nærkamp. Med trykte sider afgør terrænets egne ikoner det.
clause-C5_2 = På side 8 vælger den hær, der holder terrænet, nærkamp, missiler eller magi. Andre hære der må kun bruge nærkamp.
clause-C5_3 = En spiller må undlade en handling, men ikke bytte den for en anden.
clause-C6_1 = Slags slag: manøvre, nærkamp, missiler, magi, skjolde, stormløb som angriber, stormløb som mål, mod en drage, og én enhed alene uden sin hærs fordele.
clause-C6_2 = En enhed, der ruller alene, overlever på et skjold, et ID, modhug, flyv eller en manøvre, som dens race tæller som skjold. Hærens formularer og fordoblinger gælder ikke, men frost gør. I et slag mod begravelse har en død enhed hverken sin races evne eller frost.
clause-C6_3 = En angrebet hær ruller skjolde, også mod 0 træffere, for det slag afgør også, om den flygter.
clause-C7_1 = Missiler når en anden spillers hær ved samme terræn. Fra et hjemmeterræn når de også grænsen, og fra grænsen ethvert hjemmeterræn. De når aldrig fra hjem til hjem eller til en reserve.
clause-C7_2 = Den hær, der holder et tårn, må skyde på hære ved ethvert terræn, ikke på reserver.
clause-C7_3 = Hvert missil er 1 skade, og hvert skjold stopper 1 skade. Dræbte enheder går ud, og målet skyder ikke tilbage.
clause-C7_4 = Missiler får kun en hær til at flygte, hvis de kommer fra dens eget terræn.
clause-C7_5 = Målene for pletskud vælges efter missilslaget og ruller først, hver for sig. Dræbte enheder går ud før hærens skjoldslag; de andre mål ruller igen i det.
clause-C8_1 = I en nærkampshandling vælger spilleren træfning eller stormløb og én hær ved samme terræn som mål.
clause-C8_2 = Træfning: nærkamp mod skjolde; dræbte enheder går ud; målet kan flygte. Et mål, der overlever og ikke flygter, må slå tilbage på samme måde.
clause-C8_3 = Stormløb: begge hære ruller på én gang. Angriberen rammer med nærkamp og manøvrer. Målet deler sine ID’er mellem skjolde og nærkamp og rammer også. Kun formularer giver angriberen skjolde. Alle dræbte enheder går ud sammen; så kan begge hære flygte.
clause-C8_4 = En stormende hærs manøvrer tæller efter fradrag og fordobling, men uden de manøvrer, formularer lægger til. Formularer for nærkamp ændrer kun dens nærkamp.
clause-C8_5 = Skade er træffere minus skjolde, plus banehug. Skade, som modhug kaster tilbage, minus formularers skjolde, dræber enheder samtidig med målets. Den får ingen hær til at flygte, og målet må stadig slå tilbage.

## Flugt, tab og den ottende side

clause-C9_1 = En hær, der angribes fra sit eget terræn, flygter, hvis flere terninger i dens skjoldslag viser ID, end der er skjoldikoner på de andre terninger. Begge tælles uden ændringer.
clause-C9_2 = En hær flygter ikke på side 1, fra missiler fra et andet terræn, fra formularer eller fra drager.
clause-C9_3 = En hær, der flygter i en træfning, slår ikke tilbage.
clause-C9_4 = En spiller, der fik en hær til at flygte, må forfølge: terrænet vendes 1 ned, og spillerens hær tager en handling efter den nye side. Det gentages, så længe hære flygter. En spiller, der fik den handlende hær til at flygte ved at slå tilbage, må også forfølge.
clause-C9_5 = Hvis begge sider i et stormløb flygter, vendes terrænet 1 ned, og kampen slutter. Hvis den ene flygter, må den anden forfølge. Stormløbets slag afgør, om angriberen flygter.
clause-C9_6 = En udslettet hær flygter ikke. En forfølgelse på side 8 vender terrænet til 7 og ophæver erobringen.
clause-C9_7 = Den forfølgende handling hører til samme march og har ingen manøvre. Nærkamp og missiler skal rettes mod den flygtende hær; magi er fri. Spilleren må undlade handlingen, når terrænet er vendt.
clause-C10_1 = Ejeren vælger tabene: de enheder, der tilsammen har flest hp, som skaden dækker. Resten af skaden går tabt, og ingen enhed bliver såret.
clause-C10_2 = Dræbte enheder går til deres ejers dødeområde. Begravede enheder forlader spillet.
clause-C10_3 = En forfremmelse bytter en enhed med en død enhed af dens race med præcis 1 hp mere. Enheder på 3 hp kan ikke forfremmes.
clause-C10_4 = Når så mange enheder som muligt forfremmes, sker alle forfremmelser på én gang. En enhed, der lige er byttet ud, kan ikke erstatte en anden. En hær, der dræber en drage, forfremmes på denne måde.
clause-C10_5 = En by rekrutterer en enhed på 1 hp, af enhver race, fra sin ejers dødeområde til hæren.
clause-C10_6 = Døde drager kan ikke begraves, rekrutteres, hentes tilbage eller bruges til forfremmelse.
clause-C10_7 = Forfremmelse og rekruttering er frivillige; ejeren må tage færre eller ingen.
clause-C11_1 = En hær erobrer et terræn ved at vende det til 8 eller ved at flytte til en 8’er uden en hær.
clause-C11_2 = Erobringen ophører, når terrænet vendes, eller når hæren forlader det eller dør. Et tomt terræn bliver på 8. Et terræn med andre hære vendes til 7.
clause-C11_3 = Den hær, der holder terrænet, fordobler sine skjolde og manøvrer, også dem fra ID’er. Sammen med racens evne tæller de aldrig mere end dobbelt. Hæren vælger sin handling og har den ottende sides evne.
clause-C11_4 = By: i tredje fase rekrutterer hæren en død enhed på 1 hp eller forfremmer 1 enhed.
clause-C11_5 = Bautasten: enhver del af hærens magi kan få terrænets farver. Den tæller så som magi i terrænets farver.
clause-C11_6 = Tempel: modstanderes nye sorte formularer virker ikke på hæren. I tredje fase skal en anden spiller begrave en død enhed efter eget valg. Formularer, der allerede virker, bliver, og en drage kan stadig sendes dertil.
clause-C11_7 = Tårn: hæren skyder på ethvert terræn.
clause-C11_8 = Bautasten, tempel og tårn virker kun for den hær, der holder terrænet, ikke for dens spillers andre tropper.

## Reserver, racer og særlige ikoner

clause-C12_1 = Send frem: alle enheder kan flytte fra reserven til alle terræner. De slutter sig til en hær der eller danner en ny.
clause-C12_2 = Træk tilbage: alle enheder ved alle terræner kan flytte til reserven, også dem, der blev sendt frem i denne tur.
clause-C12_3 = En formular på en hær ophører, når hæren ikke er der længere. Den følger ikke enhederne. En formular på en enhed følger enheden.
clause-C12_4 = Enheder i reserven ligger foran deres spiller.
clause-C13_1 = En races terninger bruger kun dens evne ved dens terræn, aldrig i reserven, også mod drager. Særlige ikoner påvirkes ikke. Koralelveres manøvrer er skjolde ved kysten, lavaelveres i højlandet. Dværge fordobler manøvrer i højlandet, gobliner i sumpen. Amazoners manøvrer tæller som missiler, når de skyder fra sletten.
clause-C14_1 = I et stormløb tæller tramp som nærkamp og som manøvre, banehug kan skjolde ikke stoppe, og målets modhug giver både skjolde og træffere. Angriberens formularer giver kun skjolde mod modhug.
clause-C14_2 = Fradrag og halvering påvirker ikke resultater af særlige ikoner.
clause-C14_3 = Point fra trolddom i ét slag kan lægges sammen til alle formularer i terningernes farver. De kastes, før der lægges sammen, og ændrer ikke terninger. Uden for en magihandling fordobles de aldrig.
clause-C14_4 = Ikonerne på monstre og de 8 senere racer virker som i de moderne regler; et monsters ikon tæller 4. En virkning, der holder en enhed fast eller påvirker en hær, ophører, når ikonets ejer begynder sin næste tur.
clause-C14_5 = I et stormløb: Pletskud gør intet. Trolddom giver magi. Modhug giver nærkamp; for målet skjolde og træffere. Flyv giver manøvrer; for målet skjolde. Flænge giver nærkamp og et slag til. Banehug giver skade, som skjolde ikke stopper. Tramp tæller to gange; for målet én. For andre ikoner rammer resultater, der tæller som nærkamp eller manøvre. De virker, når begge hære har rullet.

## Drager

clause-DG-A = Drager angriber, så snart den aktive spillers virkninger er ophørt i begyndelsen af turen.
clause-DG-B = En drage rulles af sin ejer, uanset hvem der hidkaldte den.
clause-DG-C = Hvis der er drager ved flere terræner med den aktive spillers hære, vælger den spiller kampenes rækkefølge.
clause-DG-D = Drager af forskellig farve ved et terræn kæmper mod hinanden. Hver ejer vælger i hemmelighed et mål af en anden farve til hver af sine drager, og alle ruller samtidig.
clause-DG-D1 = 10 skade fra drager dræber også en drage, eller 5 efter en bug. Skade fra flere drager i ét slag lægges sammen.
clause-DG-D2 = En drage, som en drage ånder på, mister sine faste skjolde efter denne kamp, til slutningen af spillerens næste tur. Flere ånder ændrer intet.
clause-DG-E = Så længe der er drager af to farver, angriber ingen drage hæren.
clause-DG-F = Drager angriber kun ved terræner med en hær fra den aktive spiller. Drager af én farve angriber den hær sammen.
clause-DG-G = En ånde på en drage varer til slutningen af den næste tur for den spiller, hvis tur det er.
clause-DG-H = Mellem drager gør klo 5 skade, gab 10, og hale 3 og et slag til. Vinge, skat og ånde gør ingen, og en drage med en vinge forlader terrænet efter kampen.
clause-DG-I = Andre spilleres hære ved terrænet angribes ikke i denne tur.
clause-DG-J = En dræbt drage går til sin ejers dødeområde. Hære forfremmes ikke for en drage, som drager dræbte.
clause-DG-K = Ingen spiller styrer en drage. I sin ejers eller hidkalders tur angriber den spillerens hær som enhver anden.
clause-DG-L = En drage bliver ved sit terræn, også et tomt, til den dræbes, flyver væk eller hidkaldes et andet sted hen.
clause-DG-M = Mens drager kæmper mod hinanden, ruller en hær der ikke og tager ingen skade.
clause-DG-N = Når en spiller er ude, bliver spillerens drager i spil. Deres mål vælges tilfældigt.
clause-DA-A = Dragerne og hæren ruller samtidig.
clause-DA-B = Al skade gives på én gang. Mod én drage vælger hærens spiller nærkamp eller missiler, ikke begge, eller skåner den. Hæren må fordele resultater af én slags på flere drager.
clause-DA-C1 = Bug: dragen har ingen faste skjolde i denne kamp. Det påvirker ikke formularer mod den eller senere kampe.
clause-DA-C2 = Ånde: virkningen af dragens farve.
clause-DA-C3 = Klo: 5 skade.
clause-DA-C4 = Gab: 10 skade.
clause-DA-C5 = Hale: 3 skade og et slag til. Skaden lægges sammen, så længe der rulles haler.
clause-DA-C6 = Skat: efter kampen forfremmes præcis 1 af hærens enheder med 1 hp. En enhed på 3 hp kan ikke forfremmes.
clause-DA-C7 = Vinge: dragen flyver til sin ejers dødeområde, når hæren har haft sin chance for at dræbe den. Skade fra tidligere haler tæller.
clause-DA-D = Ånden virker efter hærens slag og ændrer intet i denne kamp. En dræbt drages ånde virker også.
clause-DA-D1 = Guldånde: fem enheder, eller alle, hvis der er færre, ruller hver for sig. Hærens ejer vælger dem. Hver enhed uden et skjold eller et ID dør.
clause-DA-D2 = Blå ånde: til slutningen af ejerens næste tur ruller hæren kun for skjolde. Den må stadig gøre det, der ikke kræver slag.
clause-DA-D3 = Rød ånde: enheder for 5 hp i alt, valgt af ejeren, dræbes og begraves, medmindre Åben grav flytter dem til reserven.
clause-DA-D4 = Grøn ånde: til slutningen af ejerens næste tur halveres hvert resultat af hæren eller af en enhed i den. Særlige ikoner halveres ikke.
clause-DA-D5 = Sort ånde: enheder, der viste ID i slaget mod dragen, dør.
clause-DA-E = Hærens ejer bruger hvert ID som nærkamp, missiler eller skjolde.
clause-DA-F1 = Pletskud giver missiler.
clause-DA-F2 = Trolddom kaster straks, før skaden lægges sammen. En drage, der sendes til et terræn med en hær fra den aktive spiller, angriber også der, medmindre drager allerede har kæmpet der i denne tur.
clause-DA-F3 = Modhug giver både skjolde og nærkamp.
clause-DA-F4 = Flyv giver skjolde.
clause-DA-F5 = Flænge giver nærkamp og et slag til. Nærkampen lægges sammen, så længe der rulles flænger.
clause-DA-F6 = Banehug giver almindelig nærkamp.
clause-DA-F7 = Tramp giver almindelig nærkamp, én gang.
clause-DA-G = Hærens ejer fordeler formularers fradrag på nærkamp, missiler og skjolde, også på resultater, der ikke bruges. Intet resultat kommer under 0.
clause-DA-G1 = Fradrag påvirker ikke særlige ikoner. Hvis intet andet er rullet, har de ingen virkning.
clause-DA-G2 = Lynild lader 1 enhed slå om i et drageangreb.
clause-DA-H = Terrænet tæller mod drager: racernes evner og den ottende side gælder.

## Prøvesager med drager

clause-DX-DA1 = Eksempel: din egen Stenhud fra sidste tur er ophørt, når en drage angriber i din tur.
clause-DX-DA2 = Eksempel: din egen Vandtvilling fra sidste tur giver stadig skjolde.
clause-DX-DA3 = Eksempel: en Stenhud, som en anden spiller kastede på din hær, giver skjolde.
clause-DX-F2a = Eksempel: et Lynnedslag fra trolddom dræber dragen. Dens klo eller ånde virker stadig.
clause-DX-F2b = Eksempel: en Ismur fra trolddom lægger sine tre skjolde til i denne kamp.
clause-DX-F2c1 = Eksempel: trolddom på 4 og 4 hidkalder den angribende drage væk, og hæren rullede 10 nærkamp. Den dræbte drage kommer fra de døde til det valgte terræn, og dens skade gælder.
clause-DX-F2c2 = Eksempel: en drage, der sendes væk sådan, angriber en anden af den aktive spillers hære, hvis ingen drage har kæmpet der i denne tur.
clause-DX-F2c3 = Eksempel: en drage, der sendes væk sådan, angriber ikke ved et terræn, hvor drager allerede har kæmpet i denne tur.
clause-DX-G = Eksempel: fradraget er 5, på 12 nærkamp, 4 missiler og 3 skjolde. Læg 4 på missiler og 1 på nærkamp: der er 11 nærkamp tilbage, og dragen er dræbt.
clause-DX-G-neg = Eksempel: kun 3 af et fradrag på 5 kan lægges på 3 nærkamp. Resten lægges på andre resultater over 0.
clause-DX-G1 = Eksempel: et fradrag på 3 har ingen virkning på et slag med kun banehug 4, så der er 4 nærkamp.
clause-DX-C1 = Eksempel: bug mod 5 nærkamp: dragen er dræbt.
clause-DX-C1b = Eksempel: klo mod 9 nærkamp: dragen overlever.
clause-DX-C5 = Eksempel: hale, hale og klo gør 11 skade.
clause-DX-C7 = Eksempel: hale, så vinge, mod 10 missiler: dragen gør 3 skade og dræbes; den er blandt de døde.
clause-DX-D1 = Eksempel: guldånde på en hær på fire: alle fire enheder ruller, og hver skal have et skjold eller et ID.
clause-DX-D3 = Eksempel: rød ånde på to enheder på 3 hp: den ene dræbes og begraves, og de sidste 2 skade går tabt.
clause-DX-D4 = Eksempel: under frost tæller 5 almindelig nærkamp og banehug 4 som 2 og 4.
clause-DX-D5 = Eksempel: sort ånde efter to ID’er, det ene på en enhed, som skaden dræbte: den anden enhed dør.
clause-DX-DD = Eksempel: to røde drager og en blå er ved din hærs terræn. De røde angriber den blå, den blås ejer vælger en rød, og hæren angribes ikke.
clause-DX-DD1 = Eksempel: to røde dragers klør gør 10 skade og dræber en blå drage uden bug.
clause-DX-DD2 = Eksempel: en rød drage ånder på en blå. Den blå beholder sine skjolde i denne kamp. Derefter har den ingen til slutningen af den aktive spillers næste tur.
clause-DX-E = Eksempel: ét ID fra en enhed på 3 hp giver 3 nærkamp, 3 missiler eller 3 skjolde, eller en blanding.
clause-DX-slay = Eksempel: enheder på 1, 2 og 3 hp dræber en drage. En 2’er og en 3’er af deres race er døde: 1’eren og 2’eren forfremmes.

## Magi

clause-M1 = En magihandling tæller magi for hver enhed i hæren, også ID’er og særlige ikoner. En hær uden magikere må bruge den, og målet slår ikke tilbage.
clause-M2 = En enheds point får dens races farver: én farve eller delt, som ejeren vælger. Amazoners point får terrænets farver.
clause-M3 = Point køber alle formularer i deres farve, og den samme så ofte, man vil. Ubrugte point går tabt.
clause-M4 = Kasteren vælger først alle formularer og mål. Derefter virker formularerne én ad gangen i kasterens rækkefølge. Et mål, der er væk, erstattes ikke.
clause-M5 = En formular når enhver hær hvor som helst, også i reserven, medmindre den siger andet.
clause-M6 = En magiside tillader kun en magihandling eller ingen. Den hær, der holder en 8’er, må vælge magi.
clause-M7 = Hvert point i en af farverne på hærens terræn tæller dobbelt. I en magihandling gælder det også point fra trolddom.
clause-M8 = Hver farve har 6 formularer, som koster 1 til 6 point. Den sjette hidkalder en drage.
clause-M9 = Mens der kastes, må en spiller begrave døde enheder fra enhver spiller. Hvert begravet hp fordobler 1 sort point. En større enhed end nødvendigt må begraves, og intet point fordobles to gange.
clause-M10 = En hær i reserven kaster uden terrænets fordobling og uden begravelser, mod ethvert mål. Amazoner kan ikke kaste der.
clause-M11 = Point fordobles, når en formular kastes. Indtil da er de, som de blev rullet.
clause-M12 = En hær ruller skjolde samlet mod skade fra formularer. En enkelt enhed ruller alene, uden sin hærs fordele. Virkninger, der dræber direkte, tillader ikke skjolde, medmindre de siger det.
clause-M13 = En spiller må rette en skadelig formular mod sin egen hær, medmindre den siger andet. En formular på et helt terræn påvirker alle hære der.
clause-M14 = Halvering kommer før fordobling, og halve rundes ned.
clause-M15 = En formular, der varer til kasterens næste tur, ophører i dens første fase. En formular på en hær ophører, når hæren flytter eller er væk; en formular på en enhed bliver hos enheden. Alle formularer fra en kaster uden enheder ophører.
clause-M16 = Den samme formular kastet to gange på én hær lægger sit tal til. Hvis den ikke har et tal, har det andet kast ingen virkning.
clause-M17 = Trolddom må kaste enhver formular i terningens farver, som dens point kan betale.
clause-M18 = Reglerne for tempel og bautasten siger, hvordan de beskytter mod magi og farver den.
clause-M19 = Hidkaldelsen vælger en drage i formularens farve, blandt en spillers døde eller ved et terræn, og sender den til et terræn. Dens ejer er stadig den samme. Hvert kast hidkalder 1 drage.
clause-M20 = En enhed, der vender tilbage, slutter sig til efter handlingens slag og er ikke med i dem.
clause-M21 = Ved Lynnedslag på en drage ruller dens ejer terningen én gang. Bugen dræber den; andre sider gør intet. En bug fra kampen tæller ikke.
clause-M22 = Stien flytter kun en enhed til et terræn, hvor kasteren har en hær.
clause-M23 = Åben grav sender hver dræbt enhed i hæren til reserven, med eller uden skjoldslag. Flammer kan ikke begrave den.

## Reglerne fra 1996

clause-R96_1 = I 1996 har hver styrke 1 drage og 1 mere for hver fulde 30 hp.
clause-R96_2 = I 1996 må ingen hær have mere end halvdelen af sin styrkes hp, rundet ned.
clause-R96_3 = I 1996 afgør ikonet på terrænets side handlingen, ikke tallet.
clause-R96_4 = I 1996 rulles et terræn, der først viser 7 eller 8, igen ved opstillingen.
clause-R96_5 = I 1996 tæller kun magipoint fra ID’er dobbelt i en af farverne på hærens terræn.
clause-R96_6 = I 1996 har hver farve 6 formularer, som koster 2 til 7 point. Den dyreste hidkalder en drage.
clause-R96_7 = I 1996 kaster en hær i reserven kun på sin ejers hære, enheder og døde enheder.
clause-R96_8 = I 1996 må en spiller ikke rette en skadelig formular mod egne enheder. En formular på et helt terræn påvirker alle hære der.

## Erobringen af Esfah

clause-K0 = En spiller vinder straks ved at holde over halvdelen af spillets terræner på samme tid: målet for spillets størrelse. Den eneste spiller med enheder i spil vinder også.
clause-K1 = En styrke har 120, 180, 240, 300 eller 360 hp: halvdelen i spil, halvdelen i sin rekrutteringspulje. Størrelsen bestemmer styrkens 3 til 7 drager, dens dragonkin og medaljoner, spillets 8 til 16 terræner og målet på 5 til 9. Der er 2 til 6 spillere.
clause-K2 = De 3 hære dannes hemmeligt som sædvanlig: ingen med mere end halvdelen af de hp, der er i spil, og hver med mindst 1 enhed. Alle udgivne terninger må være med. Enhederne i en hær skal kunne bære dens genstande: En enhed bærer 2 af sine egne farver eller 1 metalterning alene. Genstande kan også vente i puljen.
clause-K3 = Før der vælges terræner, ruller alle spillere deres horder og tæller manøvrer. De spiller i rækkefølge efter summerne, den højeste først. Spillere, der rullede lige højt, ruller igen mod hinanden.
clause-K4 = Spillets terrænterninger danner en fælles pulje, så vidt muligt alle forskellige. Hver spiller vælger et hjem fra den i spillets rækkefølge, og til sidst vælger den første spiller grænsen. Resten bliver i puljen.
clause-K5 = Hære placeres, og afstande rulles som sædvanlig. Et terræn, der først viser 7 eller 8, rulles igen.
clause-K6 = Reservefasen har 4 dele i denne rækkefølge: send frem, ryk frem, Ildgængernes flyvning, træk tilbage. En Barriere stopper alle disse træk.
clause-KP6_0 = Terræner er forbundet: hvert hjem med grænsen, og et nyt terræn med det, det kom fra. Missiler når det samme terræn og forbundne terræner; et erobret tårn når alle terræner.
clause-KP6_1 = Enheder i reserven må gå til deres spillers hjem, uanset hvem der er der, og til hvert terræn, hvor spilleren havde en hær, da fasen begyndte.
clause-KP6_2 = Enheder må rykke frem langs én forbindelse til det næste terræn, også til et med fjendtlige hære. En enhed går fremad én gang i en fase: Den sendes frem, rykker frem eller flyver.
clause-KP6_3 = Ildgængere ved et luftterræn må flyve til ethvert terræn, som reserver må sendes til.
clause-KP6_4 = Enheder må trække tilbage til reserven, undtagen dem der er rykket frem eller har fløjet i denne fase.
clause-K8 = I begyndelsen af sin tur må den, der holder et erobret terræn, udvide fra det på en af to måder. Det nye terræn kommer fra puljen, og 7 og 8 rulles igen.
clause-KP8_1 = Hver spiller må udvide fra hvert sted én gang i et spil, i fasen for byer og templer, så længe puljen har terninger.
clause-KP8_2 = Bane nye veje: Nogle enheder forlader den erobrende hær, mindst 1 bliver. De er den første hær ved det nye terræn, en tilfældig terning fra puljen. Den hær marcherer ikke i denne tur.
clause-KP8_3 = Udvide til nyt terræn: Ingen enheder flytter. Spilleren vælger terningen fra puljen; det nye terræn er tomt, og enheder må rykke frem til det fra og med denne tur.
clause-KP8_4 = Det erobrede terræn bliver på 8 og tæller med til målet. Nye terræner er ikke nogen spillers hjem.

## Battle Dice

clause-BD1_1 = Battle Dice er for to spillere; terningerne er enhederne. En spiller vinder, når den anden side flygter eller ikke har flere enheder.
clause-BD1_2 = Antallet af sider giver klassen: 4 general, 6 infanterist, 8 bueskytte, 10 rytter, 12 magiker, 20 monster.
clause-BD1_3 = Begge sider har lige mange terninger, ofte 20, i enhver blanding. Alle en sides monstre er af én type: drager, kæmper, krigere eller ærkemagikere.
clause-BD1_4 = Ejeren vælger, hvilke enheder der dræbes. En virkning, der kun dræber én klasse, begrænser valget til den klasse. Den gør intet, hvis ejeren ikke har nogen af den.
clause-BD1_5 = Alle virkninger i en fase sker for begge sider på én gang. En dræbt enhed handler stadig i den fase, men ikke i senere faser.
clause-BD1_6 = En tur har otte faser: slag, monstre, generaler, magi, manøvre, missiler, nærkamp, moral.
clause-BD1_7 = I slagfasen ruller begge spillere alle deres terninger én gang. De næste faser bruger dette slag.
clause-BD1_8 = Et monster, der viser 1 eller 2, forlader kampen og er dræbt. Et monster, der viser 13 til 16, dræber et fjendtligt monster. Et monster, der viser 17 til 20, giver et monsterpoint: ét slag på tabellen for dets type.
clause-BD1_9 = En general med 3 eller mere, en magiker med 10 eller mere og en rytter med 9 eller mere ruller én gang på taktik-, formular- eller manøvretabellen. En bueskytte med 8 eller mere og en infanterist med 6 eller mere dræber 1 fjendtlig enhed. Tabeller har 6 resultater; et ændret resultat bliver inden for dem.
clause-BD1_10 = En ternings tal med dens tillæg må være højere end dens antal sider. Det er aldrig under 1.
clause-BD1_11 = Begge sider udfører hvert trin i en fase sammen: slag på tabeller og kugler, antallet af tab, afværgede tab, valget af tabte enheder og til sidst enheder, der vender tilbage eller er nye. En terning, der slås om, beholder sine tillæg.
clause-BD8_1 = En spiller, der har mistet en enhed i denne tur og har færre enheder end ved turens start, ruller alle de resterende. Hæren flygter, hvis mindst halvdelen, rundet op, viser 2 eller 3, efter at samlinger er trukket fra.
clause-BD8_2 = En spiller, hvis hær flygter, taber. Hvis begge hære flygter, eller ingen har en enhed tilbage, er spillet uafgjort.
clause-BD8_3 = Artefakter er ikke enheder. De ruller ikke i moraltesten.
clause-BD8_4 = Terninger på togt er ikke med i deres hærs moraltest.
clause-BQ1 = Før en turs slag må en spiller sende et følge på togt: infanterister, bueskytter og magikere, med eller uden artefakter. Generaler, ryttere og monstre bliver hos hæren.
clause-BQ2 = Hæren kæmper mod modstanderens hær som normalt. Følgets og hærens tab er adskilt. Hvis hæren udslettes i en tur, hvor dens følge er væk, taber dens ejer spillet.
clause-BQ3 = Modstanderen er spilleder og vælger vogtere fra æsken, ikke fra sin egen hær. Der er lige så mange infanterister, bueskytter, magikere og monstre, som følget har enheder; et monster tæller 2.
clause-BQ4 = Følge og vogtere kæmper efter hovedkampens regler, også med taktik og manøvre. En Hidkaldelse må føje enhver klasse til følget.
clause-BQ5 = Togtet slutter, når følget eller vogterne er udslettet eller flygter. Det kæmpes færdigt i turen, efter hærenes kamp. Dets moraltest sammenligner med terningerne ved togtets start.
clause-BQ6 = Hvis følget har en enhed tilbage, kommer alle dets terninger hjem, også de hidkaldte, uanset om det vandt. Hvis kun artefakter er tilbage, går de tabt. Vogternes terninger slutter sig ikke til en hær.
clause-BQ7 = En spiller, der vinder et togt, ruller en tyvesidet terning på artefakttabellen og får det artefakt. Hver spiller må have ét togt ad gangen, begge i samme tur.
clause-BQ8 = Mindst 1 enhed går med følget, og mindst 1 enhed bliver hos hæren.
clause-BQ9 = Hvis hærenes kamp slutter spillet, kæmpes intet togt. Hvis begge hære udslettes i den tur, er spillet uafgjort.
clause-BQ10 = Alle vogternes monstre er af én type, som spillederen vælger. En enhed, der hidkaldes eller hyres på et togt, slutter sig til den side, der gjorde det.
clause-BQ11 = Hvis følge og vogtere slutter på én gang, vinder ingen spiller et artefakt. Følget kommer stadig hjem, hvis det har en enhed tilbage.
clause-BQ12 = Begrænsningen på klasser gælder kun, når et følge tager af sted. En enhed, der slutter sig til følget undervejs, bliver til togtets slutning og må så slutte sig til hæren.
clause-BA1 = Et artefakt er en firesidet terning, der rulles med den hær eller det følge, der har det. Hvis styrken mangler den klasse, det kræver, gør artefaktet intet og rulles ikke.
clause-BA2 = En enhed kan ikke bruge to sværd, to skjolde eller to tryllestave, og artefakters tillæg lægges ikke sammen. To sværd kan bruges af to infanterister. Bannere lægges sammen, ét for hver general.
clause-BA3 = En spiller, der bruger et skjold, vælger dets fjendtlige enhed før monsterfasen. Tillæg og fradrag gælder i denne tur.
clause-BA4 = Ejeren vælger den enhed, et artefakt dræber. En enhed, hvis tab fortrydes, vender tilbage, men handler ikke i denne tur.
clause-BA5 = Artefakter kan ikke vælges som tab.
clause-BA6 = Hyrede terninger slutter sig til med det samme og ruller fra næste tur. Hyrede monstre er af hærens egen type. En skat eller en skriftrulle må gemmes; den er brugt op, når den rulles.
clause-BA7 = Artefakter tæller ikke med i det lige antal terninger ved starten. De kommer kun fra togter.
clause-BA8 = Artefakter, der kræver en general eller en rytter, gør intet i et følge uden en, før en slutter sig til.
clause-BA9 = Hvert artefakt har en tabel for sine fire tal med den trykte tabels navne og virkninger.
clause-BA10 = Teksten ved et artefakt på den tyvesidede ternings tabel er en kort form af artefaktets egen tabel. Artefaktets egen tabel gælder.
clause-BA11 = Skat og skriftrulle virker i slagfasen. Begge spillere fordeler sværd, skjolde, buer, stav, vinger og krone før monsterfasen. En kugle virker lige efter et slag på dens tabel, Dødens tryllestav i magifasen, bannere i moraltesten. De andre tryllestave virker i slutningen af enhver fase til og med nærkamp, for en enhed i deres styrke.
clause-BA12 = Hver enhed af klassen bruger højst ét artefakt af en slags; et sværd og et skjold er to slags. Højst én kugle flytter et resultat, og højst ét skjold bruges mod en fjendtlig terning.
clause-BA13 = En spiller må lade et artefakt ligge urullet. Tillæg ændrer en ternings tal i turens slag, aldrig i dens moralslag.
clause-BT1 = Eksempel: monstre viser 2, 14 og 18. Ét forlader kampen, modstanderen mister et monster, og der er ét slag på en tabel.
clause-BT2 = Eksempel: begge sider har ét monster, og begge monstre viser 13. Begge dræbes.
clause-BT3 = Eksempel: en infanterist viser 5 og har et Sværd +1. Det tæller som 6, en træffer; med to sådanne sværd stadig 6.
clause-BT4 = Eksempel: en bueskytte viser 7, og et Skjold +1 bruges mod den. Det tæller som 6, ikke en træffer.
clause-BT5 = Eksempel: fire terninger viser 2, 3, 5 og 1 i en moraltest. To tæller, så hæren flygter; med Samling tæller én, og den holder stand.
clause-BT6 = Eksempel: mod et følge på fire enheder er vogterne to monstre, eller ét monster og to infanterister, eller fire magikere.
clause-BT7 = Eksempel: 5 på formulartabellen med Ærkemagikernes kugle bliver 6, en Hidkaldelse.
clause-BT8 = Eksempel: et følge flygter med én bueskytte og to artefakter tilbage. Alle tre kommer hjem; to artefakter alene ville gå tabt.
clause-BT9 = Eksempel: fire ud af seks terninger tæller. To generaler med to bannere, Samling og Begejstring, efterlader én: hæren holder stand. Én general bruger ét banner, det efterlader to: den holder stand. Uden et banner flygter den.
clause-BT10 = Eksempel: to infanterister og to Sværd +1: hver infanterist kan få +1, men ikke +2.
clause-BT11 = Eksempel: to Skjold +1 og én fjendtlig bueskytte, der viser 8: den tæller som 7 og rammer stadig.

clause-K7_1 = Efter den sidste spillers 5. tur, og derefter efter hver 5. tur, rekrutterer alle spillere på én gang: kun fra deres egen rekrutteringspulje, aldrig fra døde eller begravede enheder.
clause-K7_2 = Hver hær i spil rekrutterer, også en hær i reserven. Rekrutter slutter sig til den hær, der rekrutterede dem, før den første spillers næste tur.
clause-K7_3 = En race i en hær har 1 point for hver 4 hp af sine enheder, rundet op. Drager, dragonkin og genstande giver ingen.
clause-K7_4 = 1 point betaler for 1 hp enheder af samme race, uanset hvor sjældne de er.
clause-K7_5 = Point betaler for enheder af andre racer og for genstande til halv værdi, rundet op. Point fra flere racer må først lægges sammen. Enheder af de racer, der betaler for genstande, skal kunne bære dem.
clause-K7_6 = En races afrundede point fordobles ved et terræn, der er dens hjemlige. I reserven er der intet hjemligt terræn.
clause-K7_7 = Der må rekrutteres mindre. Point, der ikke bruges, går tabt.
clause-K7_8 = Rekrutter er enheder som alle andre, så snart de har sluttet sig til deres hær.
clause-KP7_1 = Bonus: 1 point til en hær, der holder sit erobrede terræn. Det betaler for enheder af hærens racer og hverken fordobles eller halveres.
clause-KP7_2 = Bonus: 1 point mere, hvis terrænet er en by.
clause-KP7_3 = Bonus, kun med en valgmulighed: 1 point til en hær ved en anden spillers hjem.
clause-KP7_4 = Bonus: 1 point til en hærs udøde for hver fulde 10 hp af alle spilleres døde enheder, højst så mange som deres egne point. Det betaler kun for udøde.

## Formularerne i Erobringen af Esfah

clause-K11 = Felttoget har 20 formularer ud over dem fra 1996; dets Hidkald drage erstatter den almindelige. Amazonernes formularer betales med point fra amazoner. Point fra racer med egne formularer bruges sidst på andre formularer.
clause-K11_1 = Hidkald drage koster 12 point i én farve. En af spillerens egne drager i farven slutter sig til den hær, der kaster, fra spillerens hidkaldelsespulje. Den påvirker ingen anden drage. En hær i reserven kan ikke kaste den.
clause-K11_2 = Barriere koster 5 guldpoint fra amazoner. Indtil kasterens næste tur begynder, forlader ingen enhed en hær ved et terræn, og ingen slutter sig til den, medmindre den dræbes. Åben grav virker som ellers.
clause-K11_3 = Jordskælv koster 15 guldpoint. Alle terninger i en hær ved et terræn ruller. En manøvre flygter til reserven. Et ID er bedøvet, til dets ejers næste tur begynder, og ruller igen; et ID igen dør. Alle andre bliver.
clause-K11_4 = Fremman titan koster 25 guldpoint. Kasteren ruller terningen for et terræn af jord to gange og ganger; 1 og 8 tæller 5. Skaden deles ligeligt mellem hærene der, brøker falder bort, og hver redder sig med de ikoner, der selv giver skjolde. Så viser terningen 1 mindre end før, men 8 bliver, hvis dets hær viser 8 manøvrer i dette slag.
clause-K11_5 = Svæv koster 6 blå point fra amazoner. Indtil kasterens næste tur begynder, er manøvreikonerne i en hær ved et terræn flyveikoner.
clause-K11_6 = Kædelyn koster 15 blå point. En enhed ruller alene mod 5 skade. Dør den, vælger dens ejer en anden enhed i hæren mod 4, så 3, 2 og 1. Hvert kast afgøres for sig.
clause-K11_7 = Skab tomrum koster 25 blå point. Hver hær ved et terræn vælger 10 hp af sine enheder, som ruller. De med et ID dør. De andres skjolde mindsker 10 skade på hæren.
clause-K11_8 = Feild koster 2 røde point fra amazoner. Indtil kasterens næste tur begynder, har en hær 2 skjolde færre mod missiler for hvert kast.
clause-K11_9 = Vredens ild koster 15 røde point. En hær tager 1 skade for hver af sine enheder og ruller skjolde; hver rød enhed har 1 skjold ud over sit slag.
clause-K11_10 = Udtør land koster 25 røde point. Terningen for et terræn af vand byttes med en slette fra puljen, med den samme ottende side, hvis der er en. Hver hær der må rulle manøvrer, også kasterens; 12 manøvreikoner fra én hær stopper den. Kasteren ruller den nye terning igen ved en 8’er og halverer ethvert andet tal, rundet op.
clause-K11_11 = Bortskylning koster 4 grønne point fra amazoner, og målet er et lille terræn i spil. Dets ejer ruller det. Med et ID eller en katastrofe bliver det hos hæren og rulles igen for den side, der gælder. Ellers går det.
clause-K11_12 = Monsun koster 15 grønne point. Enhederne på 1 og 2 hp i en hær ved et terræn ruller. Et ID ruller igen, og et ID igen dør. En enhed uden en manøvre går til reserven.
clause-K11_13 = Oversvømmelse koster 25 grønne point. Den er Udtør land for en slette, som bliver til en kyst eller en sump, som kasteren vælger.
clause-K11_14 = Kanalisér døde koster 3 sorte point i en hær med magi fra amazoner. Indtil kasterens næste tur slutter, må ejeren af en hær lade en død enhed på højst 3 hp rulle med i hver handling, én for hvert kast. Den kan ikke dræbes. Efter handlingen ruller den: med et ID begraves den.
clause-K11_15 = Dødens vinger koster 15 sorte point. Alle spillere ruller deres døde enheder; de med et ID begraves.
clause-K11_16 = Ragnarok koster 20 sorte point. Kasterens døde enheder stormer mod en modstanders døde enheder. Enheder, der dræbes på en af siderne, begraves.
clause-K11_17 = Underverdenens porte koster 25 sorte point. Indtil et terræns terning vendes, har ingen hær der en Åben grav, og hver enhed, der dræbes der, ruller: uden et ID eller et særligt ikon begraves den. Den kastes ikke på en ottende side.
clause-K11_18 = Hidkald monster koster 5 point i hver farve af et af kasterens døde monstre, som vender tilbage til den hær, der kaster. Et amazonmonster koster to farver undtagen sort, et udødt én sort og en anden farve.
clause-K11_19 = Forstem koster 20 point fra amazoner i enhver farve. Indtil et terræns terning vendes, fordobles ingen magi der. En spiller har ét sådant terræn ad gangen.
clause-K11_20 = Til døden koster 50 point i enhver farve, som den eneste formular i en magihandling i den første march. En modstanders hær ved et terræn på nærkamp eller 8, hvor kasteren også har en hær, angriber den; så går de i træfning på skift, til den ene er væk. Ingen slår tilbage eller flygter. Den tager den anden march.
clause-K11_21 = Formularer fra 1996: Hidkald dragonkin for 2 point henter 1 hp af spillerens egne dragonkin i farven fra puljen. De vilde har Skjul, Vildskab og Tilbageslag for 2, 3 og 4 guldpoint.

clause-K9 = Drager er medlemmer af hære. De angriber ikke af sig selv, og en tur har ingen fase med dragers angreb.
clause-KP9_1 = En drage lægger 5 skjolde til sin hærs skjoldslag, ingen hvis den viser bug. Dens ejer må vælge den som tab for 5 skade. Den vender tilbage til ejerens hidkaldelsespulje.
clause-KP9_2 = En drage ruller med sin hær. Nærkamp: kløer 5, gab 10, hale 3 og et slag mere. Manøvre: vinge 5. Stormløb: kløer, gab, hale og vinge er træffere. Gab er også et ID: 5 missiler, magi i dens farve, manøvrer eller skjolde. Ånde rammer den anden hær efter handlingen, efter dragens farve.
clause-KP9_3 = Skat i et angreb: 1 enhed i dens egen hær må forfremmes efter handlingen.
clause-KP9_4 = En drage flytter ikke med sin hær. Viser den en vinge i et angreb, må ejeren efter handlingen sende den tilbage til puljen. Drager og dragonkin uden en enhed vender tilbage til puljen.
clause-KP9_5 = Drager og dragonkin giver ingen rekrutteringspoint, tæller ikke som enheder i spil og er aldrig blandt de døde. Kun formularer og dragonkin-mesteren bringer dem ind i en hær.
clause-KP9_6 = En hær i reserven hidkalder ikke drager.
clause-K10 = Genstande ruller med en hær, hvis enheder kan bære dem: En enhed bærer 2 genstande af sine elementer eller 1 terning af metal alene. Når enheder er flyttet i reservefasen eller har banet en ny vej, kan genstande, der var hos dem, følge efter, hvis de kan bære dem. Genstande, som en hær ikke længere kan bære, følger med enheder, der forlader den, eller begraves efter spillerens valg.
clause-KP10_1 = Dragedræber og dragejæger: I et angreb i nærkamp, skjoldslaget mod det eller et stormløb dræber deres logo en drage i den anden hær før skaden, en dragejæger kun en af sit element. Den vender tilbage til ejerens pulje.
clause-KP10_2 = Drageherre og dragemester: En drage i den anden hær ruller ikke i den handling, med en dragemester kun en af dens element.
clause-KP10_3 = Dragekorsridder og dragezelot: En drage i den anden hær ruller for logoets hær i den handling, med en dragezelot kun en af dens element.
clause-KP10_4 = Dragonkins champion: I et angreb i nærkamp eller et stormløb kalder dens logo en drage af dens element fra spillerens egen pulje ind i hæren, én i en handling.
clause-KP10_5 = Medaljoner: Bronzes logo er et trylletrik i enhver farve, sølvs bringer en begravet genstand eller dragonkin på 1 hp fra puljen til hæren, guldets henter døde enheder på op til 4 hp tilbage. Genstandes særlige ikoner giver deres resultater, fordobler en enheds, giver magi enhver farve, kalder en drage, flytter hæren eller lader den vokse.
clause-KP10_6 = Kongeterningen: En hersker er et ID på 4 i en hær med den race, logoet i enhver hær. Den tæller som en genstand på 4 point.
clause-KP10_7 = Ethvert andet logo er et ID på enhedens hp, eller 4 på en genstand.
clause-KP10_8 = Dragonkin ruller ikke for missiler eller magi og bliver ved deres terræn. De lægger hver deres hp til skjoldslag, ingen med bug. Ånde dræber så meget hp i den anden hær, som den viser, efter handlingen.
clause-KP11_1 = Hvis spillerne vil have små terræner, har hver spiller ét mere, end der er terræner ved begyndelsen. De venter i hidkaldelsespuljen.
clause-KP11_2 = På sin march kan en hær ved et terræn tage et lille terræn med fra puljen i stedet for en manøvre. Det deler et element med terrænet; et dødeland kan være overalt. En hær har ét, og intet, hvis den holder terrænet. Det rulles straks, og siden gælder, til det rulles igen.
clause-KP11_3 = Når hæren marcherer igen, beholder den siden eller sender det lille terræn bort, begge dele i stedet for en manøvre, eller ruller det igen og må manøvrere. Et lille terræn med en katastrofe går, når denne march begynder, og hæren kan tage et andet med.
clause-KP11_4 = Et ID drejes til en af terningens handlinger. Hæren må udføre den handling eller terrænets. Dobbelte manøvrer og dobbelte skjolde fordobler ID’erne i de rul. Katastroferne halverer et resultat: oversvømmelse manøvrer, omgåelse skjolde, oprør nærkamp, støvstorm missiler.
clause-KP11_5 = Et lille terræn går, når dets hær er væk eller erobrer terrænet. Det ligger blandt spillerens døde, til spillerens næste tur begynder; så er det i puljen igen.

clause-RK1_1 = En tabel sætter grænserne for en styrke efter antallet af spillere: mindst så mange enhedsterninger, højst så mange hp, de hp, der sættes ud fra start, højst så mange drager, antallet af terrænterninger. Drager tæller hverken som enheder eller hp.
clause-RK1_2 = Alle spilleres terrænterninger lægges i en pose. Én trækkes for hvert kontinent, resten går tilbage. Hver trukket terning rulles; 7 og 8 rulles igen.
clause-RK1_3 = Efter tur tager hver spiller et frit territorium, til alle er taget, eller kortene deles ud. Så sætter hver spiller én enhed på hvert eget territorium. Så sætter de efter tur 2 hp eller 1 enhed ud, til ingen har flere hp at sætte ud. Hp, som ingen enhed passer til, går tabt.
clause-RK1_4 = Hver spiller ruller én terning, en af sine egne terrænterninger. De spiller i tallenes rækkefølge, højeste først. Står to lige, ruller de igen.
clause-RK1_5 = To spillere spiller uden en neutral hær.
clause-RK1_6 = Tabellen har et antal små terræner, som en spiller må medbringe. De er ikke med her, og det er dragonkin heller ikke.
clause-RK1_7 = Terningerne på et territorium er samlet, som på dets kort fra et ekstra sæt kort: brættet viser kun, hvem der har det.
clause-RK2 = En spiller har disse puljer: rekrutteringspuljen (enheder, der ikke er sat ud), reserven (enheder, der har forladt kortet), de døde og de begravede. Drager venter blandt de døde.
clause-RK3 = En tur: forstærkninger, erobrede kontinenters og racers evner, drageangreb, første march, anden march, frit træk, ildgængere, reserver ind, reserver ud, et kort. Formularer til næste tur slutter før den.
clause-RK4_1 = En spiller rekrutterer hp for en tredjedel af sine territorier, mindst 3, og bonussen for hvert helt kontinent. Et helt kontinent, hvis terning viser den ottende side, giver 3 mere, kun i det kontinent. Alt tælles, før noget sættes ud. Hp i overskud går tabt.
clause-RK4_2 = En spiller må tage to marcher i en tur. En march er en manøvre og en handling, begge efter eget valg.
clause-RK4_2a = Kun én march i hvert kontinent eller i reserven.
clause-RK4_2b = Alle spillerens enheder i kontinentet manøvrerer; hver modstander der må prøve at stoppe dem med alle sine. Handlingen er den, som kontinentets terning viser.
clause-RK4_2c = Alle en spillers enheder i et kontinent må angribe et hvilket som helst territorium i det sammen.
clause-RK4_2d = Et territorium i et andet kontinent angribes kun fra territorier, der grænser op til det. Terningen i angribernes kontinent afgør handlingen.
clause-RK4_2e = Et angreb i nærkamp må fortsætte, så længe hver udveksling dræber en fjendtlig enhed. Et angreb med missiler fortsætter kun, når det har tømt et territorium. Magi kastes én gang.
clause-RK4_2f = Intet territorium tømmes ved at flytte, trække sig tilbage eller angribe. Fra hvert territorium må alle terninger på nær én angribe. Den, der bliver, hverken ruller eller dør.
clause-RK4_2g = Når et fjendtligt territorium er tomt, skal mindst én angribende enhed rykke ind, fra et hvilket som helst territorium, der beholder en enhed.
clause-RK4_2h = Enheder, der er rykket ind, og kun de, må angribe videre derfra, hvis det kontinents terning viser marchens handling, eller 8.
clause-RK4_2i = Magi fra en hær på kortet når enhver hær på kortet eller i reserven. Magi fra en reserve når kun kasterens egne hære.
clause-RK4_2j = Døde enheder kommer til deres spillers døde.
clause-RK4_3 = Kun enhederne på det angrebne territorium redder sig, slår tilbage og dør. Angriberne vælger deres tab blandt alle terninger, der angriber.
clause-RK4_4 = Enheder i reserven må slutte sig til hæren på ethvert eget territorium. Derefter må enheder gå i reserve; én bliver på hvert territorium. Enheder, der kom ind, går ikke ud i samme tur. En spiller uden et territorium er ude.
clause-RK4_5 = En spiller, der tog et territorium fra en anden, må tage et kort, når turen slutter. Tre ens, ét af hver, eller to med en joker er et sæt. Sæt giver 4, 6, 8, 10, 12, 15 hp, så 5 mere hver gang. Et kort med et eget territorium giver 2 mere der. Med 5 kort skal et sæt byttes.
clause-RK4_6 = Drager på et territorium angriber kun hære der, når dets spillers tur begynder. Enheder, der angriber det i nærkamp eller stormløb, må først udholde dragerne, én gang i en tur.
clause-RK4_7 = I det frie træk flytter enheder fra ét territorium til en nabo, som er deres egen eller tom. Derfra må nogle af dem flytte videre til endnu et.
clause-RK4_8 = Et territorium uden enheder, eller kun med en drage, tilhører ingen. En spiller må gå ind i det i det frie træk eller som mål for en march i nærkamp.
clause-RK4_9 = Missiler fra et erobret tårn når ethvert territorium, der grænser op til kontinentet.
clause-RK4_10 = En terning drejes kun til 8 af den spiller, der har hele kontinentet. Når det ender, drejes den straks tilbage til 7.
clause-RK4_11 = Et erobret kontinent giver sin holder den ottende sides fordele, for enhederne i det. En by rekrutterer eller forfremmer hvor som helst i det. Ingen flygter.
clause-RK4_12 = Den eneste spiller med et territorium vinder. Det gør også en spiller, der har 24 territorier, når turen begynder, eller 30 af to spillere; andre kort har deres egne tal. Hvis intet ændrer sig i 3 runder, vinder spilleren med flest territorier.
clause-RK4_13 = Ildgængere i et kontinent med luft må flytte til et eget territorium i et andet kontinent. Én enhed bliver.
