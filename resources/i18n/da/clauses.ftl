# Reglerne én for én, som de spilles: sætninger til dem, som data har på engelsk.

## Brikker og opstilling

clause-C0_1 = En enhed er en sekssidet terning på 1, 2 eller 3 hp (jo større, des sjældnere) eller et tisidet monster på 4 hp.
clause-C0_2 = Enhedernes sider viser magi, missil, nærkamp, skjold, manøvre, ID eller et særligt ikon; hvert ikon er ét resultat, et monsters enlige ikon er fire.
clause-C0_3 = En ID-side giver resultater af det, der slås for, lige så mange som enheden har hp.
clause-C0_4 = Fem elementer med hver sin farve: jord er guld, luft blå, ild rød, vand grøn, død sort.
clause-C0_5 = Racerne i startsættene: koralelvere blå og grøn, dværge guld og rød, gobliner guld og sort, lavaelvere rød og sort; racerne i udvidelserne har deres egne farver, amazoner ingen.
clause-C0_6 = Hver startrace har fem slags tropper: tunge, lette, ryttere, skytter og magikere.
clause-C0_7 = En terrænterning har to farver og siderne 1 til 8; den ottende side er by, tempel, tårn eller bautasten, så der er seksten terninger. Tallet er afstanden, og 1 er længst væk.
clause-C0_8 = En drage er en tolvsidet terning af én farve med 5 hp og 5 faste skjolde, en drage eller en orm; den er ikke en enhed og aldrig en del af en hær. Drager af to farver, af elfenben og hvide drager er kun med, når alle racer er det.
clause-C0_9 = Et monster hører til én race og regnes for den, også i hære af én race og ved racens evner.
clause-SU1 = To til fire spillere aftaler styrkernes størrelse i hp; hver har én drage med, og én til for hver fulde 25 hp. Dragerne kan have enhver farve og regnes ikke med i styrken.
clause-SU2 = Hver spiller deler i hemmelighed sine enheder i en hjemmehær og en felthær, hver af én race (gerne den samme), og en horde af hvad som helst; hver hær har mindst én enhed.
clause-SU3 = Dragerne begynder blandt deres ejers døde; der er ingen fælles bunke.
clause-SU4 = Hver spiller har et hjemmeterræn med og byder på grænsen; alle seksten terrænterninger kan bruges, også den samme to gange.
clause-SU5 = Alt vises, og hver horde slår for manøvre, ved lige slag igen; den højeste begynder, de andre følger med uret efter deres resultat. Den, der begynder, vælger grænsen blandt buddene, de øvrige bud går ud.
clause-SU6 = I turrækkefølge stiller hver sin hjemmehær hjemme, sin horde ved en anden spillers hjem og sin felthær hvor som helst; højst tre hære deler et terræn, pladser til kommende hjemmehære holdes fri, og grænsen viger, hvor intet lovligt terræn er tilbage.
clause-SU7 = Hver spiller slår sit hjemmeterræn, og den, der begynder, slår grænsen for den første afstand; en 8’er slås om.
clause-SU8 = Den, der begynder, har den første tur, og spillet går rundt med uret.
clause-SU9 = En styrke rummer nøjagtigt de aftalte hp i enheder, uden grænse for ens terninger.
clause-SU10 = Valgene af terræn er hemmelige og vises sammen med hærene.

## Sejr og tur

