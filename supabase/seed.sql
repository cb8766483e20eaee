-- Example posts, so that a fresh clone has content. One is a draft.

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('hoe-helder-moet-een-etalagescherm-zijn', '/media/blog/hoe-helder-moet-een-etalagescherm-zijn.avif', $$Een Clearvision met een tulpenaanbieding achter de ruit van een bloemenwinkel, goed leesbaar in de zon (visualisatie)$$, '2025-01-14 08:00:00+00', $$Een televisie verdwijnt achter glas zodra de zon doorkomt. Met een kompas en uw telefoon weet u binnen een dag hoe fel uw etalagescherm moet zijn.$$, $$Hoe helder moet een etalagescherm zijn? Richtwaarden per windstreek, een proef met uw telefoon en wat fel licht betekent voor stroom en koeling.$$, true, $html$
<p>Voor de meeste etalages heeft u een scherm van 2.500 tot 3.500&nbsp;cd/m² nodig. Alleen een raam op het noorden of diep in de schaduw redt het met ongeveer 800&nbsp;cd/m². Een televisie geeft 250 tot 400&nbsp;cd/m² en is achter zonnig glas niet te lezen.</p>

<h2>Waarom helder binnen donker lijkt achter glas</h2>
<p>De eenheid cd/m², candela per vierkante meter, zegt hoeveel licht het scherm uw kant op stuurt. In sommige folders staat nits; dat is precies hetzelfde. Op de winkelvloer is 400 tot 750&nbsp;cd/m² ruim voldoende. Het scherm hoeft daar alleen op te boksen tegen lampen.</p>
<p>In de etalage bokst het op tegen de lucht. De ruit spiegelt de gevel aan de overkant, de geparkeerde auto’s en de voorbijganger zelf. Is die spiegeling sterker dan uw boodschap, dan ziet de klant vooral zijn eigen jas. Een ontwerp met veel contrast helpt, maar het licht moet uit het scherm komen.</p>

<h2>Kijk eerst op het kompas</h2>
<p>De windstreek van de gevel telt zwaarder dan de branche of de grootte van de ruit. Neem deze waarden als vertrekpunt.</p>
<table>
<caption>Richtwaarden voor een scherm achter glas, per windstreek</caption>
<thead>
<tr><th scope="col">Ligging van het raam</th><th scope="col">Zwaarste uur</th><th scope="col">Helderheid in cd/m²</th></tr>
</thead>
<tbody>
<tr><th scope="row">Noord, of diep in de schaduw</th><td>nauwelijks directe zon</td><td>circa 800</td></tr>
<tr><th scope="row">Oost</th><td>de eerste uren na opening</td><td>2.500–3.500</td></tr>
<tr><th scope="row">West</th><td>late middag</td><td>2.500–3.500</td></tr>
<tr><th scope="row">Zuid, zonder luifel</th><td>rond het middaguur</td><td>3.000–4.000</td></tr>
</tbody>
</table>
<figure>
<img src="/media/blog/figuur-helderheid-per-raam.avif" alt="Staafdiagram van de helderheid in cd/m². Een televisie geeft 250 tot 400, een scherm voor binnen 400 tot 750 en een Clearvision 2.500. Een raam op het noorden vraagt circa 800, op het oosten of westen 2.500 tot 3.500 en op het zuiden zonder luifel 3.000 tot 4.000" width="672" height="602">
<figcaption>Het streepje is de Clearvision: fel genoeg voor noord, de ondergrens voor oost en west, te weinig voor zuid zonder luifel.</figcaption>
</figure>
<p>Onze raamkiosk geeft 2.500&nbsp;cd/m². Dat is genoeg voor de meeste ramen, maar op een onbeschut zuidraam zit u onder het advies. Daar vult u het verschil aan met grote letters, effen vlakken en liefst een luifel. Donkere sfeerfoto’s bewaart u voor de avond.</p>

<h2>Doe de proef met uw telefoon</h2>
<p>U hoeft geen meetapparaat te kopen om het lastigste uur te vinden. Een telefoon, een collega en een zonnige dag volstaan.</p>
<ol>
<li>Zet de helderheid van de telefoon helemaal open en de automatische stand uit.</li>
<li>Toon een wit vlak met één regel zwarte tekst.</li>
<li>Laat uw collega het toestel om twaalf uur achter de ruit houden, op de plek van het scherm.</li>
<li>Ga op de stoep staan waar uw klanten lopen en maak een foto.</li>
<li>Herhaal dit bij opening en aan het eind van de middag.</li>
</ol>
<p>De proef geeft geen getal in cd/m². U ziet wel op welk uur de ruit het sterkst spiegelt. Probeer ook of een halve meter opschuiven of een kwartslag draaien scheelt. Zit er zonwerende folie op het glas, doe de proef dan precies achter die folie.</p>

<h2>Wat fel licht u kost</h2>
<p>Veel licht vraagt stroom. Een raamkiosk van 43&nbsp;inch verbruikt normaal 180&nbsp;W, een zuil van dezelfde maat voor binnen 75&nbsp;W. Bij twaalf uur per dag is dat 788 tegen 329&nbsp;kWh per jaar. Zet dus geen etalagescherm op een plek waar een gewoon scherm volstaat.</p>
<p>Die warmte moet ook weg. Ventilatoren met een thermostaat draaien alleen wanneer dat nodig is. Laat daarom ruimte vrij tussen scherm en ruit, en dek de roosters niet af met decoratie.</p>
<p>Na zonsondergang is 2.500&nbsp;cd/m² juist te veel. Een lichtsensor dimt het beeld mee met de straat. Dat spaart stroom en het verblindt niemand die langsfietst. Vraag bij elk scherm of die sensor standaard is ingebouwd.</p>
<p>Bedenk tot slot of bezoekers het scherm moeten aanraken. Touchglas neemt minstens 10&nbsp;procent van het licht weg. In een etalage die alleen hoeft op te vallen, is dat zonde van de helderheid.</p>
<p>Weet u welke kant uw raam op kijkt, vergelijk dan de maten en het verbruik van <a href="/kiosken#clearvision">de Clearvision voor achter de winkelruit</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('welke-schermmaat-past-bij-uw-ruimte', '/media/blog/welke-schermmaat-past-bij-uw-ruimte.avif', $$Een zuil van 43$$ || chr(160) || $$inch en een van 55$$ || chr(160) || $$inch naast een meetlat en een rode stoel (visualisatie)$$, '2025-02-11 09:15:00+00', $$Niet de wand bepaalt de schermmaat, maar de afstand tot de lezer. Een tabel met letterhoogten, vloermaten en het bereik vanuit een rolstoel.$$, $$Een scherm van 43 of 55$$ || chr(160) || $$inch? Reken met leesafstand, letterhoogte, vloerruimte en het bereik vanuit een rolstoel, en kies de maat die bij u past.$$, true, $html$
<p>Lezen bezoekers uw scherm van hooguit drie meter, dan is 43&nbsp;inch meestal genoeg. Staan zij op vijf meter of verder, of kijken er meer mensen tegelijk, kies dan 55&nbsp;inch. De maat volgt dus uit de afstand tot de lezer en niet uit de lege plek aan de muur.</p>
<p>Wie met een rolmaat en een proefletter begint, heeft die keuze in een middag gemaakt. Hieronder staan de getallen die u daarbij nodig heeft.</p>

<h2>Reken vanuit de letter</h2>
<p>Voor elke afstand bestaat een kleinste letter die nog te lezen is, en een letter die prettig leest. Een groter scherm verandert die letterhoogte niet. Er passen alleen meer regels op.</p>
<p>Onze vuistregel: 25&nbsp;mm letterhoogte voor elke 3&nbsp;m leest prettig, de helft is de ondergrens. In de tabel is gerekend met een staand scherm en de prettige letterhoogte. De afstand van regel tot regel is tweemaal die hoogte. Het beeldvlak is 95,2&nbsp;cm hoog bij 43&nbsp;inch en 121,8&nbsp;cm bij 55&nbsp;inch.</p>
<table>
<caption>Letterhoogte per leesafstand, en het aantal regels op een staand scherm</caption>
<thead>
<tr><th scope="col">Leesafstand</th><th scope="col">Kleinste letter</th><th scope="col">Prettige letter</th><th scope="col">Regels op 43″</th><th scope="col">Regels op 55″</th></tr>
</thead>
<tbody>
<tr><th scope="row">1&nbsp;m</th><td>4&nbsp;mm</td><td>8&nbsp;mm</td><td>59</td><td>76</td></tr>
<tr><th scope="row">2&nbsp;m</th><td>8&nbsp;mm</td><td>17&nbsp;mm</td><td>28</td><td>35</td></tr>
<tr><th scope="row">3&nbsp;m</th><td>13&nbsp;mm</td><td>25&nbsp;mm</td><td>19</td><td>24</td></tr>
<tr><th scope="row">5&nbsp;m</th><td>21&nbsp;mm</td><td>42&nbsp;mm</td><td>11</td><td>14</td></tr>
<tr><th scope="row">9&nbsp;m</th><td>38&nbsp;mm</td><td>75&nbsp;mm</td><td>6</td><td>8</td></tr>
</tbody>
</table>
<figure>
<img src="/media/blog/figuur-letterhoogte-per-afstand.avif" alt="Letters H op schaal, voor een leesafstand van 1, 2, 3, 5 en 9&nbsp;m. De prettige letter groeit van 8 naar 17, 25, 42 en 75&nbsp;mm, de kleinste van 4 naar 8, 13, 21 en 38&nbsp;mm" width="672" height="542">
<figcaption>De letters op onderlinge schaal: wie tweemaal zo ver staat, heeft een tweemaal zo hoge letter nodig.</figcaption>
</figure>
<p>Neem een zaalindeling met veertien regels, te lezen vanaf vijf meter. Op 43&nbsp;inch past die niet; op 55&nbsp;inch net wel. Staan er maar drie korte regels op, dan volstaat de kleine maat, ook op negen meter. Let wel op de breedte: 53,5 tegen 68,5&nbsp;cm. Grote letters vragen om korte woorden.</p>

<h2>Plak de voetplaat af op de vloer</h2>
<p>Een vloerkiosk van 43&nbsp;inch is 640&nbsp;mm breed en staat op een voetplaat van 640&nbsp;×&nbsp;450&nbsp;mm. Bij 55&nbsp;inch is dat 790&nbsp;×&nbsp;480&nbsp;mm. Het verschil lijkt klein, maar in een gang telt 15&nbsp;cm.</p>
<p>Plak de omtrek af met tape en laat hem een drukke dag liggen. Ziet u mensen uitwijken, dan staat de zuil in de looplijn. Plak ook de plek af waar de lezer blijft staan; die vergeet bijna iedereen. Loopt u vast op de diepte, denk dan aan een wandkiosk. Die steekt 75&nbsp;mm uit en heeft geen voetplaat nodig.</p>
<p>Vergeet de route naar binnen niet. De zuil van 55&nbsp;inch weegt 82&nbsp;kg, die van 43&nbsp;inch 62&nbsp;kg. Meet dus ook de deuren, de lift en de drempels onderweg.</p>

<h2>Houd knoppen binnen bereik</h2>
<p>Bij een touchscreen geldt een tweede maat. De Europese norm EN&nbsp;301&nbsp;549 legt noodzakelijke bediening tussen 380 en 1.220&nbsp;mm boven de vloer. Dat is het bereik van iemand die recht voor de zuil zit, met vrije ruimte om dichtbij te komen.</p>
<p>Beide zuilen zijn hoger dan dat: 1.750&nbsp;mm bij 43&nbsp;inch en 1.920&nbsp;mm bij 55&nbsp;inch. Zet beeld en titels daarom bovenin en alle knoppen onderin. Op het grotere scherm houdt u boven de knoppen meer ruimte over voor uitleg.</p>

<h2>Vier plekken, vier keuzes</h2>
<ul>
<li><strong>Ontvangst zonder receptionist:</strong> de gast staat op één meter en raakt het scherm aan. Kies 43&nbsp;inch.</li>
<li><strong>Hal met roosters of zalen:</strong> groepen lezen vanaf vijf meter. Kies 55&nbsp;inch.</li>
<li><strong>Smalle gang:</strong> er is weinig vloer en niemand staat ver weg. Kies een wandkiosk van 43&nbsp;inch.</li>
<li><strong>Boven een looproute:</strong> lezers komen van twee kanten en kijken omhoog. Kies een plafondkiosk van 55&nbsp;inch, met weinig regels.</li>
</ul>
<p>Het beeldvlak van 55&nbsp;inch is ruim anderhalf keer zo groot. De richtprijs van de vloerkiosk stijgt van €&nbsp;2.495 naar €&nbsp;2.995 excl. btw, transport en plaatsing. Het normale verbruik gaat van 75 naar 110&nbsp;W. Groter nemen voor de zekerheid is dus geen ramp, maar ook niet gratis.</p>
<p>Alle maten, gewichten en richtprijzen staan per schermformaat bij <a href="/kiosken#brandvision">de Brandvision voor entree en winkelvloer</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('terugblik-op-drie-beursdagen', '/media/blog/terugblik-op-drie-beursdagen.avif', $$De stand van Zuilwerk op een vakbeurs, met een touchtafel, een wandscherm, een Clearvision en een ingepakte kiosk (visualisatie)$$, '2025-04-03 07:30:00+00', $$Drie dagen op de Vakdagen Scherm & Ruimte, drie vragen die steeds terugkwamen: over kleur, over licht en over wie de inhoud op het scherm zet.$$, $$Terugblik op de Vakdagen Scherm & Ruimte 2025: drie vragen over kleur, helderheid en inhoud, met de antwoorden die we op de stand hebben gegeven.$$, true, $html$
<p>Kan dat in onze kleur, hoe fel moet het in de etalage, en wie zet de inhoud erop? Dat zijn, in één zin, onze drie beursdagen. Van 25 tot en met 27&nbsp;maart 2025 stonden we op de Vakdagen Scherm &amp; Ruimte. De vragen hieronder kwamen steeds terug, en ze verdienen een langer antwoord dan op een stand past.</p>

<h2>Kan dat in onze kleur?</h2>
<p>Ja. Het huis van onze kiosken is van gepoedercoat staal met een aluminium voorprofiel. Diepzwart (RAL&nbsp;9005) en verkeerswit (RAL&nbsp;9016) zijn standaard. Elke andere RAL-kleur kan tegen een meerprijs.</p>
<p>Een kleur naar keuze vraagt wel tijd. Een vloerkiosk in een standaardkleur staat er na vier weken, in een eigen kleur na zes. Wie een openingsdatum heeft, telt dus terug vanaf die datum.</p>
<p>Lastiger is de vertaling. Een huisstijlhandboek noemt vaak een kleurcode voor beeldscherm of drukwerk, en die heeft geen vaste tegenhanger in RAL. U kiest dan de kleur die er het dichtst bij ligt. Doe dat met een kleurstaal in de hand, want kleuren op een scherm wijken af.</p>

<h2>Hoe fel moet het in de etalage?</h2>
<p>Op deze vraag gaven we steeds dezelfde tegenvraag: welke kant kijkt het raam op? Een scherm voor binnen geeft 400 tot 750&nbsp;cd/m². Achter een beschaduwde ruit is zo’n 800&nbsp;cd/m² genoeg. De meeste andere ramen vragen minstens 2.500&nbsp;cd/m², en een raam op het zuiden nog meer.</p>
<p>Een beurshal is een slechte plek om dat te beoordelen. Er hangen lampen, er staat geen zon op een ruit en elk scherm lijkt er fel. Vraag daarom nooit alleen om een demonstratie binnen. Bekijk een etalagescherm vanaf de stoep, bij uw eigen gevel en op het zonnigste uur.</p>

<h2>Wie zet de inhoud erop?</h2>
<p>Dit was de beste vraag van de drie, want hierop lopen projecten vast. Narrowcasting betekent: schermen met geplande inhoud voor één publiek, op uw eigen locatie. De nadruk hoort op <em>gepland</em> te liggen. Iemand moet de planning maken, bijhouden en durven opschonen.</p>
<p>Wij delen dat werk in drieën: maken, plannen en bewaken. Maken gaat over sjablonen, beeld en tekst. Plannen gaat over dagdelen, voorrang en regels. Bewaken gaat over de vraag of elk scherm nog doet wat u denkt. Die drie taken hoeven niet bij dezelfde persoon te liggen.</p>
<p>Heeft u meer vestigingen, splits dan ook de inhoud. Een vaste laag komt van het hoofdkantoor en is overal gelijk. Een vrije laag vult de vestiging zelf, binnen een sjabloon. Een verdeling van 70 en 30&nbsp;procent is een goed begin. Rollen en goedkeuring in de software voorkomen dat een spelfout op alle schermen tegelijk verschijnt.</p>
<p>Hoeveel tekst kan er dan op? Voor wie in het voorbijgaan kijkt, houden wij één regel aan:</p>
<blockquote><p>Drie seconden, zeven woorden, één boodschap.</p></blockquote>
<p>Past uw bericht daar niet in, dan zijn het er twee. Maak er ook twee van. En reken niet op geluid: wat gesproken wordt, moet als ondertitel te lezen zijn.</p>

<h2>Wat u vooraf kunt klaarleggen</h2>
<p>De drie vragen zijn ook een handig huiswerkblad. Met deze gegevens begint het eerste gesprek met een leverancier meteen bij de inhoud:</p>
<ul>
<li>het RAL-nummer dat u wilt, of een stukje van het materiaal waar de kiosk naast komt;</li>
<li>de windstreek van de gevel en een foto van de ruit, genomen om twaalf uur op een zonnige dag;</li>
<li>de leesafstand in meters en de beschikbare vloer- of wandruimte in millimeters;</li>
<li>de naam van degene die de inhoud maakt en van degene die haar goedkeurt;</li>
<li>één voorbeeld van een bericht dat morgen op het scherm zou mogen.</li>
</ul>
<p>Dat laatste punt lijkt het kleinst, maar het zegt het meest. Wie dat ene bericht heeft, weet ook hoe groot het scherm moet zijn en waar het hoort te staan.</p>
<p>Een korte impressie in bewegend beeld staat in <a href="/news">ons nieuwsbericht over de vakdagen</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('waarom-een-televisie-geen-kiosk-is', '/media/blog/waarom-een-televisie-geen-kiosk-is.avif', $$Links een televisie op een kast met een keuzemenu voor de taal, rechts een zuil met een aanbieding voor jassen (visualisatie)$$, '2025-05-20 08:45:00+00', $$Een televisie is gemaakt voor de avond in de woonkamer. Wat er misgaat als u hem staand, de hele dag en zonder toezicht laat draaien.$$, $$Waarom is een televisie geen kiosk? Draaiuren, warmte, staande stand, garantie en beheer op afstand vergeleken, en waar een televisie wel volstaat.$$, true, $html$
<p>Omdat een televisie is ontworpen voor een paar uur per avond, liggend, in een woonkamer waar iemand de afstandsbediening heeft. Een kiosk draait de hele werkdag, vaak staand, tussen mensen die eraan komen, en niemand zit erbij. Het beeldpaneel is dus het kleinste verschil.</p>
<p>Toch begint menig project met een televisie aan de muur. Dat is begrijpelijk: hij hangt er morgen en kost bij aanschaf weinig. De rekening komt later en staat zelden op één bon.</p>

<table>
<caption>Een televisie voor thuis naast een vloerkiosk</caption>
<thead>
<tr><th scope="col">Onderdeel</th><th scope="col">Televisie</th><th scope="col">Vloerkiosk</th></tr>
</thead>
<tbody>
<tr><th scope="row">Helderheid</th><td>250–400&nbsp;cd/m²</td><td>500&nbsp;cd/m², 400 achter touchglas</td></tr>
<tr><th scope="row">Draaiuren</th><td>bedoeld voor huiselijk gebruik</td><td>16&nbsp;uur per dag, 7&nbsp;dagen per week; 24/7 als optie</td></tr>
<tr><th scope="row">Stand</th><td>liggend</td><td>staand</td></tr>
<tr><th scope="row">Voorkant</th><td>het kale paneel</td><td>glas van 6&nbsp;mm</td></tr>
<tr><th scope="row">Aansluitingen</th><td>bereikbaar voor iedereen</td><td>achter een servicedeur met slot</td></tr>
<tr><th scope="row">Bediening</th><td>afstandsbediening</td><td>beheeromgeving in de browser</td></tr>
</tbody>
</table>

<h2>Uren en warmte</h2>
<p>Zestien uur per dag is 112&nbsp;uur per week. Een gezin dat elke avond vier uur kijkt, komt op 28. In de winkel maakt hetzelfde toestel dus viermaal zo veel uren. De achtergrondverlichting merkt dat het eerst. Het beeld wordt langzaam donkerder, zonder dat iemand het moment kan aanwijzen.</p>
<figure>
<img src="/media/blog/figuur-draaiuren-per-week.avif" alt="Twee weekroosters. De televisie thuis staat elke avond vier uur aan, 28&nbsp;uur per week. De kiosk in de winkel staat elke dag zestien uur aan, 112&nbsp;uur per week" width="672" height="550">
<figcaption>Dezelfde week, viermaal zo veel uren.</figcaption>
</figure>
<p>Daarbij komt de warmte. Een televisie raakt die kwijt aan vrije lucht in de kamer. Bouwt u hem in een nis of een kast, dan blijft de warmte hangen. Draait u hem een kwartslag, dan liggen de openingen niet meer waar de ontwerper ze bedoelde. Zoek dus in de handleiding op of staand gebruik is toegestaan.</p>
<p>Ook stilstaand beeld is een risico. Een prijslijst die maanden op dezelfde plek staat, kan een schaduw achterlaten. Wissel dus van beeld, op elk scherm, ook op een professioneel scherm.</p>

<h2>Garantie leest u vóór de aankoop</h2>
<p>Kijk in de voorwaarden van de televisie naar het woord <em>huishoudelijk</em>. Beperkt de fabrikant de garantie daartoe, dan is een defect in uw winkel voor eigen rekening. Wij geven op de hardware van een kiosk 2&nbsp;jaar garantie en op de software 1&nbsp;jaar ondersteuning.</p>
<p>Denk ook aan vervanging. Een nieuwe televisie heeft zelden exact dezelfde maten, dus het getimmerde kastje moet mee. In onze kiosken zit het scherm op een VESA-bevestiging. Is het scherm op, dan blijft het stalen huis staan.</p>

<h2>Eén scherm lukt, tien niet</h2>
<p>Met één televisie en een usb-stick komt u ver. Bij tien vestigingen wordt elke prijswijziging een rondrit, en u weet nooit zeker wat er nu op staat. Beheer op afstand vraagt vier dingen:</p>
<ul>
<li>de status van elk scherm, met een melding als er een uitvalt;</li>
<li>een schermafdruk, zodat u ziet wat uw klant ziet;</li>
<li>herstarten zonder dat iemand een stekker hoeft te zoeken;</li>
<li>een speler die blijft draaien als het internet wegvalt.</li>
</ul>
<p>Die vier zijn op een televisie lastig bij te bouwen. Bovendien kan een televisie na een stroomstoring terugvallen op zijn eigen startmenu. Op zaterdagmiddag is dat geen fraai gezicht.</p>

<h2>Waar een televisie wél volstaat</h2>
<p>Niet elk scherm hoeft een kiosk te zijn. In de kantine, in een vergaderkamer of bij een presentatie van één middag is een televisie een redelijke keuze. Het toestel hangt dan liggend en buiten handbereik. Het draait een paar uur per dag en er is iemand in de buurt.</p>
<blockquote><p>Vuistregel: moet het scherm ook werken als er niemand naar omkijkt, koop dan geen televisie.</p></blockquote>
<p>Hangt er nu een televisie op een plek waar dat wel moet, leg de maten dan naast die van <a href="/kiosken#wall-kiosk">de Wall kiosk, die 75&nbsp;mm van de muur steekt</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('toegankelijke-kiosken-wat-verandert-er', '/media/blog/toegankelijke-kiosken-wat-verandert-er.avif', $$Een rolstoel naast een witte zuil; een gele strook op de wand geeft de hoogte van 380 tot 1.220$$ || chr(160) || $$mm aan (visualisatie)$$, '2025-06-26 07:15:00+00', $$Op 28$$ || chr(160) || $$juni gaat de Europese toegankelijkheidswet gelden, ook voor zelfbedieningszuilen. Wat eronder valt, twee maten om te onthouden en een checklist.$$, $$Vanaf 28$$ || chr(160) || $$juni 2025 gelden toegankelijkheidseisen voor zelfbedieningszuilen. Welke kiosken eronder vallen, de bedienhoogte en een inkoopchecklist.$$, true, $html$
<p>Overmorgen, op zaterdag 28&nbsp;juni 2025, gaan in Nederland de eisen van de Europese toegankelijkheidswet gelden. Die raken ook kiosken. Betaalterminals en een aantal zelfbedieningsterminals voor consumenten moeten dan bruikbaar zijn voor mensen met een beperking. Een scherm dat alleen iets toont en niets vraagt, is geen interactieve terminal.</p>
<p>In dit bericht leest u welke zuilen eronder vallen en wat u bij een volgende bestelling kunt vragen. Het is geen juridisch advies. Leg twijfelgevallen voor aan een jurist.</p>

<h2>Welke zuil valt eronder</h2>
<p>De wet kijkt naar het gebruik, niet naar de vorm van de kast. Eén en hetzelfde model kan er op de ene plek onder vallen en op de andere niet. Een betaalterminal valt eronder. Een kaartautomaat, incheckzuil of informatiezuil valt er alleen onder als hij hoort bij een dienst die de wet noemt, zoals personenvervoer of bankdiensten.</p>
<table>
<caption>Toepassingen van een kiosk en de nieuwe eisen</caption>
<thead>
<tr><th scope="col">Toepassing</th><th scope="col">Valt eronder</th><th scope="col">Reden</th></tr>
</thead>
<tbody>
<tr><th scope="row">Kaartjes kopen</th><td>ja, bij zo’n dienst</td><td>zelfbediening door consumenten</td></tr>
<tr><th scope="row">Inchecken door reizigers</th><td>ja, bij zo’n dienst</td><td>zelfbediening door consumenten</td></tr>
<tr><th scope="row">Informatie opvragen met een touchscreen</th><td>ja, bij zo’n dienst</td><td>interactief en voor consumenten bedoeld</td></tr>
<tr><th scope="row">Bestellen en afrekenen</th><td>het betaaldeel wel; laat de rest toetsen</td><td>er zit een betaalterminal in</td></tr>
<tr><th scope="row">Menubord of etalage zonder bediening</th><td>nee</td><td>niet interactief</td></tr>
<tr><th scope="row">Aanmelden van zakelijk bezoek</th><td>laat dit toetsen</td><td>de gebruiker is meestal geen consument</td></tr>
</tbody>
</table>
<p>In Nederland komt er niet één nieuwe wet. De eisen staan in wijzigingen van verschillende bestaande wetten. Het toezicht is naar sector verdeeld over zes instanties. Voor diensten zijn micro-ondernemingen vrijgesteld: minder dan tien medewerkers en ten hoogste €&nbsp;2&nbsp;miljoen omzet of balanstotaal. Staat uw terminal er al, vraag dan apart advies over het overgangsrecht.</p>

<h2>Twee maten om te onthouden</h2>
<p>De norm EN&nbsp;301&nbsp;549 maakt de eisen meetbaar. Voor de hoogte van de bediening geeft hoofdstuk&nbsp;8.3 twee grenzen, bij een vrij bereik recht naar voren. In gewone woorden:</p>
<blockquote><p>Wat iemand moet kunnen bedienen, ligt niet hoger dan 1.220&nbsp;mm en niet lager dan 380&nbsp;mm boven de vloer.</p></blockquote>
<figure>
<img src="/media/blog/figuur-bedienhoogte.avif" alt="Een zuil van 1.750&nbsp;mm hoog van voren en van opzij, met iemand in een rolstoel ervoor. Een band van 380 tot 1.220&nbsp;mm boven de vloer loopt over de zuil: de knoppen staan erin, beeld en titel erboven" width="672" height="546">
<figcaption>De knoppen staan in de band, beeld en titel erboven. De tekening is op schaal.</figcaption>
</figure>
<p>Een vloerkiosk van 43&nbsp;inch is 1.750&nbsp;mm hoog. Het bovenste deel van een staand scherm ligt dus buiten die zone. Dat is geen bezwaar, zolang de knoppen er niet staan. Zet beeld, titel en uitleg bovenin, en antwoorden, terug en verder onderin. De norm kent ook eisen voor knie- en voetruimte; lees die na voor uw eigen opstelling.</p>

<h2>Checklist voor de inkoper</h2>
<p>Stel deze vragen aan elke leverancier, ook aan ons. Een goed antwoord is een maat, een document of een demonstratie.</p>
<ol>
<li>Op welke hoogte ligt de laagste en de hoogste knop, in elk scherm van de toepassing?</li>
<li>Kan iemand in een rolstoel recht voor de zuil komen, zonder losse bakken of dranghekken?</li>
<li>Hoe groot is de tekst? Op één meter is 4&nbsp;mm het minimum en leest 8&nbsp;mm prettig.</li>
<li>Is het contrast gemeten, en blijft dat op peil bij zonlicht op het glas?</li>
<li>Hoe helpt de zuil iemand die het scherm niet kan zien?</li>
<li>Wat gebeurt er als een gebruiker meer tijd nodig heeft?</li>
<li>Is alles wat klinkt ook te lezen, en alles wat kleurt ook te benoemen?</li>
<li>Wie controleert de toegankelijkheid opnieuw na een wijziging van de inhoud?</li>
</ol>
<p>De laatste vraag is makkelijk te vergeten. Een kiosk kan bij levering aan alles voldoen en een half jaar later niet meer. Eén nieuw sjabloon dat de knoppen omhoog schuift, is genoeg.</p>

<h2>Begin bij de inhoud</h2>
<p>Aan een zuil die er staat, verandert u weinig. Aan de software wel: minder stappen, grotere letters, knoppen in de lage zone, een duidelijke weg terug. Die aanpassingen helpen ook de bezoeker met een koffer, een kind op de arm of een leesbril in de verkeerde jas.</p>
<p>Neem een rolmaat mee naar uw eigen zuil en meet de hoogste knop. Komt u boven de 1.220&nbsp;mm uit, dan weet u waar u begint.</p>
<p>Wilt u een ontwerp laten nalopen op bedienhoogte en letterhoogte, stuur ons dan een schermafdruk via <a href="/contact?onderwerp=Toegankelijke%20kiosk">het contactformulier</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('de-juiste-kleur-op-staal', '/media/blog/de-juiste-kleur-op-staal.avif', $$Twaalf stalen kleurplaten aan een witte wand, naast een gele zuil met een aanbieding voor jassen (visualisatie)$$, '2025-09-16 07:00:00+00', $$Een RAL-nummer legt de kleur vast, maar glans, structuur en het hout of beton ernaast bepalen wat u ziet. Zo kiest u met een kleurstaal in de hand.$$, $$Welke kleur krijgt uw kiosk? Over RAL-nummers, glans en structuur, kleurstalen bekijken en een keuze die klopt naast hout, beton of wit stucwerk.$$, true, $html$
<p>De juiste kleur vindt u met een kleurstaal in de ruimte zelf, niet op een beeldscherm. Het RAL-nummer legt alleen de kleurtoon vast. Hoe die eruitziet op een stalen kiosk, hangt ook af van de glans, de structuur en alles wat eromheen staat.</p>

<h2>Nummer, glans en structuur</h2>
<p>RAL is een register van verfkleuren met een vast nummer. Een poedercoater in Zwolle en een in Gent gebruiken voor 7016 dezelfde referentie. Daarom vragen wij om een nummer en niet om ‘ons blauw’.</p>
<p>Onze kiosken zijn van gepoedercoat staal van 1,5 tot 2&nbsp;mm. Standaard leveren we RAL&nbsp;9005 diepzwart en RAL&nbsp;9016 verkeerswit. Elke andere RAL-kleur kan tegen een meerprijs. Een kleur uit de huisstijl, bedoeld voor drukwerk of websites, moet u eerst omzetten naar de dichtstbijzijnde RAL-kleur. Reken op een kleine afwijking, vooral bij felle tinten.</p>
<p>Met alleen een nummer is de opdracht nog niet compleet. Twee panelen met hetzelfde nummer kunnen naast elkaar duidelijk verschillen. Vraag daarom altijd welke afwerkingen in uw kleur leverbaar zijn.</p>
<p><strong>Glans.</strong> Een glanzend oppervlak spiegelt lampen en ramen. De kleur lijkt dieper, maar elke vinger tekent zich af. Mat verstrooit het licht en oogt rustiger naast een fel scherm. Bij donkere kleuren is dat verschil het grootst.</p>
<p><strong>Structuur.</strong> Een glad oppervlak is het makkelijkst schoon te houden. Een fijne structuur verbergt krasjes en vingers beter, maar houdt meer stof vast. Op schouderhoogte en bij de voet telt dat: daar komen tassen, stofzuigers en karren langs.</p>

<h2>Naast hout, beton en stucwerk</h2>
<p>Een kiosk staat nooit op zichzelf. Bedenk eerst of hij moet opgaan in de ruimte of juist gevonden moet worden. Voor bewegwijzering en zelfbediening is dat laatste verstandig. Een zuil die afsteekt tegen de muur is ook beter te vinden voor wie slecht ziet.</p>
<table>
<caption>Vier interieurs met een rustige en een opvallende kleur</caption>
<thead>
<tr><th scope="col">De ruimte</th><th scope="col">Gaat op in de ruimte</th><th scope="col">Valt op</th></tr>
</thead>
<tbody>
<tr><th scope="row">Hout en warm licht</th><td>8017 chocoladebruin</td><td>9016 verkeerswit</td></tr>
<tr><th scope="row">Zichtbeton</th><td>7035 lichtgrijs</td><td>1018 zinkgeel</td></tr>
<tr><th scope="row">Wit stucwerk</th><td>9016 verkeerswit</td><td>5002 ultramarijnblauw</td></tr>
<tr><th scope="row">Donkere vloer, zwarte kozijnen</th><td>9005 diepzwart</td><td>2004 zuiver oranje</td></tr>
</tbody>
</table>
<figure>
<img src="/media/blog/figuur-kleur-per-interieur.avif" alt="Vier ruimtes met elk twee zuilen, één die opgaat in de ruimte en één die opvalt: bij hout 8017 en 9016, bij zichtbeton 7035 en 1018, bij wit stucwerk 9016 en 5002, bij een donkere vloer met zwarte kozijnen 9005 en 2004" width="672" height="846">
<figcaption>Dezelfde vier ruimtes, links de rustige en rechts de opvallende kleur. Uw beeldscherm wijkt af van het staal.</figcaption>
</figure>
<p>Lijkt een kleur u te veel, maak dan niet de kleur lichter maar het vlak kleiner. Een antracietgrijze zuil (7016) met een fel scherm is al een sterk beeld. De kleur van uw merk kan dan op het scherm staan, waar u haar per seizoen wijzigt.</p>
<p>Denk bij wit aan het contrast met het scherm. Rond een donker beeld lijkt een witte rand een passe-partout; rond een wit beeld valt hij weg. Bij zwart werkt het omgekeerd.</p>

<h2>Zo bekijkt u een staal</h2>
<p>Een staal van enkele centimeters liegt een beetje: op een zuil van 1.750&nbsp;mm hoog oogt dezelfde kleur feller. Met deze volgorde komt u er toch goed uit.</p>
<ol>
<li>Houd het staal rechtop. Liggend op tafel vangt het ander licht dan op een zuil.</li>
<li>Bekijk het op de plek van de kiosk, met de lampen aan die daar horen.</li>
<li>Kijk ’s ochtends en laat in de middag. Daglicht verschuift de kleur merkbaar.</li>
<li>Leg het tegen de vloer, de wand en de balie. Juist de randen verraden een verkeerde ondertoon.</li>
<li>Kies er twee, slaap er een nacht over en laat een collega beslissen die het project niet kent.</li>
</ol>

<h2>Plan de kleur mee</h2>
<p>Een eigen kleur kost twee weken extra. Een vloerkiosk is er na zes weken in plaats van vier, een wandkiosk na vijf in plaats van drie. Is de productie eenmaal begonnen, dan kunt u een kiosk in eigen kleur niet meer annuleren. Leg het nummer, de glans en de structuur dus schriftelijk vast voordat u tekent.</p>
<p>Bestelt u later een tweede kiosk voor dezelfde ruimte, vermeld dan de eerste order. Zo kunnen beide zuilen naast elkaar staan zonder dat iemand het verschil in jaargang ziet.</p>
<p>Noem bij uw aanvraag de kleuren waar u tussen twijfelt; <a href="/contact?onderwerp=Kleurstaal%20aanvragen">kleurstalen vraagt u aan via het contactformulier</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('menubord-dat-meebeweegt-met-de-dag', '/media/blog/menubord-dat-meebeweegt-met-de-dag.avif', $$Drie staande menuborden boven een koffiebar, voor ontbijt, lunch en borrel (visualisatie)$$, '2025-11-11 08:00:00+00', $$Ontbijt, lunch en avondkaart op één scherm, zonder dat iemand om elf uur achter een computer zit. Zo deelt u de dag in en zo houdt u prijzen gelijk.$$, $$Een digitaal menubord dat zelf wisselt van ontbijt naar avondkaart: zo kiest u dagdelen, koppelt u de kassa en toont u allergenen en wat op is.$$, true, $html$
<p>Een menubord beweegt mee als u de dag eerst in stukken verdeelt. Elk stuk heet een dagdeel en krijgt een eigen afspeellijst, met een begin- en een eindtijd. Om 11.00&nbsp;uur maakt het ontbijt vanzelf plaats voor de lunch en om 17.00&nbsp;uur volgt de avondkaart. Daarna regelt u alleen nog de uitzonderingen: iets is op, het regent, of u bent een middag dicht.</p>
<h2>Maak de indeling op papier</h2>
<p>Open de software nog niet. Loop een gewone dinsdag langs en schrijf op wanneer de vragen aan de balie veranderen. Die momenten hoeven niet op het hele uur te vallen. Voor een bakkerij met een paar lunchtafels kan het resultaat er zo uitzien:</p>
<table>
<caption>Voorbeeld: vijf dagdelen van een bakkerij met lunch</caption>
<thead>
<tr><th scope="col">Tijd</th><th scope="col">Hoofdboodschap</th><th scope="col">Vaste zone ernaast</th></tr>
</thead>
<tbody>
<tr><th scope="row">7.00–11.00&nbsp;uur</th><td>Verse broodjes</td><td>Koffie en ontbijt met prijzen</td></tr>
<tr><th scope="row">11.00–14.30&nbsp;uur</th><td>Soep van de dag</td><td>Lunchkaart met prijzen</td></tr>
<tr><th scope="row">14.30–17.00&nbsp;uur</th><td>Gebak en thee</td><td>Taarten op bestelling</td></tr>
<tr><th scope="row">17.00–18.00&nbsp;uur</th><td>Meenemen voor vanavond</td><td>Kleine avondkaart</td></tr>
<tr><th scope="row">Na 18.00&nbsp;uur</th><td>Gesloten</td><td>Openingstijden van morgen, gedimd</td></tr>
</tbody>
</table>
<figure>
<img src="/media/blog/figuur-dagdelen-van-een-menubord.avif" alt="Een dag van 7.00 tot 19.00&nbsp;uur als tijdbalk. De hoofdboodschap wisselt om 11.00, 14.30, 17.00 en 18.00&nbsp;uur; daarnaast staat steeds een vaste zone, zoals de lunchkaart met prijzen" width="672" height="658">
<figcaption>Links de boodschap die per dagdeel wisselt, rechts de kaart die stilstaat.</figcaption>
</figure>
<p>Houd per dagdeel één hoofdboodschap aan. Onze vuistregel is drie seconden, zeven woorden, één boodschap. De kaart zelf staat in een zone die niet beweegt. Niemand leest graag een prijs die net wegschuift.</p>
<h2>Laat de kassa de prijs bepalen</h2>
<p>Een prijs die op twee plekken staat, klopt vroeg of laat op één plek niet. Met een kassakoppeling haalt het menubord naam en prijs uit het kassasysteem. U wijzigt de soepprijs aan de kassa en het bord volgt. Of dat met uw kassa kan, weet uw kassaleverancier. Vraag of artikelen en prijzen als gegevens beschikbaar zijn voor andere systemen.</p>
<p>Vraag daarna wat er zonder verbinding gebeurt. Narrowcastingsoftware hoort door te spelen als het internet wegvalt. Het bord toont dan de laatst opgehaalde kaart en geen foutmelding.</p>
<p>Voorraad vraagt meer nadenken dan prijs. Spreek vooraf af wat het bord doet wanneer de teller op nul staat:</p>
<ul>
<li><strong>Weglaten.</strong> Het gerecht verdwijnt en de regels eronder schuiven op. Dat is rustig, maar vaste gasten gaan zoeken.</li>
<li><strong>Laten staan met ‘uitverkocht’.</strong> Dat is duidelijk, al oogt het bord aan het eind van de dag leger.</li>
<li><strong>Vervangen.</strong> Een ander gerecht neemt de plek in. Iemand moet de lijst met vervangers bijhouden.</li>
</ul>
<p>Twijfelt u, begin dan met de tweede keuze. Die is eerlijk tegenover de gast en kost u geen extra beheer.</p>
<h2>Allergenen horen bij het gerecht</h2>
<p>Leg allergenen vast als gegevens bij het gerecht, niet als tekst in een afbeelding. Verandert het recept, dan verandert de informatie in elk dagdeel mee. Een plaatje van vorige maand doet dat niet. De keuken blijft de bron en iemand daar keurt elke wijziging goed.</p>
<p>Op het grote bord past de hele lijst vaak niet. Verwijs dan naar één vaste plek, bijvoorbeeld een wandkiosk met touchscreen naast de rij. Een gast kiest daar de allergie en ziet welke gerechten overblijven. Wie geen scherm wil gebruiken, moet het ook aan de balie kunnen vragen.</p>
<h2>Controleer de letters vanuit de rij</h2>
<p>Meet de afstand van de achterste gast tot het bord. Op 3&nbsp;m is een letter van 13&nbsp;mm het minimum en leest 25&nbsp;mm prettig. Op 5&nbsp;m worden dat 21 en 42&nbsp;mm. Past de kaart dan niet, schrap gerechten of hang een tweede scherm op. Een kleinere letter lost niets op.</p>
<p>Let ook op het licht. Binnen, boven de looproute, is 500&nbsp;cd/m² een gangbare helderheid. Een lunchaanbieding achter de ruit vraagt 2.500&nbsp;cd/m², omdat het scherm daar tegen daglicht op moet. Beide schermen kunnen dezelfde dagdelen volgen, elk met een eigen afspeellijst.</p>
<p>Hoe dagdelen, zones en live gegevens in één beheeromgeving samenkomen, leest u bij <a href="/digital-signage">onze narrowcastingsoftware</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wachten-voelt-korter-met-goede-informatie', '/media/blog/wachten-voelt-korter-met-goede-informatie.avif', $$Een wachtruimte met twee stoelen en een balie; het scherm aan de wand roept nummer A$$ || chr(160) || $$41 op voor kamer$$ || chr(160) || $$4 (visualisatie)$$, '2026-02-03 08:30:00+00', $$Een scherm maakt het spreekuur niet korter. Het neemt wel de twijfel van uw bezoekers weg, als volgorde, stilte, privacy en taal kloppen.$$, $$Wat hoort er op een scherm in de wachtruimte van een praktijk of ziekenhuis? Over volgorde, stilte, privacy en taal, met voorbeelden van teksten.$$, true, $html$
<p>Twintig minuten wachten met uitleg is anders dan twintig minuten wachten zonder. Wie in een praktijk zit, heeft drie vragen: weten ze dat ik er ben, wanneer ben ik aan de beurt en waar moet ik dan heen. Beantwoord die drie en het wachten voelt korter, ook al duurt het spreekuur even lang. Een scherm kan dat zonder de balie te belasten, mits u vier dingen goed regelt.</p>
<h2>Eerst de volgorde, dan de afleiding</h2>
<p>Een wachtkamerscherm dat met nieuws begint, zet de oproep al snel in een hoek. Draai dat om. De beurt staat groot, op een vaste plek, en blijft daar staan. De verwachte wachttijd staat eronder. Pas daarna komt de wachtverzachter: voorlichting, een tip, een beeld van buiten.</p>
<p>Geef een wachttijd alleen als iemand of iets hem bijhoudt. Een scherm dat al een uur ‘circa 10&nbsp;minuten’ toont, kost meer vertrouwen dan een scherm zonder tijd. Loopt het spreekuur uit, zeg het dan in gewone woorden:</p>
<blockquote>
<p>Het spreekuur van kamer&nbsp;4 loopt 20&nbsp;minuten uit. U bent aangemeld en hoeft niets te doen.</p>
</blockquote>
<p>De tweede zin is belangrijker dan de eerste. Zonder die zin loopt de een na de ander naar de balie om het te vragen.</p>
<figure>
<img src="/media/blog/figuur-volgorde-op-een-wachtscherm.avif" alt="Een wachtkamerscherm in drie lagen. 1: nummer A&nbsp;41 is aan de beurt in kamer&nbsp;4, door de glazen deur en daarna de tweede deur links. 2: kamer&nbsp;4 loopt 20&nbsp;minuten uit. 3: voorlichting, een tip of een beeld van buiten" width="672" height="496">
<figcaption>De beurt staat altijd op dezelfde plek en is het grootst. De wachtverzachter staat onderaan.</figcaption>
</figure>
<p>De vraag waar iemand heen moet, komt pas bij de oproep. Toon dan geen plattegrond van het hele gebouw maar de eerste twee stappen: ‘Door de glazen deur, daarna de tweede deur links.’ Duurt de route langer, zet dan onderweg een scherm met de volgende stap. Zo hoeft niemand vijf aanwijzingen te onthouden.</p>
<h2>Stil, en toch te volgen</h2>
<p>Geluid is in een wachtruimte zelden welkom. Maak daarom alles zo dat het zonder geluid klopt. Video’s krijgen ondertiteling en een oproep valt op door een rustige wisseling van kleur en cijfer, niet door een knipperende balk. Voor een blinde of slechtziende bezoeker werkt een stil scherm niet. Spreek af dat de balie dat bij de aanmelding noteert en deze bezoeker persoonlijk ophaalt.</p>
<p>Ook lezen kost moeite als iemand gespannen is. Geef een voorlichtingstekst een ruime statijd en houd één boodschap per beeld aan. Zit de achterste stoel op 6&nbsp;m, dan is een letter van 50&nbsp;mm comfortabel en 25&nbsp;mm het minimum.</p>
<h2>Een nummer is genoeg</h2>
<p>Een naam op een oproepscherm vertelt iedereen wie er bij welke specialist zit. Dat is niet nodig. Gebruik een volgnummer dat de bezoeker bij de aanmelding krijgt, en noem een kamer in plaats van een specialisme. Voor de aanmeldzuil zelf helpen vier eenvoudige maatregelen:</p>
<ul>
<li>Zet de zuil zo neer dat de rij niet over de schouder meekijkt.</li>
<li>Overweeg een privacyfilter, waardoor het beeld van opzij niet te lezen is.</li>
<li>Vraag alleen wat nodig is om de afspraak te vinden.</li>
<li>Wis het scherm na korte tijd zonder aanraking, met een waarschuwing vooraf.</li>
</ul>
<p>De zuil moet ook zittend te bedienen zijn. Sinds 28&nbsp;juni 2025 gelden in Nederland toegankelijkheidseisen voor een aantal zelfbedieningsterminals voor consumenten. Laat nagaan of uw aanmeldzuil daaronder valt. Wij raden de maat in elk geval aan: knoppen niet lager dan 380&nbsp;mm en niet hoger dan 1.220&nbsp;mm boven de vloer. Op een staand scherm komen de knoppen dus onderin en de uitleg bovenin.</p>
<h2>In meer dan één taal</h2>
<p>Cijfers en pijlen begrijpt vrijwel iedereen; zinnen niet. Bepaal met de balie welke talen u vaak hoort en kies er niet meer dan drie. Laat ze op het wachtscherm na elkaar zien, steeds met het nummer in beeld. Op een aanmeldzuil met touchscreen komt de taalkeuze op het eerste scherm, in de taal zelf: Nederlands, English, Türkçe. Een vlag is geen taal.</p>
<p>Is de wachtruimte smal, dan past een scherm tegen de muur beter dan een zuil op de vloer: bekijk de maten van <a href="/kiosken#wall-kiosk">de Wall kiosk</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('checklist-voor-de-dag-van-plaatsing', '/media/blog/checklist-voor-de-dag-van-plaatsing.avif', $$Een half uitgepakte zuil in een kartonnen doos, met een steekwagen, een waterpas, een gereedschapskist en een boormachine op de vloer (visualisatie)$$, '2026-04-21 07:15:00+00', $$Stroom, netwerk, ondergrond, route, toestemming en iemand die mag beslissen. Loop deze lijst twee weken vooraf na, met een rolmaat in de hand.$$, $$Wat moet er klaar zijn als uw kiosk wordt geplaatst? Een checklist met maten en gewichten: stroom, netwerk, vloer, liftbreedte, gevel en oplevering.$$, true, $html$
<p>Zes dingen moeten klaar zijn voordat de bus voorrijdt: stroom, netwerk, ondergrond, route, toestemming en een contactpersoon die mag beslissen. Ontbreekt er één, dan is een tweede rit vaak de enige oplossing. Print deze pagina en loop de lijst twee weken vooraf na. U heeft een rolmaat nodig en een halfuur.</p>
<h2>Stroom en netwerk</h2>
<p>Elke kiosk heeft één stekker voor 230&nbsp;V en één netwerkkabel. Het stopcontact zit bij voorkeur achter of onder de kiosk, zodat er geen snoer door de looproute ligt. Controleer ook of het contact dag en nacht spanning heeft. Een groep die met de winkelverlichting uitgaat, zet ook uw kiosk uit, midden in een nachtelijke update.</p>
<p>Een vast netwerkpunt werkt rustiger dan wifi. Gaat het niet anders, test de wifi dan op de plek zelf en tijdens openingstijd. Vraag uw systeembeheerder vooraf of de mediaspeler op het netwerk mag en of er een adres of een wachtwoord nodig is. Op de dag zelf is die beheerder meestal niet in huis.</p>
<h2>Meet de smalste deur</h2>
<p>Loop de route van de stoep tot de plek, met alle deuren, bochten en drempels. Reken op een vrije doorgang van 800&nbsp;mm, ook bij de liftdeur. De breedste 55-inch kiosk voor vloer of raam is 790&nbsp;mm en past daar zonder verpakking net doorheen. Meet ook de hoogte van de liftcabine en kijk naar de toegestane last.</p>
<table>
<caption>Maten en gewichten van vier modellen in 55&nbsp;inch</caption>
<thead>
<tr><th scope="col">Model</th><th scope="col">Hoogte × breedte × diepte</th><th scope="col">Gewicht</th><th scope="col">Staat op of hangt aan</th></tr>
</thead>
<tbody>
<tr><th scope="row">Brandvision</th><td>1.920&nbsp;× 790&nbsp;× 60&nbsp;mm</td><td>82&nbsp;kg</td><td>Voetplaat 790&nbsp;× 480&nbsp;mm</td></tr>
<tr><th scope="row">Clearvision double</th><td>1.880&nbsp;× 790&nbsp;× 135&nbsp;mm</td><td>124&nbsp;kg</td><td>Voetplaat 790&nbsp;× 560&nbsp;mm</td></tr>
<tr><th scope="row">Wall kiosk</th><td>1.330&nbsp;× 800&nbsp;× 75&nbsp;mm</td><td>46&nbsp;kg</td><td>Wand</td></tr>
<tr><th scope="row">Ceiling kiosk</th><td>800&nbsp;× 1.330&nbsp;× 120&nbsp;mm</td><td>55&nbsp;kg</td><td>Buizen van 500–1.500&nbsp;mm</td></tr>
</tbody>
</table>
<figure>
<img src="/media/blog/figuur-deur-en-gewichten.avif" alt="Een kiosk van 790&nbsp;mm breed in een doorgang van 800&nbsp;mm, met daarnaast de gewichten in 55&nbsp;inch: Brandvision 82&nbsp;kg, Clearvision double 124&nbsp;kg, Wall kiosk 46&nbsp;kg en Ceiling kiosk 55&nbsp;kg" width="672" height="594">
<figcaption>Aan elke kant blijft 5&nbsp;mm over. De Clearvision double is de zwaarste: reken daarop bij de lift.</figcaption>
</figure>
<p>Is een doorgang smaller dan 800&nbsp;mm, meld dat dan bij de bestelling. Dat scheelt een verrassing op de trap.</p>
<h2>Ondergrond en gevel</h2>
<p>Een zuil vraagt een vlakke, harde vloer over de hele voetplaat. Op hoogpolig tapijt of losse tegels staat hij niet stevig. Ligt er vloerverwarming, zeg dat dan voordat iemand een gat boort. Laat naast de zuil ruimte voor een rolstoel en houd de vluchtroute vrij.</p>
<p>Voor een Wall kiosk telt wat achter de verf zit. Beton en metselwerk zijn eenvoudig; een wand van gipsplaat vraagt achterhout of een frame. Bij een systeemplafond heeft een Ceiling kiosk een bevestiging nodig aan de vloer erboven, niet aan de platen. Een foto met een open plafondtegel zegt ons meer dan een beschrijving.</p>
<p>Een scherm dat vanaf de straat te zien is, kan als reclame gelden. Vraag bij uw gemeente na of u een vergunning of melding nodig heeft, ook als het scherm achter glas staat. Huurt u het pand, vraag dan tegelijk de verhuurder. Doe dit voor de bestelling: een kleur is nog te wijzigen zolang de productie niet loopt, een geweigerde vergunning niet.</p>
<h2>Op de dag zelf</h2>
<ol>
<li>De contactpersoon ontvangt de monteurs, wijst de plek aan en blijft bereikbaar.</li>
<li>De plek is leeg, schoon en verlicht. Er ligt bescherming op een kwetsbare vloer.</li>
<li>Parkeren en lossen kan op loopafstand van de ingang.</li>
<li>De eerste afspeellijst staat klaar in de beheeromgeving, zodat u het echte beeld beoordeelt.</li>
<li>U controleert samen kleur, glas, slot, helderheid en de melding in de beheeromgeving.</li>
<li>U ontvangt de sleutel, noteert het serienummer aan de binnenkant van de servicedeur en bewaart de verpakking.</li>
</ol>
<p>Vanaf de levering loopt de garantie: 2&nbsp;jaar op hardware en 1&nbsp;jaar softwareondersteuning. Leg de handtekening en de datum dus goed vast.</p>
<p>De maten en gewichten van alle zeven modellen in beide formaten vindt u bij <a href="/kiosken">de kiosken</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('een-telefoonassistent-die-eerlijk-zegt-wat-hij-is', '/media/blog/een-telefoonassistent-die-eerlijk-zegt-wat-hij-is.avif', $$Een rode telefoon op een bureau; het schermpje zegt dat u met een AI-assistent spreekt (visualisatie)$$, '2026-08-04 07:30:00+00', $$Sinds 2$$ || chr(160) || $$augustus 2026 moet een AI-assistent zich aan de telefoon bekendmaken. Een openingszin, een lijst met grenzen en het moment waarop een mens overneemt.$$, $$AI aan de telefoon moet zich sinds augustus bekendmaken. Lees wat de regel vraagt, welke openingszin werkt en wanneer een medewerker overneemt.$$, true, $html$
<p>‘U spreekt met een AI-assistent, niet met een medewerker.’ Negen woorden, en ze horen aan het begin van het gesprek. Een eerlijke telefoonassistent zegt eerst wat hij is, dan wat hij kan en ten slotte hoe u een mens bereikt. Sinds afgelopen zondag, 2&nbsp;augustus 2026, is het eerste deel daarvan een plicht.</p>
<p>De regel staat in artikel&nbsp;50 van de Europese AI-verordening. Mensen moeten bij het eerste contact horen dat zij met een AI-systeem te maken hebben. Dat geldt voor een chat op een website en net zo goed voor een stem aan de telefoon. Een regel in de algemene voorwaarden of een zin na afloop is te laat: de beller hoort het voordat hij iets over zichzelf vertelt.</p>
<p>Los daarvan blijft de privacywet gelden. Wordt van het gesprek een tekstverslag gemaakt, vertel dat dan ook. Zet in uw privacyverklaring hoelang u het bewaart en wie het leest.</p>
<h2>Een begroeting van drie zinnen</h2>
<p>Naar een lange disclaimer luistert niemand. Zo klinkt een begroeting die in twee ademteugen past:</p>
<blockquote>
<p>Goedemiddag, u spreekt met de AI-assistent van Zuilwerk, niet met een medewerker. Ik noteer uw vraag, maak daar een tekstverslag van en plan zo nodig een terugbelafspraak. Zegt u ‘medewerker’, dan belt een collega u terug.</p>
</blockquote>
<p>Kies een naam die niet verhult. Een assistent die zich met een voornaam van de receptie meldt, begint met een misverstand. ‘De AI-assistent van’ en uw bedrijfsnaam is genoeg. Vraagt iemand halverwege of hij met een computer praat, dan is het antwoord ja.</p>
<h2>Wat hij doet en wat hij laat</h2>
<p>Beperk de taak. Onze AI-telefoon neemt op wanneer niemand kan opnemen: buiten openingstijden, in de lunchpauze, bij drukte. Hij vraagt naam en reden, boekt een afspraak of stuurt u een samenvatting. Meer hoeft hij niet te kunnen.</p>
<ul>
<li>Hij voert geen verkoopgesprekken en belt niemand uit zichzelf op.</li>
<li>Hij noemt geen prijs en belooft geen termijn die niet in uw eigen bron staat.</li>
<li>Hij herhaalt naam en nummer, zodat een fout meteen opvalt.</li>
<li>Hij zegt ‘dat weet ik niet’ en noteert de vraag voor een medewerker.</li>
</ul>
<p>Die laatste regel is de belangrijkste. Een assistent die altijd een antwoord geeft, geeft soms een verzonnen antwoord.</p>
<h2>Wanneer een mens overneemt</h2>
<p>Leg de overdracht vast voordat u de assistent aanzet. Vier situaties zijn een reden om meteen door te verbinden, of buiten kantooruren een terugbelverzoek met voorrang te maken:</p>
<ol>
<li>De beller vraagt om een mens. Eén keer vragen is genoeg.</li>
<li>Er is haast of gevaar: een storing bij de ingang, iemand die vastzit, een scherm dat rookt.</li>
<li>De beller is boos of verdrietig, of de assistent begrijpt twee keer achter elkaar iets niet.</li>
<li>Het gaat over geld, gezondheid, een klacht of een contract.</li>
</ol>
<figure>
<img src="/media/blog/figuur-gesprek-met-de-ai-telefoon.avif" alt="Het verloop van een gesprek in vier stappen: niemand kan opnemen, de assistent zegt eerst wat hij is, hij vraagt naam en reden en boekt een afspraak of vat samen, en een medewerker neemt over als de beller om een mens vraagt, bij haast of gevaar, bij boosheid, verdriet of onbegrip en bij geld, gezondheid, een klacht of een contract" width="672" height="614">
<figcaption>Het gesprek begint met wat hij is en eindigt zo nodig bij een mens.</figcaption>
</figure>
<p>Geef de samenvatting mee aan wie terugbelt. De beller heeft zijn verhaal dan één keer verteld. Spreek ook af wie ’s ochtends als eerste de lijst opent, want een genoteerde vraag zonder eigenaar is nog steeds een gemist gesprek.</p>
<h2>Bel eerst zelf</h2>
<p>De voorbereiding is klein: een doorschakeling van uw nummer en een lijst met vragen die u vaak krijgt. Bel daarna tien keer zelf, of laat collega’s bellen. Praat zacht, praat door de begroeting heen, spel een lastige achternaam, vraag iets onzinnigs. Lees de samenvattingen en kijk wat er ontbreekt. Herhaal dat elke maand met een paar echte verslagen.</p>
<p>Luister vooral naar de eerste vijf seconden. Hoort u daar niet dat het een AI-assistent is, dan is de begroeting nog niet klaar.</p>
<p>Wat de assistent doet, niet doet en van u nodig heeft, staat bij <a href="/digitaal-platform">het digitaal platform</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('minder-stroom-zonder-donkere-schermen', '/media/blog/minder-stroom-zonder-donkere-schermen.avif', $$Een bloemenwinkel in de avond; het scherm achter de ruit is gedimd en toch leesbaar (visualisatie)$$, '2026-10-06 08:00:00+00', $$Een scherm dat ’s nachts uitgaat, blijft overdag gewoon leesbaar. Reken met uren en watts voordat u de helderheid terugdraait.$$, $$Hoeveel stroom gebruikt een kiosk per jaar? Een rekentabel per model, en wat lichtsensor, schema en plaats schelen zonder dat het beeld verbleekt.$$, true, $html$
<p>Minder stroom begint bij de klok, niet bij de helderheid. Een kiosk die twaalf uur per dag aanstaat in plaats van vierentwintig, gebruikt ongeveer de helft, en overdag ziet niemand verschil. Daarna komt de lichtsensor, die ’s avonds dimt. Pas als derde kijkt u of het scherm feller is dan de plek vraagt.</p>
<h2>Zo rekent u het uit</h2>
<p>De som past op een kladblaadje: watt maal uren per dag maal 365, gedeeld door 1.000. Een toestel van 95&nbsp;W dat 12&nbsp;uur per dag draait, komt op 416&nbsp;kWh per jaar. Vermenigvuldig dat met uw eigen tarief, dan heeft u het bedrag. In de tabel staat het vermogen bij gewoon gebruik van twee modellen, elk in twee formaten.</p>
<table>
<caption>Verbruik per jaar bij 365&nbsp;dagen, afgerond op hele kWh</caption>
<thead>
<tr><th scope="col">Model</th><th scope="col">Vermogen</th><th scope="col">24&nbsp;uur per dag</th><th scope="col">12&nbsp;uur per dag</th></tr>
</thead>
<tbody>
<tr><th scope="row">Brandvision 43&nbsp;inch</th><td>75&nbsp;W</td><td>657&nbsp;kWh</td><td>329&nbsp;kWh</td></tr>
<tr><th scope="row">Brandvision 55&nbsp;inch</th><td>110&nbsp;W</td><td>964&nbsp;kWh</td><td>482&nbsp;kWh</td></tr>
<tr><th scope="row">Clearvision 43&nbsp;inch</th><td>180&nbsp;W</td><td>1.577&nbsp;kWh</td><td>788&nbsp;kWh</td></tr>
<tr><th scope="row">Clearvision 55&nbsp;inch</th><td>260&nbsp;W</td><td>2.278&nbsp;kWh</td><td>1.139&nbsp;kWh</td></tr>
</tbody>
</table>
<figure>
<img src="/media/blog/figuur-verbruik-per-jaar.avif" alt="Staafdiagram van het verbruik per jaar bij 24 en bij 12&nbsp;uur per dag: Brandvision 43&nbsp;inch 657 of 329&nbsp;kWh, Brandvision 55&nbsp;inch 964 of 482&nbsp;kWh, Clearvision 43&nbsp;inch 1.577 of 788&nbsp;kWh, Clearvision 55&nbsp;inch 2.278 of 1.139&nbsp;kWh" width="672" height="480">
<figcaption>De klok halveert elke staaf. Een Clearvision die twaalf uur aanstaat, gebruikt meer dan een even grote Brandvision die dag en nacht draait.</figcaption>
</figure>
<p>Het zijn rekenwaarden bij gelijkblijvend vermogen. Een scherm dat dimt, zit eronder; het beetje stroom in stand-by is niet meegeteld. Een energiemeter tussen stekker en stopcontact geeft na een week het echte getal. Let op de uren: een Brandvision is standaard gemaakt voor 16&nbsp;uur per dag; dag en nacht draaien kan als optie. Een Clearvision is gebouwd voor doorlopend gebruik.</p>
<h2>Eerst het schema, dan de sensor</h2>
<p>Plan de uren waarin iemand kijkt. Een wachtruimte is om 18.00&nbsp;uur leeg, een etalage aan een winkelstraat niet. Zet feestdagen en vakantieweken in dezelfde kalender, want die worden vergeten. Laat het scherm een kwartier voor opening aangaan, zodat een storing opvalt voordat de eerste bezoeker er staat.</p>
<p>Schakel het beeld uit via de planning en haal niet de stekker eruit. De mediaspeler moet ’s nachts bereikbaar blijven voor updates en voor de statusmelding.</p>
<p>Een etalagescherm heeft zijn 2.500&nbsp;cd/m² nodig zolang er daglicht op de ruit staat. Na zonsondergang is die helderheid niet alleen overbodig, maar ook onprettig voor wie langsloopt. De lichtsensor van een Clearvision meet het licht en dimt het scherm ’s avonds. Overdag blijft het beeld op volle sterkte.</p>
<p>Beoordeel de avondstand van buitenaf. Loop na zonsondergang de straat op, ga aan de overkant staan en lees de kleinste tekst. Lukt dat zonder moeite, dan kan het misschien een stap lager. Lukt het niet, kijk dan eerst naar de inhoud: dunne letters en grijze tekst op wit vragen meer licht dan nodig is. Een zwaardere letter kost geen stroom.</p>
<h2>Koop geen licht dat u niet gebruikt</h2>
<p>Helderheid kost stroom. Onze enkelzijdige raammodellen gebruiken twee tot drie keer zoveel als een even grote zuil voor binnen. De plek bepaalt dus al bij de aankoop een groot deel van de rekening:</p>
<ul>
<li><strong>Binnen, zonder direct zonlicht:</strong> 400 tot 750&nbsp;cd/m² is gebruikelijk.</li>
<li><strong>Raam op het noorden of in de schaduw:</strong> ongeveer 800&nbsp;cd/m².</li>
<li><strong>De meeste andere ramen:</strong> 2.500 tot 3.500&nbsp;cd/m².</li>
<li><strong>Raam op het zuiden:</strong> 3.000 tot 4.000&nbsp;cd/m².</li>
</ul>
<p>Soms is verplaatsen de beste besparing. Een zuil die drie meter van de ruit af staat en naar binnen kijkt, heeft geen etalagescherm nodig. Let ook op touch: het glas houdt ten minste 10&nbsp;procent van het licht tegen. Raakt niemand het scherm aan, bestel het dan zonder.</p>
<h3>Wat het energielabel u vertelt</h3>
<p>Digitale informatieschermen van 43 en 55&nbsp;inch vallen onder de Europese labelregels. De klassen lopen van A tot en met G. Schermen vanaf 1.000&nbsp;cd/m² zijn uitgezonderd. Een etalagescherm zonder label is dus niet per se zuiniger of slechter; vergelijk daar de watts.</p>
<p>De helderheid en het vermogen van ons etalagescherm met lichtsensor staan bij <a href="/kiosken#clearvision">de Clearvision</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wanneer-u-beter-geen-kiosk-neemt', '/media/blog/wanneer-u-beter-geen-kiosk-neemt.avif', $$Een houten stoepbord met de tekst ‘Fietsen achterom’ voor een bakstenen gevel, met een fiets ernaast (visualisatie)$$, '2026-11-03 08:45:00+00', $$Wij verkopen kiosken, en toch is een poster, een bordje of een medewerker soms de betere keuze. Een eerlijke lijst, met het alternatief erbij.$$, $$Niet elke boodschap vraagt om een scherm. Zeven situaties waarin u beter geen kiosk koopt, met goedkopere alternatieven en drie vragen vooraf.$$, true, $html$
<p>Neem geen kiosk als uw boodschap een half jaar dezelfde blijft, als niemand de inhoud bijhoudt, of als de plek buiten ligt. In de eerste twee gevallen koopt u een duur fotolijstje, in het derde een kapot scherm. Wij verkopen liever één zuil minder dan een zuil die in het voorjaar nog een gelukkig nieuwjaar wenst.</p>
<p>Stel uzelf drie vragen voordat u modellen vergelijkt:</p>
<ol>
<li><strong>Wat verandert er?</strong> Schrijf op wat er over een week anders is dan vandaag. Blijft het blad leeg, dan volstaat drukwerk.</li>
<li><strong>Wie houdt het bij?</strong> Noem een naam en een vast moment in de week. ‘Marketing’ is geen naam.</li>
<li><strong>Wat doet de bezoeker daarna?</strong> Doorlopen, iets kiezen, iemand vragen. Weet u het niet, dan weet het scherm het ook niet.</li>
</ol>
<p>Heeft u op alle drie een antwoord, dan is het de moeite waard om verder te lezen over modellen. Komt u er niet uit, kijk dan eerst naar de volgende tabel.</p>
<h2>Wat u dan wel neemt</h2>
<table>
<caption>Zeven situaties en een alternatief</caption>
<thead>
<tr><th scope="col">Situatie</th><th scope="col">Beter</th><th scope="col">Waarom</th></tr>
</thead>
<tbody>
<tr><th scope="row">Eén actie, het hele seizoen</th><td>Poster</td><td>Geen stroom, geen beheer, morgen te vervangen</td></tr>
<tr><th scope="row">Eén richting wijzen</th><td>Bord of vloersticker</td><td>Werkt ook als de stroom uitvalt</td></tr>
<tr><th scope="row">Veel tekst om mee te nemen</th><td>Folder of QR-code</td><td>Lezen gaat zittend beter dan staand</td></tr>
<tr><th scope="row">Een paar vragen per dag</th><td>Medewerker</td><td>Vraagt door en ziet wie hulp nodig heeft</td></tr>
<tr><th scope="row">Beurs van drie dagen</th><td>Huren</td><td>Geen opslag en geen afschrijving</td></tr>
<tr><th scope="row">Terras of parkeerplaats</th><td>Buitenkast van een specialist</td><td>Onze modellen zijn voor binnen gemaakt</td></tr>
<tr><th scope="row">Krappe gang</th><td>Scherm aan wand of plafond</td><td>De doorgang blijft vrij</td></tr>
</tbody>
</table>
<h2>De plek zegt soms nee</h2>
<p>Onze zuilen hebben beschermingsgraad IP20. Dat betekent: niet bestand tegen regen of spatwater. Onder een luifel is dus nog steeds buiten. Een scherm achter de ruit kan wel, mits het fel genoeg is: voor de meeste ramen ten minste 2.500&nbsp;cd/m². Op de stoep moet dan wel ruimte zijn om stil te staan en te lezen.</p>
<p>Ook binnen valt een plek soms af. In een onbewaakte hal waar vaker iets sneuvelt, heeft u een zwaardere behuizing nodig. De sector rekent daar met IK10, en onze Wall kiosk haalt IK08. Is er naast de zuil geen ruimte voor een rolstoel, dan sluit u mensen buiten. En waar iedereen doorloopt zonder stil te staan, leest niemand meer dan zeven woorden. Daar doet een groot bord hetzelfde.</p>
<h2>Als de kosten niet kloppen</h2>
<p>Een Brandvision van 43&nbsp;inch begint bij €&nbsp;2.495. Narrowcastingsoftware kost vanaf €&nbsp;17 per scherm per maand bij jaarbetaling. Beide zijn richtprijzen, excl. btw, en bij de kiosk komen transport en plaatsing nog. Zet daar een jaar drukwerk tegenover, met ontwerp, levering en het ophangen erbij. Wisselt u vier keer per jaar op één locatie, dan wint de poster vaak. Wisselt u elke dag, of op twaalf locaties tegelijk, dan keert de som om.</p>
<figure>
<img src="/media/blog/figuur-poster-of-scherm.avif" alt="Een vlak met twee assen: meer locaties naar rechts, vaker iets anders naar boven. Linksonder, bij vier wissels per jaar op één locatie, wint de poster. Bij elke dag iets anders, of twaalf locaties tegelijk, wint het scherm" width="672" height="520">
<figcaption>Eén reden is genoeg om uit de hoek van de poster te komen: vaker wisselen of meer locaties.</figcaption>
</figure>
<p>De uren tellen mee. Een scherm zonder verse inhoud is duurder dan geen scherm, want bezoekers wennen eraan om niet te kijken.</p>
<h2>Begin kleiner als u twijfelt</h2>
<p>Hang een maand lang elke week een andere poster op de bedoelde plek. Noteer wie ze maakt, hoeveel tijd dat kost en welke vragen de balie nog steeds krijgt. Na vier weken weet u of de inhoud er komt, en dat is de helft van het besluit. Blijkt het wisselen een last, dan heeft u voor de prijs van vier posters iets geleerd. Blijkt het te weinig, dan weet u meteen wat er op het scherm moet.</p>
<p>Wilt u uw plek voorleggen, dan krijgt u binnen 24&nbsp;uur antwoord, ook als dat antwoord een poster is: stel uw vraag via <a href="/contact">het contactformulier</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wat-een-kiosk-kost-in-vijf-jaar', '/media/blog/wat-een-kiosk-kost-in-vijf-jaar.avif', $$Vijf zuilen op een rij met de kosten op het scherm: aankoop, plaatsing, software, stroom en service (visualisatie)$$, '2026-11-10 08:00:00+00', $$De aankoopprijs is het begin van de rekening. Een opzet van alle posten over vijf jaar: kiosk, plaatsing, stroom, software en service.$$, $$Aankoop, plaatsing, stroom, software en service: wat kost een kiosk in vijf jaar? Een rekenopzet met richtprijzen exclusief btw voor één binnenzuil.$$, false, $html$
<p>In vijf jaar kost een 43-inch Brandvision ongeveer €&nbsp;4.015 aan kiosk, plaatsing en software samen. Stroom en service komen daar nog bij. Alle bedragen in dit artikel zijn indicaties, excl. btw.</p>
<h2>De vijf posten</h2>
<table>
<caption>Eén Brandvision 43&nbsp;inch, 12&nbsp;uur per dag, zestig maanden</caption>
<thead>
<tr><th scope="col">Post</th><th scope="col">Rekenwijze</th><th scope="col">Vijf jaar, excl. btw</th></tr>
</thead>
<tbody>
<tr><th scope="row">Aankoop</th><td>Vanafprijs, standaardkleur</td><td>€&nbsp;2.495</td></tr>
<tr><th scope="row">Plaatsing</th><td>Eenmalig, gangbaar bedrag</td><td>€&nbsp;500</td></tr>
<tr><th scope="row">Software</th><td>€&nbsp;17 per maand × 60</td><td>€&nbsp;1.020</td></tr>
<tr><th scope="row">Stroom</th><td>75&nbsp;W × 12&nbsp;uur × 365&nbsp;× 5</td><td>1.643&nbsp;kWh × uw tarief</td></tr>
<tr><th scope="row">Service</th><td>Na de garantie</td><td>Nog uit te werken</td></tr>
</tbody>
</table>
<h2>Aankoop en plaatsing</h2>
<p>De vanafprijs geldt voor een zuil zonder touchscreen in zwart of wit. Een eigen RAL-kleur kost meer en verlengt de levertijd van vier naar zes weken. Transport rekenen we apart, omdat afstand en verdieping verschillen.</p>
<h2>Stroom en software</h2>
<p>Bij stroom bepaalt u zelf het bedrag: met uw tarief en met het aantal uren. Draait de zuil dag en nacht, wat met een optie kan, dan verdubbelt het verbruik tot 3.285&nbsp;kWh. De software kost vanaf €&nbsp;17 per scherm per maand bij jaarbetaling. Een prijswijziging in die vijf jaar zit niet in de som.</p>
<h2>Service na de garantie</h2>
<p>De hardware heeft 2&nbsp;jaar garantie en de software 1&nbsp;jaar ondersteuning. Beide zijn te verlengen. In jaar drie tot en met vijf hoort dus een bedrag voor onderhoud of een reservering voor een nieuw scherm. De kast blijft dan staan: het scherm is los te vervangen.</p>
<p><em>Concept van 10&nbsp;november 2026. Het bedrag voor service en een tweede rekenvoorbeeld met een etalagescherm volgen.</em></p>
<p>De prijzen per model en formaat staan bij <a href="/kiosken#brandvision">de Brandvision</a>.</p>
$html$) on conflict (slug) do nothing;