clause-C2_1 = En spiller, der holder to erobrede terræner, har vundet i samme øjeblik.
clause-C2_2 = En spiller har vundet, når ingen modstander har en enhed tilbage i en hær eller i reserven; døde, begravede og drager tæller ikke.
clause-C2_3 = En spiller uden enheder i spil er ude: hans ture springes over, og hans formularer ophører. Forsvinder alle spilleres sidste enheder på én gang, er spillet uafgjort.
clause-C2_4 = En spiller, der går ud i sin egen tur, afslutter den dér.
clause-TU1 = Første fase: de af den aktive spillers virkninger, der varer, til hans tur begynder, ophører.
clause-TU2 = Anden fase: drager angriber den aktive spillers hære.
clause-TU3 = Tredje fase: den aktive spiller bruger sine erobrede byer og templer.
clause-TU4 = Fjerde fase: den første march.
clause-TU5 = Femte fase: den anden march, med en anden hær.
clause-TU6 = Sjette fase: reserverne rykker frem, og enheder falder tilbage.
clause-C3_1 = Når en tur begynder, ophører kun de virkninger, som dens egen spiller har kastet til at vare så længe; de andres bliver.
clause-C3_2 = Dragerne slår til, straks virkningerne er ophørt, før den aktive spiller gør noget.
clause-C3_3 = Byers og templers evner følger efter dragerne: én gang for hvert erobret terræn, i den orden, den aktive spiller vælger.
clause-C3_4 = En tur har op til to marcher med to forskellige hære; en march er en manøvre og derefter en handling, og begge kan udelades. En hær i reserven må marchere, men kun til en magihandling.
clause-C3_5 = Reservefasen har to dele: først forstærkning, så tilbagetrækning.
clause-C3_6 = Efter reservefasen ophører alle virkninger, der varer, til denne tur slutter.
clause-C3_7 = Alle en spillers enheder på ét sted er én hær, hvordan de end kom dertil; et sted marcherer én gang pr. tur, men enheder, der er flyttet til en anden hær, må marchere igen med den.

## Manøvre, handling og slag

clause-C4_1 = En hær ved et terræn melder manøvre uden at nævne en retning; hver anden spiller med en hær der afgør selv, om han står imod.
clause-C4_2 = En manøvre, som ingen står imod, lykkes uden slag.
clause-C4_3 = Står nogen imod, slår den handlende hær og hver hær, der står imod, én gang for manøvre; den handlende hær skal nå op på eller over hver af de andre for sig.
clause-C4_4 = Lykkes det, må spilleren vende terrænet ét trin op eller ned eller lade det være; 1 går kun op og 8 kun ned.
clause-C4_5 = En mislykket manøvre lader terrænet være, som det var, og hæren har stadig sin handling.
clause-C4_6 = Modstanderne spørges med uret fra den aktive spiller, og så slår alle hære, der er med, samtidig.
clause-C5_1 = Siden afgør handlingen: 1 er magi, 2 til 4 missiler, 5 til 7 nærkamp på hvert terræn; med de trykte sider afgør terrænets egne ikoner.
clause-C5_2 = På side 8 vælger den hær, der holder terrænet, nærkamp, missiler eller magi; enhver anden hær der må kun vælge nærkamp.
clause-C5_3 = Man kan afstå fra en handling, men ikke bytte den for en anden.
clause-C6_1 = Slag er: manøvre, nærkamp, missiler, magi, skjolde, stormløb som angriber, stormløb som mål, mod en drage, og én enhed alene uden sin hærs fordele.
clause-C6_2 = En enhed, der ruller alene, overlever på et skjold, et ID, modhug, flyv eller en manøvre, som dens race tæller som skjold; hærens formularer og fordoblinger når den ikke, men det gør frost. I et slag mod at blive begravet har en død enhed hverken sin races evne eller frost.
clause-C6_3 = En angrebet hær slår sine skjolde, selv når ingen har ramt, for flugten aflæses af det slag.
clause-C7_1 = Missiler når en anden spillers hær ved samme terræn, fra et hjemmeterræn også grænsen, fra grænsen også ethvert hjemmeterræn; aldrig fra hjem til hjem, og aldrig en reserve.
clause-C7_2 = Den hær, der holder et tårn, må skyde på hære ved ethvert terræn, ikke på reserver.
clause-C7_3 = Hvert missil er ét point skade, og hvert skjold tager ét væk; de døde går ud, og ingen skyder tilbage.
clause-C7_4 = Missiler kan kun slå en hær på flugt fra det terræn, hvor den står.
clause-C7_5 = Målene for pletskud nævnes efter missilslaget og slår først, hver for sig; de dræbte er væk før hærens skjoldslag, hvor de andre slår igen.
clause-C8_1 = I en nærkampshandling meldes en træfning eller et stormløb og én hær ved samme terræn som mål.
clause-C8_2 = Træfning: nærkamp mod skjolde, de døde går ud, målet kan flygte; et mål, der lever og står, må slå tilbage på samme måde.
clause-C8_3 = Stormløb: begge slår på én gang. Den stormende rammer med nærkamp og manøvrer, målet deler sine ID’er mellem skjolde og nærkamp og rammer igen; kun formularer værner den stormende. Alle døde går ud sammen, og så kan begge flygte.
clause-C8_4 = Den stormendes manøvrer tæller efter fradrag og fordobling, men uden det, formularer lægger til; formularer for nærkamp ændrer kun hans nærkamp.
clause-C8_5 = Skaden er træfferne ud over skjoldene, plus banehug. Hvad modhug kaster tilbage, minus formularers skjolde, dræber sammen med målets døde, slår ingen på flugt og lader målet slå tilbage.

## Flugt, tab og den ottende side

clause-C9_1 = En hær, der angribes fra sit eget terræn, flygter, hvis flere af dens terninger viser ID i skjoldslaget, end der ligger skjolde på de andre, alt talt råt.
clause-C9_2 = Ingen flygter på side 1, fra missiler fra et andet terræn, fra formularer eller fra drager.
clause-C9_3 = En hær, der flygter i en træfning, slår ikke tilbage.
clause-C9_4 = Den, der slog en hær på flugt, må forfølge: terrænet vendes ét ned, og hans hær tager en handling efter den nye side, og så fremdeles, så længe nogen flygter. En spiller, der slog den handlende hær på flugt ved at slå tilbage, må også.
clause-C9_5 = Flygter begge sider i et stormløb, vendes terrænet ét ned, og kampen er slut; flygter den ene, må den anden forfølge. Om den stormende flygter, aflæses af stormløbets slag.
clause-C9_6 = En udslettet hær flygter ikke; en forfølgelse på side 8 vender terrænet til 7 og ophæver erobringen.
clause-C9_7 = Den forfølgende handling hører til samme march og har ingen manøvre; nærkamp og missiler skal rettes mod den flygtende hær, magi er fri, og man kan afstå, når terrænet er vendt.
clause-C10_1 = Ejeren vælger de faldne: de enheder, der tilsammen har flest hp, som skaden dækker; resten af skaden går tabt, og ingen bliver såret.
clause-C10_2 = Dræbte enheder går til deres ejers døde, begravede forlader spillet.
clause-C10_3 = Forfremmelse bytter en enhed med en død af dens race med nøjagtigt ét hp mere; enheder på 3 hp stiger ikke højere.
clause-C10_4 = Når så mange som muligt forfremmes, sker det på én gang, så de enheder, der byttes væk, ikke kan bruges nu. En hær, der dræber en drage, forfremmes sådan.
clause-C10_5 = En by rekrutterer en enhed på 1 hp af enhver race fra sin ejers døde til hæren.
clause-C10_6 = Drager blandt de døde kan ikke begraves, rekrutteres, genoplives eller bruges til forfremmelse.
clause-C10_7 = Ingen skal forfremme eller rekruttere; ejeren må tage færre eller ingen.
clause-C11_1 = En hær erobrer et terræn ved at vende det til 8 eller ved at rykke ind på en 8’er, hvor ingen hær står.
clause-C11_2 = Herredømmet ophører, når terrænet vendes, eller hæren går eller dør; et tomt terræn bliver på 8, et med andre hære vendes til 7.
clause-C11_3 = Den hær, der holder terrænet, fordobler sine skjolde og manøvrer, også fra ID’er, sammen med racens evne, men aldrig mere end det dobbelte; den vælger sin handling og har stedets evne.
clause-C11_4 = By: i tredje fase rekrutterer hæren en død enhed på 1 hp eller forfremmer en enhed.
clause-C11_5 = Bautasten: enhver del af hærens magi kan få terrænets farver og regnes så for at passe til terrænet.
clause-C11_6 = Tempel: ingen ny sort formular fra en modstander når hæren, og i tredje fase skal en anden spiller begrave en død enhed efter eget valg. Formularer, der virker, bliver, og en drage kan stadig sendes dertil.
clause-C11_7 = Tårn: hæren skyder på ethvert terræn.
clause-C11_8 = Bautasten, tempel og tårn tjener den hær, der holder terrænet, ikke dens spillers andre tropper.

## Reserver, racer og særlige ikoner

clause-C12_1 = Forstærkning: alle enheder kan rykke fra reserven til alle terræner for at slutte sig til en hær der eller danne en ny.
clause-C12_2 = Tilbagetrækning: alle enheder ved alle terræner kan rykke til reserven, også dem, der kom frem i denne tur.
clause-C12_3 = Formularer på en hær ophører, når den ikke er der længere, og følger ikke dens enheder; en formular på én enhed gør.
clause-C12_4 = Enheder i reserven ligger ved deres spiller.
clause-C13_1 = En races terninger bruger kun dens evne ved dens terræn, aldrig i reserven, også mod drager; særlige ikoner berøres ikke. Elvernes manøvrer er skjolde ved kysten eller i højlandet, dværge fordobler dem i højlandet og gobliner i sumpen, amazoner skyder med dem på sletten.
clause-C14_1 = I et stormløb tæller tramp som nærkamp og som manøvre, banehug kan intet skjold standse, og målets modhug både værner og rammer; den stormendes formularer værner kun mod modhug.
clause-C14_2 = Fradrag og halvering går uden om det, særlige ikoner giver.
clause-C14_3 = Trolddomspoint i ét slag kan lægges sammen til alle formularer i terningernes farver, før der tælles sammen og uden at lave terninger om; uden for en magihandling fordobles de ikke.
clause-C14_4 = Monstrenes og de otte senere racers ikoner virker som i de moderne regler, fire på et monsters side; det, der holder en enhed eller ligger på en hær, ophører, når ikonets ejer begynder sin næste tur.
clause-C14_5 = I et stormløb: pletskud intet; trolddom magi; modhug nærkamp, for målet skjolde og træffere; flyv manøvrer, for målet skjolde; flænge nærkamp og et slag til; banehug sikker skade; tramp to gange, for målet én. Af alle andre: det, der tæller som nærkamp eller manøvre, rammer; de virker, når begge har slået.

## Drager

clause-DG-A = Drager angriber, så snart den aktive spillers virkninger fra turens begyndelse er ophørt.
clause-DG-B = En drage slås af sin ejer, hvem der end hidkaldte den.
clause-DG-C = Venter der drager ved flere af hans terræner, vælger den aktive spiller kampenes orden.
clause-DG-D = Drager af forskellig farve ved et terræn kæmper mod hinanden; hver ejer vælger i hemmelighed mål af en anden farve til sine, og alle slår samtidig.
clause-DG-D1 = En drage dør af ti skade også fra drager, eller af fem efter en bug; det, flere gør ved den i ét slag, lægges sammen.
clause-DG-D2 = En drage, som en drage ånder på, mister sine faste skjolde efter denne kamp til slutningen af spillerens næste tur; flere ånder ændrer intet.
clause-DG-E = Så længe to farver er til stede, angriber ingen drage hæren.
clause-DG-F = Kun terræner med en hær fra den aktive spiller oplever et drageangreb; drager af én farve falder sammen over den hær.
clause-DG-G = En ånde på en drage varer til slutningen af den næste tur for den spiller, hvis tur det er, når der åndes.
clause-DG-H = Mellem drager gør klo 5, gab 10 og hale 3 og et slag til; vinge, skat og ånde gør intet, og en vinge går bort efter kampen.
clause-DG-I = Andre spilleres hære ved terrænet angribes ikke i denne tur.
clause-DG-J = En dræbt drage går til sin ejers døde; ingen hær forfremmes for en drage, som drager dræbte.
clause-DG-K = Ingen befaler over en drage: i dens ejers eller hidkalders egen tur angriber den hans hær som enhver anden.
clause-DG-L = En drage bliver ved sit terræn, også et tomt, til den dræbes, flyver bort eller kaldes væk.
clause-DG-M = Mens drager kæmper mod hinanden, hverken slår eller lider en hær der.
clause-DG-N = Dragerne hos en spiller, der er ude, bliver i spil, og loddet vælger deres mål.
clause-DA-A = Dragerne og hæren slår samtidig.
clause-DA-B = Al skade falder på én gang; mod én drage bruger hæren nærkamp eller missiler, som dens spiller vælger, ikke begge dele, eller skåner den, og den kan fordele resultaterne af én slags på flere drager.
clause-DA-C1 = Bug: dragen har ingen faste skjolde i denne kamp; formularer mod den og senere kampe berøres ikke.
clause-DA-C2 = Ånde: virkningen af dragens farve.
clause-DA-C3 = Klo: 5 skade.
clause-DA-C4 = Gab: 10 skade.
clause-DA-C5 = Hale: 3 skade og et slag til, lagt sammen, så længe der kommer haler.
clause-DA-C6 = Skat: efter kampen forfremmes nøjagtigt én af hærens enheder med ét hp; en enhed på 3 hp kan ikke.
clause-DA-C7 = Vinge: dragen flyver hjem til sin ejers døde, efter at hæren fik sin chance for at dræbe den; skade fra tidligere haler tæller.
clause-DA-D = Ånden virker, når hærens slag har gjort sin virkning, og ændrer intet i denne kamp; også en dræbt drages ånde virker.
clause-DA-D1 = Guldånde: fem enheder, eller alle, hvis der er færre, valgt af hærens ejer, slår hver for sig, og hver uden et skjold eller ID dør.
clause-DA-D2 = Blå ånde: til slutningen af sin ejers næste tur slår hæren kun for skjolde; det, der ikke kræver slag, står den frit.
clause-DA-D3 = Rød ånde: enheder for fem hp, valgt af ejeren, dræbes og begraves, medmindre Åben grav tager imod dem.
clause-DA-D4 = Grøn ånde: til slutningen af sin ejers næste tur tæller hvert slag af hæren eller en enhed i den halvt; særlige ikoner halveres ikke.
clause-DA-D5 = Sort ånde: enheder, der viste ID i slaget mod dragen, dør.
clause-DA-E = Hærens ejer bruger hvert ID som nærkamp, missiler eller skjolde.
clause-DA-F1 = Pletskud giver missiler.
clause-DA-F2 = Trolddom kastes straks, før skaden tælles sammen. En drage, der sendes til et terræn med en hær fra den aktive spiller, angriber også der, medmindre drager allerede har kæmpet der i denne tur.
clause-DA-F3 = Modhug giver både skjolde og nærkamp.
clause-DA-F4 = Flyv giver skjolde.
clause-DA-F5 = Flænge giver nærkamp og et slag til, lagt sammen, så længe den kommer.
clause-DA-F6 = Banehug giver almindelig nærkamp.
clause-DA-F7 = Tramp giver almindelig nærkamp, én gang.
clause-DA-G = Hærens ejer fordeler formularers fradrag på nærkamp, missiler og skjolde, som han vil, også på resultater, han ikke bruger; ingen falder under nul.
clause-DA-G1 = Fradrag kan ikke røre særlige ikoner; er intet andet slået, bortfalder de.
clause-DA-G2 = Lynild lader én enhed slå om i et drageangreb.
clause-DA-H = Terrænet tæller mod drager: racernes evner og den ottende side gælder.

## Prøvesager med drager

clause-DX-DA1 = Sag: din egen Stenhud fra sidste tur er væk, når en drage angriber i din tur.
clause-DX-DA2 = Sag: din egen Vandtvilling fra sidste tur værner stadig.
clause-DX-DA3 = Sag: en Stenhud, som en anden spiller kastede på din hær, værner.
clause-DX-F2a = Sag: et Lynnedslag ved trolddom dræber dragen, og dens klo eller ånde gælder alligevel.
clause-DX-F2b = Sag: en Ismur ved trolddom lægger sine tre skjolde til denne kamp.
clause-DX-F2c1 = Sag: trolddom på 4 og 4 kalder angriberen væk, mens hæren slog ti nærkamp: dræbt kommer den fra de døde til det valgte terræn, og dens skade gælder.
clause-DX-F2c2 = Sag: den drage, der sendes sådan, angriber en anden af den aktive spillers hære, hvor ingen drage har kæmpet i denne tur.
clause-DX-F2c3 = Sag: den drage, der sendes sådan, angriber ikke, hvor drager allerede har kæmpet i denne tur.
clause-DX-G = Sag: et fradrag på 5 fra 12 nærkamp, 4 missiler og 3 skjolde, fordelt med 4 på missiler og 1 på nærkamp, giver 11 nærkamp: dragen er dræbt.
clause-DX-G-neg = Sag: af et fradrag på 5 lagt på 3 nærkamp tages kun 3; resten går til andre resultater over nul.
clause-DX-G1 = Sag: et fradrag på 3 fra et slag med kun banehug 4 bortfalder, og der er 4 nærkamp.
clause-DX-C1 = Sag: bug mod 5 nærkamp: dragen er dræbt.
clause-DX-C1b = Sag: klo mod 9 nærkamp: dragen lever.
clause-DX-C5 = Sag: hale, hale og klo er 11 skade.
clause-DX-C7 = Sag: hale, så vinge, mod 10 missiler: 3 skade, og den dræbte drage er blandt de døde.
clause-DX-D1 = Sag: guldånde på en hær på fire: alle fire slår, og hver skal have et skjold eller ID.
clause-DX-D3 = Sag: rød ånde på to enheder på 3 hp: én dræbes og begraves, de 2 hp, der er tilovers, finder ingen enhed.
clause-DX-D4 = Sag: under frost tæller 5 almindelig nærkamp og banehug 4 som 2 og 4.
clause-DX-D5 = Sag: sort ånde efter to ID’er, hvoraf den ene faldt for skaden: den anden enhed dør.
clause-DX-DD = Sag: to røde og en blå ved din hær: de røde går efter den blå, den blås ejer vælger en rød, hæren lades i fred.
clause-DX-DD1 = Sag: to klør fra de røde gør ti og dræber en blå uden bug.
clause-DX-DD2 = Sag: en rød ånder på en blå, som beholder sine skjolde i denne kamp og ingen har til slutningen af den aktive spillers næste tur.
clause-DX-E = Sag: ét ID fra en enhed på 3 hp giver 3 nærkamp, 3 missiler eller 3 skjolde, eller en blanding.
clause-DX-slay = Sag: enheder på 1, 2 og 3 hp dræber en drage med en 2’er og en 3’er af deres race blandt de døde: 1’eren og 2’eren forfremmes.

## Magi

clause-M1 = En magihandling tæller magi for hver enhed i hæren, også ID og særlige ikoner; en hær uden magikere kan tage den, og ingen slår tilbage.
clause-M2 = En enheds point får dens races farver, én hver eller delt, som ejeren vil; amazoner får terrænets.
clause-M3 = Point køber alle formularer i deres farve, den samme så ofte, man vil; det, der ikke bruges, går tabt.
clause-M4 = Alle formularer og mål annonceres først og virker så én efter én i kasterens orden; et mål, der er væk, får ingen afløser.
clause-M5 = En formular når enhver hær hvor som helst, også i reserven, medmindre den siger andet.
clause-M6 = En magiside tillader magi eller intet; den, der holder en 8’er, kan vælge magi.
clause-M7 = Hvert point i en farve fra hærens terræn tæller dobbelt, også trolddomspoint i en magihandling.
clause-M8 = Hver farve har seks formularer til prisen 1 til 6; den sjette hidkalder en drage.
clause-M9 = Mens der kastes, fordobles sorte point med ét point for hvert hp i døde enheder, der begraves fra enhver spillers døde; en større enhed end nødvendigt kan bruges, og intet point fordobles to gange.
clause-M10 = En hær i reserven kaster uden terrænets fordobling og uden begravelser, mod frie mål. Amazoner kan ikke kaste der.
clause-M11 = Point fordobles, når en formular kastes; indtil da står de, som de blev slået.
clause-M12 = En hær slår samlet for skjolde mod en formulars skade og en enkelt enhed alene uden sin hærs fordele; det, der blot dræber, giver intet skjold, medmindre det siger det.
clause-M13 = En skadelig formular må rettes mod ens egen hær, medmindre den siger andet, og en formular på et helt terræn når alle hære der.
clause-M14 = Halvering kommer før fordobling, og halve rundes ned.
clause-M15 = En formular, der varer til kasterens næste tur, ophører i første fase; en på en hær ophører, når hæren flytter eller er væk, en på en enhed bliver hos den, og en kaster uden enheder mister alle.
clause-M16 = Den samme formular to gange på én hær lægger sit tal til; uden et tal gør den anden intet.
clause-M17 = Trolddom kan kaste enhver formular i terningens farver, som dens point rækker til.
clause-M18 = Tempel og bautasten værner og farver magi, som deres egne regler siger.
clause-M19 = Hidkaldelsen nævner en drage i formularens farve blandt en spillers døde eller ved et terræn og sender den til et terræn; den forbliver sin ejers terning. Én drage for hvert kast.
clause-M20 = En enhed, der vækkes, slutter sig til efter handlingens slag og tager ikke del i dem.
clause-M21 = Ved Lynnedslag mod en drage slår dens ejer terningen én gang: bugen dræber den, alt andet gør intet, og en bug fra kampen hjælper ikke.
clause-M22 = Stien fører kun til et terræn, hvor kasteren har en hær.
clause-M23 = Åben grav sender enhver af hærens enheder, der dræbes, til reserven, med eller uden skjoldslag; flammer kan ikke begrave den.

## Battle Dice

clause-BD1_1 = To spillere; terningerne er enhederne. En spiller vinder, når den anden side flygter eller ikke har nogen enhed tilbage.
clause-BD1_2 = Antallet af sider er klassen: 4 general, 6 infanterist, 8 bueskytte, 10 rytter, 12 magiker, 20 monster.
clause-BD1_3 = Begge sider har lige mange terninger med, ofte 20, i enhver blanding; alle en sides monstre er af én type: drager, kæmper, krigere eller ærkemagikere.
clause-BD1_4 = Ejeren vælger, hvilke af hans enheder der tilintetgøres. Det, der kun rammer én klasse, lader valget blive inden for den og gør intet, hvor der ingen er.
clause-BD1_5 = Alt i en fase sker for begge sider på én gang: en enhed handler i den fase, hvor den tilintetgøres, og ikke i nogen senere.
clause-BD1_6 = En tur har otte faser: kast, monstre, generaler, magi, manøvre, missiler, nærkamp, moral.
clause-BD1_7 = I kastet slår begge spillere alle deres terninger én gang; de næste faser læser dette kast.
clause-BD1_8 = Et monster, der viser 1 eller 2, forlader slaget og er tilintetgjort; 13 til 16 tilintetgør ét monster hos modstanderen; 17 til 20 er et monsterpoint, som er ét slag på dets types tabel.
clause-BD1_9 = General 4, magiker 10, rytter 9 eller mere er ét slag på taktik-, formular- eller manøvretabellen; bueskytte 7, infanterist 6 eller mere tilintetgør én fjendtlig enhed. Tabeller har seks resultater, og et ændret resultat bliver inden for dem.
clause-BD1_10 = Det, en terning viser med sine tillæg, må være mere end dens sider og er aldrig under 1.
clause-BD1_11 = Inden for en fase afgør begge sider skridt for skridt sammen: slag på tabeller og kugler, så hvor mange der mistes, hvad der tages tilbage, hvilke enheder der går, hvem der vender tilbage eller kommer til. En terning, der slås om, beholder sine tillæg.
clause-BD8_1 = Den, der har mistet en enhed i denne tur og har færre end ved starten, slår alle sine enheder: han flygter, hvis mindst halvdelen, rundet op, viser 2 eller 3, minus det, der samles.
clause-BD8_2 = Den, der flygter, har tabt. Flygter begge, eller har ingen af dem en enhed tilbage, er spillet uafgjort.
clause-BD8_3 = Artefakter er ingen enheder: de slås ikke i moraltesten.
clause-BD8_4 = Terninger, der er på togt, deltager ikke i deres hærs moraltest.
clause-BQ1 = Før kastet i en tur kan en spiller sende et følge på togt: infanterister, bueskytter og magikere, med artefakter, hvis han vil. Generaler, ryttere og monstre bliver hos hæren.
clause-BQ2 = Hæren kæmper mod modstanderens hær som ellers, og ingen af dem tager den andens tab. Udslettes den i en tur, hvor et følge er borte, taber dens ejer spillet.
clause-BQ3 = Modstanderen er spilleder: fra æsken, ikke fra sin hær, stiller han lige så mange infanterister, bueskytter, magikere og monstre op mod følget, som det har enheder; et monster tæller for to.
clause-BQ4 = Følge og vogtere kæmper efter hovedslagets regler, også om taktik og manøvrer; en Hidkaldelse kan bringe enhver klasse ind i følget.
clause-BQ5 = Togtet er slut, når en af de to er tilintetgjort eller flygter. Det kæmpes til ende i samme tur, efter hærenes slag; dets moral regnes fra terningerne ved dets egen start.
clause-BQ6 = Er en af følgets enheder tilbage, hvad enten det vandt eller ej, kommer alle dets terninger hjem, også de hidkaldte. Er kun artefakter tilbage, er de tabt. Vogterne slutter sig til ingen.
clause-BQ7 = Den, der vinder sit togt, slår en tyvesidet terning på artefakternes tabel og får det artefakt. Hver spiller kan have ét togt ad gangen, begge i samme tur.
clause-BQ8 = Mindst én enhed går med følget, og mindst én bliver hos hæren.
clause-BQ9 = Når hærenes slag slutter spillet, kæmpes intet togt. Udslettes begge hære i den tur, er det uafgjort.
clause-BQ10 = Alle vogternes monstre er af én type, som spillederen vælger. Det, der hidkaldes eller hyres på et togt, slutter sig til den side, der gjorde det.
clause-BQ11 = Ender følge og vogtere på én gang, vinder ingen et artefakt; hvem der kommer hjem, ses af det, der er tilbage.
clause-BQ12 = Hvilke klasser der må tage af sted, spørges der kun om, når et følge går: det, der slutter sig til det undervejs, bliver til togtets ende og kan så gå til hæren.
clause-BA1 = Et artefakt er en firesidet terning, der slås med den hær eller det følge, der har det. Mangler styrken den klasse, det kræver, gør det intet og slås ikke.
clause-BA2 = Én enhed kan ikke bruge to sværd, to skjolde eller to tryllestave, og intet tillæg lægges til et andet; to sværd kan hjælpe to infanterister. Bannere lægges sammen, ét for hver general.
clause-BA3 = Den, der bruger et skjold, nævner den fjendtlige enhed, det møder, før monsterfasen. Det, der lægges til eller trækkes fra, gælder i denne tur.
clause-BA4 = Det, et artefakt tilintetgør, vælger ejeren. En enhed, hvis død gøres ugjort, vender tilbage, men handler ikke i denne tur.
clause-BA5 = Artefakter kan ikke vælges som tab.
clause-BA6 = Hyrede terninger kommer til straks og slås fra næste tur; monstre er af hærens egen type. Skat og skriftrulle kan gemmes og er brugt op, når der slås med dem.
clause-BA7 = Artefakter tæller ikke i det antal terninger, begge sider begynder med; de kommer kun fra togter.
clause-BA8 = I et følge uden general eller rytter gør de artefakter, der kræver en, intet, til en slutter sig til.
clause-BA9 = Hvert artefakt har en tabel for sine fire tal med den trykte tabels navne og virkninger.
clause-BA10 = Det, den tyvesidede ternings tabel siger ved et artefakt, er kort for dets egen tabel, som gælder.
clause-BA11 = Skat og skriftrulle virker i kastet; sværd, skjolde, buer, stav, vinger og krone fordeles af begge spillere før monsterfasen; en kugle lige efter et slag på dens tabel; Dødens tryllestav i magifasen; de andre tryllestave ved enden af enhver fase til og med nærkamp, for en enhed i deres styrke; bannere i testen.
clause-BA12 = Hver enhed af klassen bruger højst ét artefakt af en slags; et sværd og et skjold er ét af hver. Ét resultat tager én kugle, én fjendtlig terning ét skjold.
clause-BA13 = Et artefakt kan blive uslået. Tillæg ændrer det, en terning viser i turens kast, aldrig dens moralslag.
clause-BT1 = Prøve: monstre viser 2, 14 og 18: ét forlader slaget, modstanderen mister et monster, ét slag på en tabel.
clause-BT2 = Prøve: begge sider har ét monster, og begge viser 13: begge tilintetgøres.
clause-BT3 = Prøve: en infanterist viser 5 og har et Sværd +1: 6, en træffer; med to sådanne sværd stadig 6.
clause-BT4 = Prøve: en bueskytte viser 7 og møder et Skjold +1: 6, ingen træffer.
clause-BT5 = Prøve: moral med fire terninger, der viser 2, 3, 5 og 1: to tæller, flugt; med Samling én, de holder stand.
clause-BT6 = Prøve: mod et følge på fire enheder: to monstre, eller ét monster og to infanterister, eller fire magikere.
clause-BT7 = Prøve: 5 på formulartabellen med Ærkemagikernes kugle: 6, en Hidkaldelse.
clause-BT8 = Prøve: et følge flygter med én bueskytte og to artefakter tilbage: alle tre kommer hjem; to artefakter alene er tabt.
clause-BT9 = Prøve: to generaler med to bannere, Samling og Begejstring, og fire af seks terninger, der tæller: én er tilbage, de holder stand; én general bruger ét banner, to er tilbage, de holder stand; uden banner flygter de.
clause-BT10 = Prøve: to infanterister og to Sværd +1: hver kan få +1, ingen +2.
clause-BT11 = Prøve: to Skjold +1 og én fjendtlig bueskytte, der viser 8: 7, den træffer stadig.
