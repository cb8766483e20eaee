-- Example posts, so that a fresh clone has content. One is a draft.

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('hoe-helder-moet-een-etalagescherm-zijn', '/media/blog/hoe-helder-moet-een-etalagescherm-zijn.avif', $$Een Clearvision met een tulpenaanbieding achter de ruit van een bloemenwinkel, goed leesbaar in de zon (visualisatie)$$, '2025-01-14 08:00:00+00', $$Een televisie verdwijnt achter glas zodra de zon doorkomt. In vier stappen, met een kompas en uw telefoon, weet u hoe helder uw etalagescherm moet zijn.$$, $$Hoe helder moet een etalagescherm zijn? Richtwaarden per windstreek, een proef met uw telefoon en wat de helderheid betekent voor stroom en koeling.$$, true, $html$
<p>Voor de meeste etalages heeft u een scherm van 2.500 tot 3.500&nbsp;cd/m² nodig. Voor een raam op het noorden, of diep in de schaduw, is 800&nbsp;cd/m² genoeg. Een televisie geeft 250 tot 400&nbsp;cd/m² en is achter zonnig glas niet te lezen. Met een kompas, een telefoon en een zonnige dag zoekt u uit hoe fel het achter uw ruit moet zijn.</p>

<h2>Stap 1: bepaal de windstreek</h2>
<p>Op de winkelvloer moet een scherm alleen op tegen lampen. In de etalage spiegelt de ruit de lucht en de gevel aan de overkant. Houd het kompas van uw telefoon tegen het glas en zoek de waarde op. De eenheid cd/m², candela per vierkante meter, heet in sommige folders nits.</p>
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

<h2>Stap 2: zoek het lastigste uur</h2>
<p>Een meetapparaat is niet nodig. Vraag een collega om te helpen.</p>
<ol>
<li>Zet de helderheid van de telefoon helemaal open en de automatische stand uit.</li>
<li>Toon een wit vlak met één regel zwarte tekst.</li>
<li>Laat uw collega het toestel om twaalf uur achter de ruit houden, op de plek van het scherm.</li>
<li>Ga op de stoep staan waar uw klanten lopen en maak een foto.</li>
<li>Herhaal dit bij opening en aan het eind van de middag.</li>
</ol>
<p>De proef geeft geen getal in cd/m², maar u ziet wel op welk uur de ruit het sterkst spiegelt. Probeer ook of een halve meter opschuiven of een kwartslag draaien scheelt. Houd de telefoon achter de zonwerende folie als het glas die heeft.</p>

<h2>Stap 3: leg een scherm naast de uitkomst</h2>
<figure>
<img src="/media/blog/figuur-helderheid-per-raam.avif" alt="Staafdiagram van de helderheid in cd/m². Een televisie geeft 250 tot 400, een scherm voor binnen 400 tot 750 en een Clearvision 2.500. Een raam op het noorden vraagt circa 800, op het oosten of westen 2.500 tot 3.500 en op het zuiden zonder luifel 3.000 tot 4.000" width="672" height="602">
<figcaption>Het streepje is de Clearvision: ruim genoeg voor noord, de ondergrens voor oost en west, te weinig voor zuid zonder luifel.</figcaption>
</figure>
<p>De <a href="/kiosken/clearvision">Clearvision</a> geeft 2.500&nbsp;cd/m². Op een onbeschut zuidraam blijft dat onder het advies. Een luifel, grote letters en effen vlakken vangen dat op; bewaar donkere sfeerfoto’s voor de avond. Voor een scherm dat bezoekers van binnenuit lezen, volstaat de 500&nbsp;cd/m² van een <a href="/kiosken/brandvision">Brandvision</a>.</p>
<p>Kies touch in de etalage alleen als iemand het scherm echt gaat aanraken. Touchglas neemt minstens 10&nbsp;procent van het licht weg.</p>

<h2>Stap 4: reken stroom en warmte mee</h2>
<p>Een Clearvision van 43&nbsp;inch verbruikt normaal 180&nbsp;W, een Brandvision van dezelfde maat 75&nbsp;W. Bij twaalf uur per dag is dat 788 tegen 329&nbsp;kWh per jaar. De lichtsensor dimt het beeld na zonsondergang, want dan is 2.500&nbsp;cd/m² onprettig voor wie langsfietst. Hoeveel dat scheelt, leest u in <a href="/blog/minder-stroom-zonder-donkere-schermen">ons bericht over stroomverbruik</a>.</p>
<p>De ventilatoren draaien alleen als het te warm wordt. Laat 50&nbsp;mm vrij tussen scherm en ruit, ook bij een touchscreen door het glas, en houd de roosters vrij van decoratie. Een winkel met zo’n etalage staat als voorbeeld bij <a href="/marktsegmenten/retail">retail</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('welke-schermmaat-past-bij-uw-ruimte', '/media/blog/welke-schermmaat-past-bij-uw-ruimte.avif', $$Een zuil van 43$$ || chr(160) || $$inch en een van 55$$ || chr(160) || $$inch naast een meetlat en een rode stoel (visualisatie)$$, '2025-02-11 09:15:00+00', $$Een hal, twaalf zalen en lezers op vijf meter: een rekenvoorbeeld van letterhoogte tot prijs, dat u met uw eigen maten kunt narekenen.$$, $$Een scherm van 43 of 55$$ || chr(160) || $$inch? Een uitgewerkt rekenvoorbeeld met leesafstand, letterhoogte, vloerruimte, stroom en prijs, en een lijst om na te doen.$$, true, $html$
<p>De schermmaat volgt uit de afstand tot de lezer en uit het aantal regels dat u wilt tonen. De lege plek aan de muur zegt daar weinig over. In dit bericht rekenen wij één voorbeeld helemaal uit, van letterhoogte tot prijs. Met een rolmaat en een half uur doet u het na voor uw eigen hal.</p>

<h2>Het voorbeeld: twaalf zalen in een hotel</h2>
<p>Een hotel met twaalf zalen wil bij de ingang de zaalindeling van de dag tonen. Gasten komen binnen met een koffer en lezen vanaf de deurmat, op 5&nbsp;m van de wand waar het scherm komt. Naast de twaalf zalen zijn er een titel en een regel met de datum, samen veertien regels. Niemand hoeft het scherm aan te raken. Langs de wand loopt een route van 2.000&nbsp;mm breed naar de liften, tot aan een lage zithoek. Het scherm is elke dag zestien uur aan.</p>
<p>De vraag is of 43&nbsp;inch genoeg is, en zo niet, wat de grotere maat kost.</p>

<h2>Eerst de letter</h2>
<p>Onze vuistregel: 25&nbsp;mm letterhoogte voor elke 3&nbsp;m leest prettig, de helft is de ondergrens. Op 5&nbsp;m wordt dat 42&nbsp;mm prettig en 21&nbsp;mm minimaal. Een groter scherm verandert die hoogte niet; er passen alleen meer regels op.</p>
<figure>
<img src="/media/blog/figuur-letterhoogte-per-afstand.avif" alt="Letters H op schaal, voor een leesafstand van 1, 2, 3, 5 en 9&nbsp;m. De prettige letter groeit van 8 naar 17, 25, 42 en 75&nbsp;mm, de kleinste van 4 naar 8, 13, 21 en 38&nbsp;mm" width="672" height="542">
<figcaption>De letters op onderlinge schaal: wie tweemaal zo ver staat, heeft een tweemaal zo hoge letter nodig.</figcaption>
</figure>

<h2>Dan de regels</h2>
<p>Van regel tot regel rekenen wij tweemaal de letterhoogte. Bij een letter van 42&nbsp;mm is dat 84&nbsp;mm per regel. Het beeldvlak van een staand scherm is 952&nbsp;mm hoog bij 43&nbsp;inch en 1.218&nbsp;mm bij 55&nbsp;inch.</p>
<ul>
<li>43&nbsp;inch: 952&nbsp;mm gedeeld door 84&nbsp;mm geeft 11 hele regels.</li>
<li>55&nbsp;inch: 1.218&nbsp;mm gedeeld door 84&nbsp;mm geeft 14 hele regels.</li>
</ul>
<p>De zaalindeling van veertien regels past dus precies op 55&nbsp;inch en niet op 43&nbsp;inch. Voor andere afstanden staat dezelfde som in de tabel.</p>
<table>
<caption>Letterhoogte per leesafstand, en het aantal regels op een staand scherm</caption>
<thead>
<tr><th scope="col">Leesafstand</th><th scope="col">Kleinste letter</th><th scope="col">Prettige letter</th><th scope="col">Regels op 43″</th><th scope="col">Regels op 55″</th></tr>
</thead>
<tbody>
<tr><th scope="row">1&nbsp;m</th><td>4&nbsp;mm</td><td>8&nbsp;mm</td><td>59</td><td>76</td></tr>
<tr><th scope="row">2&nbsp;m</th><td>8&nbsp;mm</td><td>17&nbsp;mm</td><td>28</td><td>35</td></tr>
<tr><th scope="row">3&nbsp;m</th><td>13&nbsp;mm</td><td>25&nbsp;mm</td><td>19</td><td>24</td></tr>
<tr><th scope="row">4&nbsp;m</th><td>17&nbsp;mm</td><td>33&nbsp;mm</td><td>14</td><td>18</td></tr>
<tr><th scope="row">5&nbsp;m</th><td>21&nbsp;mm</td><td>42&nbsp;mm</td><td>11</td><td>14</td></tr>
<tr><th scope="row">9&nbsp;m</th><td>38&nbsp;mm</td><td>75&nbsp;mm</td><td>6</td><td>8</td></tr>
</tbody>
</table>
<p>De rij van 4&nbsp;m geeft een tweede mogelijkheid. Als de gasten een meter verder binnen lezen, bijvoorbeeld omdat de bagagekar bij de deur staat, is een letter van 33&nbsp;mm prettig en passen de veertien regels ook op 43&nbsp;inch.</p>

<h2>Controleer de breedte met papier</h2>
<p>Een staand scherm van 43&nbsp;inch is 53,5&nbsp;cm breed, een scherm van 55&nbsp;inch 68,5&nbsp;cm. Een lange zaalnaam met een tijd erachter past daar niet altijd op. Zet de langste regel in de gewenste letterhoogte, druk hem af op een paar vellen A4 en plak die naast elkaar. Kort een te brede regel in: ‘9.30 Zaal&nbsp;7’ is voor een gast net zo duidelijk als de volledige naam van het congres. Bij twee regels per zaal moet u de som hierboven opnieuw maken.</p>

<h2>Wat er op de vloer past</h2>
<p>De voetplaat van een <a href="/kiosken/brandvision">Brandvision</a> is 640&nbsp;× 450&nbsp;mm bij 43&nbsp;inch en 790&nbsp;× 480&nbsp;mm bij 55&nbsp;inch. Van de route van 2.000&nbsp;mm blijft bij de grote zuil 1.520&nbsp;mm over, bij de kleine 1.550&nbsp;mm. Een <a href="/kiosken/wall-kiosk">Wall kiosk</a> steekt 75&nbsp;mm uit de wand en laat 1.925&nbsp;mm vrij. Twee gasten met koffers kunnen elkaar daar ruim passeren.</p>
<p>Plak de omtrek van de voetplaat af met tape en laat die een drukke dag liggen. Plak ook de plek af waar de lezer blijft staan. U ziet dan of mensen uitwijken, en of de rij voor de balie door de leesplek heen loopt.</p>
<p>Loop daarna de weg naar binnen. De Brandvision van 55&nbsp;inch weegt 82&nbsp;kg en die van 43&nbsp;inch 62&nbsp;kg. Welke deuren en liften u meet, staat in <a href="/blog/checklist-voor-de-dag-van-plaatsing">de checklist voor de dag van plaatsing</a>.</p>

<h2>Wat het kost</h2>
<p>Voor dit hotel zijn er vier mogelijkheden. De prijzen zijn richtprijzen excl. btw, transport en plaatsing. Het verbruik is gerekend bij zestien uur per dag, 365&nbsp;dagen per jaar.</p>
<table>
<caption>Vier mogelijkheden voor veertien regels in de hal</caption>
<thead>
<tr><th scope="col">Mogelijkheid</th><th scope="col">Regels</th><th scope="col">Vrije route</th><th scope="col">Richtprijs</th><th scope="col">Per jaar</th></tr>
</thead>
<tbody>
<tr><th scope="row">Brandvision 43″ op 5&nbsp;m</th><td>11, te weinig</td><td>1.550&nbsp;mm</td><td>€&nbsp;2.495</td><td>438&nbsp;kWh</td></tr>
<tr><th scope="row">Brandvision 55″ op 5&nbsp;m</th><td>14</td><td>1.520&nbsp;mm</td><td>€&nbsp;2.995</td><td>642&nbsp;kWh</td></tr>
<tr><th scope="row">Wall kiosk 55″ op 5&nbsp;m</th><td>14</td><td>1.925&nbsp;mm</td><td>€&nbsp;2.245</td><td>642&nbsp;kWh</td></tr>
<tr><th scope="row">Brandvision 43″ op 4&nbsp;m</th><td>14</td><td>1.550&nbsp;mm</td><td>€&nbsp;2.495</td><td>438&nbsp;kWh</td></tr>
</tbody>
</table>
<p>De stap van 43 naar 55&nbsp;inch kost bij de Brandvision €&nbsp;500 in aankoop en 204&nbsp;kWh per jaar. Met een tarief van €&nbsp;0,30 per kWh is dat €&nbsp;61 stroom per jaar. Over vijf jaar is de grote zuil dus ongeveer €&nbsp;807 duurder dan de kleine, zonder tussentijds af te ronden. Vul voor een echte begroting uw eigen tarief in.</p>
<p>De Wall kiosk van 55&nbsp;inch heeft hier de laagste prijs en houdt de route vrij. Zonder wand die het gewicht draagt, is een Brandvision geschikter: de kleine als gasten op 4&nbsp;m kunnen lezen, anders de grote. Reken dan op vier bouten in de vloer.</p>

<h2>Wat er verandert met een touchscreen</h2>
<p>Bij een incheckzuil staat de gast op een meter afstand. Een prettige letter is dan 8&nbsp;mm, en ook op 43&nbsp;inch passen er meer regels dan iemand wil lezen. De maat volgt dan uit de knoppen. De norm <a href="https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf">EN&nbsp;301&nbsp;549</a> legt de bediening tussen 380 en 1.220&nbsp;mm boven de vloer. Beide zuilen zijn hoger dan dat: 1.750 en 1.920&nbsp;mm. Zet beeld en titel bovenin en alle knoppen onderin; <a href="/blog/wat-verandert-er-voor-toegankelijke-kiosken">in een ander bericht</a> staan de vragen die daarbij horen. Een touchscreen kost bij 43&nbsp;inch €&nbsp;595 extra en bij 55&nbsp;inch €&nbsp;795.</p>

<h2>Doe het na</h2>
<ol>
<li>Meet de afstand van de verste lezer tot het scherm.</li>
<li>Tel de regels, met de titel mee.</li>
<li>Zoek de prettige letter op en deel de hoogte van het beeldvlak door tweemaal die letter.</li>
<li>Plak de langste regel op papier naast elkaar.</li>
<li>Plak de voetplaat en de leesplek af op de vloer.</li>
<li>Meet de smalste deur onderweg.</li>
<li>Leg prijs en verbruik van de maten die overblijven naast elkaar.</li>
</ol>
<p>De stappen 1 tot en met 3 rekent onze <a href="/kiosken#keuzehulp">keuzehulp voor leesafstand</a> voor u uit. Voorbeelden van schermen in een lobby vindt u bij <a href="/marktsegmenten/hospitality">hospitality en hotels</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('terugblik-op-drie-beursdagen', '/media/blog/terugblik-op-drie-beursdagen.avif', $$Bezoekers op de stand van Zuilwerk op een vakbeurs, met een touchtafel, een wandscherm, een Clearvision en een ingepakte kiosk (visualisatie)$$, '2025-04-03 07:30:00+00', $$Drie dagen op de Vakdagen Scherm & Ruimte, drie vragen die steeds terugkwamen: over kleur, over licht en over wie de inhoud op het scherm zet.$$, $$Kan een kiosk in elke kleur, hoe fel moet hij zijn achter glas en wie zet de inhoud erop? Drie vragen van een vakbeurs, elk met een lang antwoord.$$, true, $html$
<p>Van 25 tot en met 27&nbsp;maart 2025 stonden wij op de Vakdagen Scherm &amp; Ruimte. Drie vragen kwamen elke dag terug: kan dat in onze kleur, hoe fel moet het in de etalage, en wie zet de inhoud erop? Op de stand was er tijd voor een kort antwoord. Hieronder staat het langere. Van de stand zelf is er <a href="/news">een korte film</a>.</p>

<h2>Kan dat in onze kleur?</h2>
<p>Ja. Het huis van onze kiosken is van staal met een poedercoating, en die bestaat in elke RAL-kleur. Diepzwart (RAL&nbsp;9005) en verkeerswit (RAL&nbsp;9016) zijn standaard. Voor een andere kleur geldt een meerprijs van €&nbsp;245.</p>
<p>Een eigen kleur kost ook tijd. Een <a href="/kiosken/brandvision">Brandvision</a> in zwart of wit leveren wij in 4&nbsp;weken, in uw kleur in 6&nbsp;weken. Tel dus terug vanaf de dag waarop de winkel opengaat.</p>
<p>Lastiger is de vertaling van de huisstijl. Een huisstijlhandboek geeft vaak een code voor beeldscherm of drukwerk, en die heeft geen vaste tegenhanger in RAL. U kiest de kleur die er het dichtst bij ligt, met een kleurstaal in de hand en in het licht van uw eigen ruimte. Hoe u zo’n staal bekijkt, staat in <a href="/blog/de-juiste-kleur-op-staal">het bericht over kleur op staal</a>. In de <a href="/configurator">configurator</a> kunt u alvast passen.</p>

<h2>Hoe fel moet het in de etalage?</h2>
<p>Wij vroegen steeds terug: welke kant kijkt het raam op? Een televisie geeft 250 tot 400&nbsp;cd/m² en een scherm voor binnen 400 tot 750. Achter een beschaduwde ruit is 800&nbsp;cd/m² genoeg. Voor de meeste andere ramen is minstens 2.500&nbsp;cd/m² nodig, en op het zuiden zonder luifel 3.000 of meer.</p>
<p>Veel licht is niet altijd beter, en het kost stroom. Een <a href="/kiosken/clearvision">Clearvision</a> van 43&nbsp;inch haalt 2.500&nbsp;cd/m² en gebruikt doorgaans 180&nbsp;W, een even grote Brandvision 75&nbsp;W. Daarom dimt de Clearvision zodra het buiten donker wordt. Dat leest ook rustiger.</p>
<p>Een beurshal is geen goede plek om dat te beoordelen. Er hangen lampen, er staat geen zon op een ruit en elk scherm lijkt er helder. Bekijk een etalagescherm vanaf de stoep, bij uw eigen gevel en op het zonnigste uur. Het <a href="/blog/hoe-helder-moet-een-etalagescherm-zijn">stappenplan voor de etalage</a> helpt u dat uur te vinden.</p>

<h2>Wie zet de inhoud erop?</h2>
<p>Uw eigen mensen. Narrowcasting betekent: schermen met geplande inhoud voor één publiek, op uw eigen locatie. De <a href="/digital-signage">narrowcastingsoftware</a> draait in de browser en kent sjablonen in uw huisstijl. U plant per scherm, per groep en per dagdeel, zodat een menubord om 11.00&nbsp;uur vanzelf van ontbijt naar lunch gaat.</p>
<p>Wij delen het werk in drieën, en die taken hoeven niet bij dezelfde persoon te liggen:</p>
<ul>
<li><strong>Maken:</strong> sjablonen, beeld en tekst.</li>
<li><strong>Plannen:</strong> dagdelen, voorrang en regels.</li>
<li><strong>Bewaken:</strong> nagaan of elk scherm werkt en toont wat u denkt.</li>
</ul>
<p>Met meerdere vestigingen splitst u ook de inhoud. Het hoofdkantoor vult een vaste laag, die overal gelijk is. De vestiging vult een eigen laag binnen een sjabloon. Een verdeling van 70 en 30&nbsp;procent is een goed begin. Met rollen bepaalt u wie schrijft en wie goedkeurt.</p>
<p>Hoeveel tekst past er op een beeld? Voor wie in het voorbijgaan kijkt, houden wij één regel aan:</p>
<blockquote><p>Drie seconden, zeven woorden, één boodschap.</p></blockquote>
<p>Maak van een langer bericht twee beelden. Reken ook niet op geluid en zet gesproken tekst in de ondertitels.</p>

<h2>Wat u vooraf kunt klaarleggen</h2>
<p>Met deze gegevens kan een leverancier meteen een voorstel maken:</p>
<ul>
<li>het RAL-nummer dat u wilt, of een stukje van het materiaal waar de kiosk naast komt;</li>
<li>de windstreek van de gevel en een foto van de ruit, genomen om twaalf uur op een zonnige dag;</li>
<li>de leesafstand in meters en de beschikbare vloer- of wandruimte in millimeters;</li>
<li>de naam van degene die de inhoud maakt en van degene die haar goedkeurt;</li>
<li>één voorbeeld van een bericht dat morgen op het scherm zou mogen.</li>
</ul>
<p>Heeft u na de vakdagen nog een vraag, stel die dan via <a href="/contact/over/vakdagen">het contactformulier</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('waarom-een-televisie-geen-kiosk-is', '/media/blog/waarom-een-televisie-geen-kiosk-is.avif', $$Links een televisie op een kast met een keuzemenu voor de taal, rechts een zuil met een aanbieding voor jassen (visualisatie)$$, '2025-05-20 08:45:00+00', $$Een televisie is gemaakt voor de avond in de woonkamer. Eén tabel met zeven verschillen, en wat elk verschil in uw winkel of wachtruimte betekent.$$, $$Waarom is een televisie geen kiosk? Draaiuren, warmte, staande stand, garantie en beheer op afstand vergeleken, en waar een televisie wel volstaat.$$, true, $html$
<p>Een televisie is ontworpen voor een paar uur per avond, liggend, in een kamer waar iemand de afstandsbediening heeft. Een kiosk zoals de <a href="/kiosken/brandvision">Brandvision</a> draait de hele werkdag, vaak staand, tussen mensen die hem aanraken. De tabel zet zeven verschillen naast elkaar; de nummers verwijzen naar de opmerkingen eronder.</p>

<h2>Zeven verschillen</h2>
<table>
<caption>Een televisie voor thuis naast een Brandvision</caption>
<thead>
<tr><th scope="col">Onderdeel</th><th scope="col">Televisie</th><th scope="col">Brandvision</th></tr>
</thead>
<tbody>
<tr><th scope="row">1. Draaiuren</th><td>bedoeld voor huiselijk gebruik</td><td>16&nbsp;uur per dag, 7&nbsp;dagen per week; 24/7 als optie</td></tr>
<tr><th scope="row">2. Stand</th><td>liggend</td><td>staand</td></tr>
<tr><th scope="row">3. Helderheid</th><td>250–400&nbsp;cd/m²</td><td>500&nbsp;cd/m², 400 achter touchglas</td></tr>
<tr><th scope="row">4. Voorkant</th><td>het kale paneel</td><td>glas van 6&nbsp;mm</td></tr>
<tr><th scope="row">5. Aansluitingen</th><td>bereikbaar voor iedereen</td><td>achter een servicedeur met slot</td></tr>
<tr><th scope="row">6. Bediening</th><td>afstandsbediening</td><td>beheeromgeving in de browser</td></tr>
<tr><th scope="row">7. Garantie</th><td>lees de voorwaarden voor zakelijk gebruik</td><td>2&nbsp;jaar op hardware, 1&nbsp;jaar softwareondersteuning</td></tr>
</tbody>
</table>

<h2>Opmerkingen bij de tabel</h2>
<figure>
<img src="/media/blog/figuur-draaiuren-per-week.avif" alt="Twee weekroosters. De televisie thuis staat elke avond vier uur aan, 28&nbsp;uur per week. De kiosk in de winkel staat elke dag zestien uur aan, 112&nbsp;uur per week" width="672" height="550">
<figcaption>Bij opmerking 1: dezelfde week, viermaal zo veel uren.</figcaption>
</figure>
<ol>
<li><strong>Draaiuren.</strong> Zestien uur per dag is 112&nbsp;uur per week. Een gezin dat elke avond vier uur kijkt, komt op 28. De achtergrondverlichting slijt mee en het beeld wordt langzaam donkerder.</li>
<li><strong>Stand.</strong> Een televisie raakt zijn warmte kwijt aan vrije lucht. In een nis of een kwartslag gedraaid liggen de openingen verkeerd. Zoek in de handleiding op of staand gebruik mag.</li>
<li><strong>Helderheid.</strong> Genoeg voor een kantine, te weinig voor een etalage. <a href="/blog/hoe-helder-moet-een-etalagescherm-zijn">Hoeveel u wel nodig heeft</a>, hangt af van de windstreek.</li>
<li><strong>Voorkant.</strong> Een prijslijst die maanden op dezelfde plek staat, kan op elk paneel een schaduw achterlaten. Wissel van beeld, ook op een professioneel scherm.</li>
<li><strong>Aansluitingen.</strong> Een bezoeker kan de stekker of de usb-stick eruit trekken. Na een stroomstoring kan een televisie bovendien in zijn eigen startmenu blijven staan.</li>
<li><strong>Bediening.</strong> Met één scherm en een usb-stick lukt het. Bij tien vestigingen wilt u de status van elk scherm zien, een schermafdruk opvragen en herstarten op afstand. Dat doet <a href="/digital-signage">narrowcastingsoftware</a>.</li>
<li><strong>Garantie.</strong> Let op het woord <em>huishoudelijk</em>. Staat dat in de voorwaarden, dan is een defect in uw winkel mogelijk voor eigen rekening.</li>
</ol>

<h2>Waar een televisie wél volstaat</h2>
<p>In de kantine, in een vergaderkamer of bij een presentatie van één middag is een televisie een redelijke keuze. Het toestel hangt dan liggend en buiten handbereik, draait een paar uur per dag en er is iemand in de buurt.</p>
<p>Voor een wand waar mensen langslopen is er de <a href="/kiosken/wall-kiosk">Wall kiosk</a>, vanaf €&nbsp;1.795 excl. btw. Die steekt 75&nbsp;mm uit de muur, is bestand tegen stoten (IK08) en heeft een scherm dat los te vervangen is.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, updated_at, excerpt, meta_description, is_published, content) values ('wat-verandert-er-voor-toegankelijke-kiosken', '/media/blog/wat-verandert-er-voor-toegankelijke-kiosken.avif', $$Een rolstoel naast een witte zuil; een gele strook op de wand geeft de hoogte van 380 tot 1.220$$ || chr(160) || $$mm aan (visualisatie)$$, '2025-06-26 07:15:00+00', '2026-11-27 04:00:00+00', $$Sinds 28$$ || chr(160) || $$juni 2025 geldt de Europese toegankelijkheidswet, ook voor zelfbedieningszuilen. Tien vragen van wie inkoopt of beheert, met antwoord en bron.$$, $$Sinds 28$$ || chr(160) || $$juni 2025 gelden toegankelijkheidseisen voor zelfbedieningszuilen. Tien vragen over reikwijdte, bedienhoogte, toezicht en wat u kunt doen.$$, true, $html$
<p>Bijgewerkt op 27&nbsp;november 2026.</p>
<p>Sinds zaterdag 28&nbsp;juni 2025 gelden in Nederland de eisen van de Europese toegankelijkheidswet, <a href="https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:32019L0882">Richtlijn (EU) 2019/882</a>. Die raken ook kiosken. Tien vragen en antwoorden voor wie zuilen koopt of beheert. Het is geen juridisch advies; leg twijfelgevallen voor aan een jurist.</p>

<h2>Welke zuilen vallen onder de wet?</h2>
<p>Betaalterminals vallen eronder. Een kaartautomaat, incheckzuil of informatiezuil valt eronder als hij hoort bij een dienst uit de wet, zoals personenvervoer of bankdiensten. De wet kijkt naar het gebruik en niet naar de kast, dus hetzelfde model kan er op de ene plek onder vallen en op de andere niet.</p>
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

<h2>Geldt het ook voor een scherm dat alleen iets toont?</h2>
<p>Nee. Een menubord of een etalagescherm laat de bezoeker niets invoeren. Het is geen interactieve terminal.</p>

<h2>Hoe hoog mogen de knoppen zitten?</h2>
<p>De norm <a href="https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf">EN&nbsp;301&nbsp;549</a> maakt de eisen meetbaar. Hoofdstuk&nbsp;8.3 geeft voor een vrij bereik recht naar voren twee grenzen: wat iemand moet kunnen bedienen, ligt niet hoger dan 1.220&nbsp;mm en niet lager dan 380&nbsp;mm boven de vloer.</p>
<figure>
<img src="/media/blog/figuur-bedienhoogte.avif" alt="Een zuil van 1.750&nbsp;mm hoog van voren en van opzij, met iemand in een rolstoel ervoor. Een band van 380 tot 1.220&nbsp;mm boven de vloer loopt over de zuil: de knoppen staan erin, beeld en titel erboven" width="672" height="546">
<figcaption>De knoppen staan in de band, beeld en titel erboven. De tekening is op schaal.</figcaption>
</figure>

<h2>Onze zuil is hoger dan 1.220&nbsp;mm. Is dat een probleem?</h2>
<p>Nee, zolang de knoppen lager zitten. Een <a href="/kiosken/brandvision">Brandvision</a> van 43&nbsp;inch is 1.750&nbsp;mm hoog. Zet beeld, titel en uitleg bovenin, en antwoorden, terug en verder onderin. De norm kent ook eisen voor knie- en voetruimte; lees die na voor uw eigen opstelling. Een <a href="/kiosken/touch-table">Touch screen table</a> is te bestellen met een blad tussen 750 en 900&nbsp;mm.</p>

<h2>Hoe groot moet de tekst zijn?</h2>
<p>Op één meter is 4&nbsp;mm volgens onze vuistregel het minimum en leest 8&nbsp;mm prettig. Voor grotere afstanden staat de som in <a href="/blog/welke-schermmaat-past-bij-uw-ruimte">het rekenvoorbeeld over schermmaten</a>. Controleer ook of het contrast op peil blijft als de zon op het glas staat.</p>

<h2>Wij zijn een klein bedrijf. Zijn wij vrijgesteld?</h2>
<p>Voor diensten zijn micro-ondernemingen vrijgesteld: minder dan tien medewerkers en ten hoogste €&nbsp;2&nbsp;miljoen omzet of balanstotaal. Wie zelf zo’n zuil maakt of invoert, valt er ook als klein bedrijf onder. Een klant die zelf onder de wet valt, kan de eisen wel in zijn inkoop opnemen.</p>

<h2>Wie controleert het?</h2>
<p>In Nederland kwam er geen aparte wet. De eisen staan in wijzigingen van verschillende bestaande wetten, en het toezicht is naar sector verdeeld over zes instanties.</p>

<h2>Onze zuil staat er al jaren. Moet die weg?</h2>
<p>Niet meteen. Volgens artikel&nbsp;32 van de richtlijn mag een land een zelfbedieningsterminal die vóór 28&nbsp;juni 2025 in gebruik was, laten staan tot die economisch is afgeschreven, hoogstens 20&nbsp;jaar na ingebruikname. Vraag na wat voor uw sector geldt. Aan de software kunt u intussen veel doen: minder stappen, grotere letters, knoppen in de lage zone en een duidelijke weg terug. Meet eerst de hoogste knop in elk scherm van de toepassing.</p>

<h2>Wij zijn een overheid. Geldt er iets extra’s?</h2>
<p>Het Besluit digitale toegankelijkheid overheid gaat over websites en apps, dus ook over de webpagina die op uw kiosk draait. Bij een aanbesteding houdt u in de technische eisen rekening met toegankelijkheid (artikel&nbsp;42 van Richtlijn 2014/24/EU).</p>

<h2>Wat vraag ik een leverancier?</h2>
<ul>
<li>Op welke hoogte liggen de laagste en de hoogste knop?</li>
<li>Kan iemand in een rolstoel recht voor de zuil komen, zonder losse bakken of dranghekken?</li>
<li>Hoe helpt de zuil iemand die het scherm niet kan zien?</li>
<li>Wat gebeurt er als een gebruiker meer tijd nodig heeft?</li>
<li>Is alles wat te horen is ook te lezen, en is kleur nergens de enige aanwijzing?</li>
<li>Wie controleert de toegankelijkheid opnieuw na een wijziging van de inhoud?</li>
</ul>
<p>Een goed antwoord is een maat, een document of een demonstratie. De laatste vraag wordt vaak vergeten: een nieuw sjabloon dat de knoppen omhoog schuift, is genoeg om niet meer te voldoen.</p>
<p>Stuur ons gerust een schermafdruk als u een ontwerp wilt laten nalopen op bedienhoogte en letterhoogte: <a href="/contact/over/advies-toegankelijkheid">vraag advies over een toegankelijke kiosk</a>. Voor stations en halten staan voorbeelden bij <a href="/marktsegmenten/transport">transport</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('de-juiste-kleur-op-staal', '/media/blog/de-juiste-kleur-op-staal.avif', $$Twaalf stalen kleurplaten aan een witte wand, naast een gele zuil met een aanbieding voor jassen (visualisatie)$$, '2025-09-16 07:00:00+00', $$Hout, beton, wit stucwerk of een donkere vloer: per interieur een kleur die opgaat in de ruimte en een die opvalt, en zo beoordeelt u een kleurstaal.$$, $$Welke kleur krijgt uw kiosk? Twee RAL-kleuren per interieur, glans en structuur, kleurstalen bekijken en wat een eigen kleur kost in geld en tijd.$$, true, $html$
<p>Een RAL-nummer legt de kleurtoon vast. Hoe die eruitziet op een stalen kiosk, hangt ook af van de glans, de structuur en de ruimte. Bedenk eerst of de zuil mag opgaan in het interieur of juist moet opvallen. Voor bewegwijzering en zelfbediening is dat laatste verstandig, ook voor wie slecht ziet.</p>

<h2>Vier interieurs, twee kleuren</h2>
<figure>
<img src="/media/blog/figuur-kleur-per-interieur.avif" alt="Vier ruimtes met elk twee zuilen, één die opgaat in de ruimte en één die opvalt: bij hout 8017 en 9016, bij zichtbeton 7035 en 1018, bij wit stucwerk 9016 en 5002, bij een donkere vloer met zwarte kozijnen 9005 en 2004" width="672" height="846">
<figcaption>Links de rustige en rechts de opvallende kleur. Uw beeldscherm wijkt af van het staal.</figcaption>
</figure>
<p><strong>Hout en warm licht.</strong> Chocoladebruin (8017) gaat op in de ruimte, verkeerswit (9016) valt op. Wit is standaard en kost dus geen extra tijd.</p>
<p><strong>Zichtbeton.</strong> Lichtgrijs (7035) ligt dicht bij de wand. Zinkgeel (1018) is van ver te vinden, bijvoorbeeld in de aula van <a href="/marktsegmenten/onderwijs">een school</a>.</p>
<p><strong>Wit stucwerk.</strong> Van verkeerswit (9016) ziet u vooral het scherm, van ultramarijnblauw (5002) de hele zuil. Een witte rand valt weg naast een wit beeld.</p>
<p><strong>Donkere vloer, zwarte kozijnen.</strong> Diepzwart (9005) verdwijnt, zuiver oranje (2004) springt eruit. Op zwart zijn vingerafdrukken het best te zien, zeker bij hoogglans.</p>
<p>Vindt u een kleur te fel, maak dan het vlak kleiner in plaats van de kleur lichter. Een antracietgrijze zuil (7016) met de merkkleur op het scherm laat zich per seizoen aanpassen.</p>

<h2>Glans en structuur</h2>
<p>Twee panelen met hetzelfde nummer kunnen naast elkaar duidelijk verschillen. Glanzend spiegelt lampen en ramen en maakt de kleur dieper. Mat verstrooit het licht en oogt rustiger naast een helder scherm. Glad is makkelijk schoon te houden; een fijne structuur verbergt krasjes beter, maar houdt meer stof vast. Vraag welke afwerkingen in uw kleur leverbaar zijn.</p>

<h2>Een staal bekijken</h2>
<p>Op een zuil van 1.750&nbsp;mm hoog oogt een kleur sterker dan op een staal van enkele centimeters.</p>
<ol>
<li>Houd het staal rechtop. Liggend op tafel vangt het ander licht.</li>
<li>Bekijk het op de plek van de kiosk, met de lampen aan die daar horen.</li>
<li>Kijk ’s ochtends en laat in de middag.</li>
<li>Leg het tegen de vloer, de wand en de balie.</li>
<li>Laat ook een collega kijken die het project niet kent.</li>
</ol>

<h2>Wat een eigen kleur kost, in geld en in weken</h2>
<table>
<caption>Standaardkleur en eigen RAL-kleur</caption>
<thead>
<tr><th scope="col">Wat</th><th scope="col">RAL&nbsp;9005 of 9016</th><th scope="col">Eigen kleur</th></tr>
</thead>
<tbody>
<tr><th scope="row">Meerprijs per kiosk</th><td>geen</td><td>€&nbsp;245 excl. btw</td></tr>
<tr><th scope="row">Levertijd <a href="/kiosken/brandvision">Brandvision</a></th><td>4&nbsp;weken</td><td>6&nbsp;weken</td></tr>
<tr><th scope="row">Levertijd <a href="/kiosken/wall-kiosk">Wall kiosk</a></th><td>3&nbsp;weken</td><td>5&nbsp;weken</td></tr>
</tbody>
</table>
<p>Een huisstijlkleur voor drukwerk of websites zet u om naar de dichtstbijzijnde RAL-kleur. Reken op een kleine afwijking. Na de start van de productie kunt u een kiosk in eigen kleur niet meer annuleren, dus leg nummer, glans en structuur schriftelijk vast. Vermeld bij een tweede kiosk het nummer van uw eerste bestelling.</p>
<p>Vermeld bij uw aanvraag de kleuren waartussen u twijfelt: <a href="/contact/over/kleurstaal">vraag kleurstalen aan</a>. In de <a href="/configurator">kioskconfigurator</a> ziet u elke kleur op de kiosk van uw keuze.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('menubord-dat-meebeweegt-met-de-dag', '/media/blog/menubord-dat-meebeweegt-met-de-dag.avif', $$Drie staande menuborden boven een koffiebar, voor ontbijt, lunch en borrel (visualisatie)$$, '2025-11-11 08:00:00+00', $$Een dag uit het leven van een menubord, van zeven uur ’s ochtends tot na sluiting: wat er wisselt, wat blijft staan en wie er iets voor moet doen.$$, $$Een digitaal menubord dat zelf wisselt van ontbijt naar avondkaart: zo kiest u dagdelen, koppelt u de kassa en toont u allergenen en wat op is.$$, true, $html$
<p>Een menubord beweegt mee met de dag als elk dagdeel een eigen afspeellijst heeft, met een begin- en een eindtijd. Hoe dat loopt, laten wij zien aan een voorbeeld: een bakkerij met een paar lunchtafels, op een gewone dinsdag.</p>

<h2>De dag ervoor: de indeling op papier</h2>
<figure>
<img src="/media/blog/figuur-dagdelen-van-een-menubord.avif" alt="Een dag van 7.00 tot 19.00&nbsp;uur als tijdbalk. De hoofdboodschap wisselt om 11.00, 14.30, 17.00 en 18.00&nbsp;uur; daarnaast staat steeds een vaste zone, zoals de lunchkaart met prijzen" width="672" height="658">
<figcaption>Links de boodschap die per dagdeel wisselt, rechts de kaart die stilstaat.</figcaption>
</figure>
<p>De bakker loopt na wanneer de vragen aan de toonbank veranderen en komt op vijf dagdelen. Die hoeven niet op het hele uur te vallen. Per dagdeel kiest hij één hoofdboodschap. De prijzen komen in een zone ernaast, die niet beweegt.</p>

<h2>7.00&nbsp;uur: verse broodjes</h2>
<p>Een kwartier voor opening gaan de schermen aan. Boven de toonbank hangt een dubbelzijdige <a href="/kiosken/ceiling-kiosk">Ceiling kiosk</a> van 500&nbsp;cd/m². In de rij staat de achterste gast op 3&nbsp;m: een letter van 25&nbsp;mm leest daar prettig, 13&nbsp;mm is de ondergrens. Op 5&nbsp;m worden dat 42 en 21&nbsp;mm. Een kaart die dan niet past, krijgt minder regels of een tweede scherm.</p>

<h2>9.40&nbsp;uur: een nieuwe koffieprijs</h2>
<p>De prijs wordt aan de kassa gewijzigd en het bord volgt, omdat het naam en prijs uit het kassasysteem haalt. Of dat met uw kassa kan, weet uw kassaleverancier. Vraag of artikelen en prijzen als gegevens beschikbaar zijn voor andere systemen, en wat het bord doet als de verbinding wegvalt. Onze <a href="/digital-signage">software</a> speelt dan de laatst opgehaalde kaart door.</p>

<h2>11.00&nbsp;uur: van ontbijt naar lunch</h2>
<p>De wissel gaat vanzelf. De soep van de dag staat groot, de lunchkaart met prijzen ernaast. In de etalage begint op hetzelfde moment een eigen afspeellijst. Daar is 2.500&nbsp;cd/m² nodig om tegen het daglicht op te kunnen, zoals een <a href="/kiosken/clearvision">Clearvision</a> geeft.</p>

<h2>12.50&nbsp;uur: de soep is op</h2>
<p>De teller in de kassa staat op nul. Wat het bord dan doet, is vooraf afgesproken. Er zijn drie mogelijkheden:</p>
<ul>
<li><strong>Weglaten.</strong> De regels eronder schuiven op. Vaste gasten gaan zoeken.</li>
<li><strong>Laten staan met ‘uitverkocht’.</strong> Dat is duidelijk en kost geen werk.</li>
<li><strong>Vervangen.</strong> Een ander gerecht neemt de plek in. Iemand houdt de lijst met vervangers bij.</li>
</ul>
<p>De bakker koos het tweede. Wij raden dat aan als u twijfelt.</p>

<h2>13.15&nbsp;uur: een vraag over noten</h2>
<p>De hele allergenenlijst past niet op het grote bord. Naast de rij hangt daarom een <a href="/kiosken/wall-kiosk">Wall kiosk</a> met touchscreen, waar de gast een allergie kiest en ziet welke gerechten overblijven. Vragen aan de toonbank kan ook. De allergenen zijn als gegevens bij het gerecht vastgelegd en niet als tekst in een afbeelding. Na een nieuw recept klopt de informatie dus in elk dagdeel, en iemand in de keuken keurt elke wijziging goed.</p>

<h2>14.30 en 17.00&nbsp;uur: gebak, daarna meenemen</h2>
<p>Om half drie komen gebak en thee in beeld, met de taarten die te bestellen zijn. Vanaf vijf uur staat er wat u voor de avond kunt meenemen. Op een regenachtige dag zet de bakker de dagdelen een uur naar voren. Dat is één wijziging in de planning.</p>

<h2>18.00&nbsp;uur: dicht</h2>
<p>Het bord boven de toonbank gaat uit. Het scherm in de etalage blijft aan, gedimd, met de openingstijden van morgen. Feestdagen en vakantieweken staan in dezelfde kalender. Meer van zulke dagen ziet u bij <a href="/marktsegmenten/restaurants">restaurants</a>. Wat de software kost, rekenen wij voor in <a href="/blog/wat-kost-narrowcasting-per-jaar">het bericht over narrowcasting per jaar</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wachten-voelt-korter-met-goede-informatie', '/media/blog/wachten-voelt-korter-met-goede-informatie.avif', $$Een wachtruimte met twee stoelen en een balie; het scherm aan de wand roept nummer A$$ || chr(160) || $$41 op voor kamer$$ || chr(160) || $$4 (visualisatie)$$, '2026-02-03 08:30:00+00', $$Zes teksten op een wachtkamerscherm, herschreven. Met de volgorde waarin u ze toont en vier maatregelen voor de privacy.$$, $$Wat hoort er op een scherm in de wachtruimte van een praktijk of ziekenhuis? Zes teksten voor en na, de volgorde, stilte, privacy en taal.$$, true, $html$
<p>Wie in een wachtruimte zit, heeft drie vragen: weten ze dat ik er ben, wanneer ben ik aan de beurt en waar moet ik dan heen? Een scherm kan die beantwoorden zonder de balie te belasten. Vaak ligt het aan de tekst als bezoekers toch komen vragen.</p>

<h2>Zes teksten, voor en na</h2>
<table>
<caption>Teksten op een wachtkamerscherm, met de reden van de wijziging</caption>
<thead>
<tr><th scope="col">Voor</th><th scope="col">Na</th><th scope="col">Waarom</th></tr>
</thead>
<tbody>
<tr><th scope="row">Circa 10&nbsp;minuten (al een uur lang)</th><td>Kamer&nbsp;4 loopt 20&nbsp;minuten uit. U bent aangemeld en hoeft niets te doen.</td><td>Een wachttijd die niet verandert, wekt vragen</td></tr>
<tr><th scope="row">De naam van de patiënt, met ‘cardiologie’ erachter</th><td>Nummer A&nbsp;41, kamer&nbsp;4</td><td>Wie bij welke arts komt, gaat de andere wachtenden niet aan</td></tr>
<tr><th scope="row">Plattegrond van het hele gebouw</th><td>Door de glazen deur, daarna de tweede deur links</td><td>Twee stappen zijn te onthouden</td></tr>
<tr><th scope="row">Meld u bij de balie</th><td>Meld u aan bij de zuil naast de deur. Hulp nodig? De balie helpt u.</td><td>De balie blijft vrij voor wie hulp nodig heeft</td></tr>
<tr><th scope="row">Vlaggen van drie landen</th><td>Nederlands, English, Türkçe</td><td>Een taal herkent u aan haar eigen naam</td></tr>
<tr><th scope="row">Video met gesproken uitleg</th><td>Dezelfde video met ondertitels</td><td>In een wachtruimte staat het geluid uit</td></tr>
</tbody>
</table>

<h2>De volgorde op het scherm</h2>
<figure>
<img src="/media/blog/figuur-volgorde-op-een-wachtscherm.avif" alt="Een wachtkamerscherm in drie lagen. 1: nummer A&nbsp;41 is aan de beurt in kamer&nbsp;4, door de glazen deur en daarna de tweede deur links. 2: kamer&nbsp;4 loopt 20&nbsp;minuten uit. 3: voorlichting, een tip of een beeld van buiten" width="672" height="496">
<figcaption>De beurt staat altijd op dezelfde plek en is het grootst. De wachtverzachter staat onderaan.</figcaption>
</figure>
<p>De oproep valt op door een rustige wisseling van kleur en cijfer, niet door een knipperende balk. Toon per beeld één boodschap en houd voorlichting lang genoeg in beeld om haar twee keer te lezen. Zit de achterste stoel op 6&nbsp;m, dan leest een letter van 50&nbsp;mm prettig; 25&nbsp;mm is de ondergrens. De som staat in <a href="/blog/welke-schermmaat-past-bij-uw-ruimte">het rekenvoorbeeld over schermmaten</a>.</p>
<p>Een stil scherm werkt niet voor een blinde of slechtziende bezoeker. Spreek af dat de balie dat bij de aanmelding noteert en deze bezoeker persoonlijk ophaalt.</p>

<h2>De aanmeldzuil</h2>
<p>Voor de privacy zijn vier maatregelen genoeg:</p>
<ul>
<li>Zet de zuil zo neer dat de rij niet over de schouder meekijkt.</li>
<li>Neem een privacyfilter, dat het beeld van opzij donker maakt (€&nbsp;145 excl. btw per scherm).</li>
<li>Vraag alleen wat nodig is om de afspraak te vinden.</li>
<li>Wis het scherm na korte tijd zonder aanraking, met een waarschuwing vooraf.</li>
</ul>
<p>De zuil moet ook zittend te bedienen zijn, met knoppen tussen 380 en 1.220&nbsp;mm boven de vloer. Sinds 28&nbsp;juni 2025 gelden eisen voor een aantal zelfbedieningsterminals. Of de uwe daaronder valt, zoekt u op in <a href="/blog/wat-verandert-er-voor-toegankelijke-kiosken">onze vragen en antwoorden over toegankelijke kiosken</a>. Zet de taalkeuze op het eerste scherm en beperk u tot de drie talen die de balie het vaakst hoort.</p>
<p>In een smalle wachtruimte past een <a href="/kiosken/wall-kiosk">Wall kiosk</a> beter dan een zuil op de vloer. Andere plekken in een zorggebouw staan bij <a href="/marktsegmenten/zorg">zorg</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('checklist-voor-de-dag-van-plaatsing', '/media/blog/checklist-voor-de-dag-van-plaatsing.avif', $$Een half uitgepakte zuil in een kartonnen doos, met een steekwagen, een waterpas, een gereedschapskist en een boormachine op de vloer (visualisatie)$$, '2026-04-21 07:15:00+00', $$Stroom, netwerk, ondergrond, route, toestemming en iemand die mag beslissen. Loop deze lijst twee weken vooraf na, met een rolmaat in de hand.$$, $$Wat moet er klaar zijn als uw kiosk wordt geplaatst? Een checklist om af te drukken: stroom, netwerk, route, vloer, wand, toestemming en oplevering.$$, true, $html$
<p>Druk deze pagina af en loop de lijst twee weken voor de plaatsing na. U heeft een rolmaat nodig en een half uur.</p>

<h2>Stroom en netwerk</h2>
<ul>
<li>Stopcontact (230&nbsp;V) achter of onder de kiosk, dag en nacht onder spanning.</li>
<li>Netwerkkabel op de plek, of wifi die daar tijdens openingstijd is getest.</li>
<li>De systeembeheerder laat de mediaspeler toe op het netwerk.</li>
</ul>

<h2>Route naar binnen</h2>
<figure>
<img src="/media/blog/figuur-deur-en-gewichten.avif" alt="Een kiosk van 790&nbsp;mm breed in een doorgang van 800&nbsp;mm, met daarnaast de gewichten in 55&nbsp;inch: Brandvision 82&nbsp;kg, Clearvision double 124&nbsp;kg, Wall kiosk 46&nbsp;kg en Ceiling kiosk 55&nbsp;kg" width="672" height="594">
<figcaption>Bij een zuil van 55&nbsp;inch op zijn voetplaat blijft zonder verpakking aan elke kant 5&nbsp;mm over. In de doos gaat elke kiosk op zijn kant door de deur.</figcaption>
</figure>
<ul>
<li>Vrije doorgang van 800&nbsp;mm voor een zuil van 55&nbsp;inch op zijn voetplaat, ook bij de liftdeur. In de doos mag het smaller: <a href="/kopen-en-plaatsen#deur-en-lift">de maten van de doos</a>. Meld een smallere doorgang bij de bestelling.</li>
<li>Hoogte en toegestane last van de lift. Alle maten staan bij <a href="/kiosken#maten">de kiosken</a>.</li>
<li>Parkeren en lossen op loopafstand.</li>
</ul>

<h2>Plek</h2>
<ul>
<li>Vlakke, harde vloer waarin vier bouten mogen. Meld vloerverwarming.</li>
<li>Voor een <a href="/kiosken/wall-kiosk">Wall kiosk</a>: beton, metselwerk of achterhout.</li>
<li>Voor een <a href="/kiosken/ceiling-kiosk">Ceiling kiosk</a>: bevestiging aan de vloer erboven, niet aan plafondplaten.</li>
<li>Ruimte voor een rolstoel en een vrije vluchtroute.</li>
</ul>

<h2>Toestemming</h2>
<ul>
<li>Zichtbaar vanaf de straat? Vraag de gemeente vóór de bestelling naar vergunning of melding.</li>
<li>In een huurpand vraagt u het tegelijk aan de verhuurder.</li>
</ul>

<h2>Op de dag zelf</h2>
<ul>
<li>Een contactpersoon die mag beslissen, is bereikbaar.</li>
<li>De eerste afspeellijst staat klaar.</li>
<li>Samen gecontroleerd: kleur, glas, slot, helderheid en de melding in de beheeromgeving.</li>
<li>Sleutel ontvangen, serienummer genoteerd, datum getekend. De garantie van 2&nbsp;jaar loopt vanaf de leverdatum.</li>
</ul>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wat-kost-narrowcasting-per-jaar', '/media/blog/wat-kost-narrowcasting-per-jaar.avif', $$Drie rijen met 1, 3 en 10 getekende schermen; daarachter de kosten per jaar: €$$ || chr(160) || $$349, €$$ || chr(160) || $$1.046 en €$$ || chr(160) || $$3.485 (tekening)$$, '2026-06-09 07:30:00+00', $$Software en stroom voor 1, 3 en 10 schermen, met en zonder de aanschaf van de kiosken. Alle bedragen op een rij en de som erbij.$$, $$Wat kost narrowcasting per jaar? Software, stroom en aanschaf uitgerekend voor 1, 3 en 10 schermen, excl. btw, met wat u eenmalig betaalt.$$, true, $html$
<p>Narrowcasting op één scherm kost bij ons ongeveer €&nbsp;349 per jaar aan software en stroom. Voor drie schermen is dat €&nbsp;1.046 en voor tien schermen €&nbsp;3.485. Alle bedragen zijn indicaties excl. btw. Hieronder staat hoe wij eraan komen en wat u eenmalig betaalt.</p>

<h2>Wat elk jaar terugkomt</h2>
<table>
<caption>Software en stroom per jaar, voor kiosken van 55&nbsp;inch die 12&nbsp;uur per dag aan zijn</caption>
<thead>
<tr><th scope="col">Per jaar</th><th scope="col">1 scherm</th><th scope="col">3 schermen</th><th scope="col">10 schermen</th></tr>
</thead>
<tbody>
<tr><th scope="row">Software</th><td>€&nbsp;204</td><td>€&nbsp;612</td><td>€&nbsp;2.040</td></tr>
<tr><th scope="row">Stroom</th><td>€&nbsp;145</td><td>€&nbsp;434</td><td>€&nbsp;1.445</td></tr>
<tr><th scope="row">Samen</th><td>€&nbsp;349</td><td>€&nbsp;1.046</td><td>€&nbsp;3.485</td></tr>
</tbody>
</table>
<p>De <a href="/digital-signage#schermen-en-prijs">narrowcastingsoftware</a> kost vanaf €&nbsp;17 per scherm per maand bij jaarbetaling. Een prijswijziging in latere jaren zit niet in de tabel. De sommen zijn niet tussentijds afgerond.</p>
<p>Voor de stroom namen wij een <a href="/kiosken/brandvision">Brandvision</a> van 55&nbsp;inch: 110&nbsp;W, 12&nbsp;uur per dag, 365&nbsp;dagen. Dat is 482&nbsp;kWh per scherm per jaar. Wij rekenden met €&nbsp;0,30 per kWh; in <a href="/kiosken#keuzehulp">de keuzehulp voor stroom</a> vult u uw eigen tarief in. Een etalagescherm gebruikt meer. Een <a href="/kiosken/clearvision">Clearvision</a> van 55&nbsp;inch komt bij dezelfde uren op 1.139&nbsp;kWh, ofwel €&nbsp;342 per jaar.</p>

<h2>Wat u eenmalig betaalt</h2>
<p>Op schermen die er al hangen, hoeft u misschien niets aan te schaffen. Samsung, LG en Philips maken schermen met een ingebouwde speler waarop de software draait. Een ander scherm krijgt een losse mediaspeler op de HDMI-ingang, die bij onze kiosken €&nbsp;395 kost.</p>
<p>Nieuwe kiosken kunt u over hun gebruiksjaren verdelen. In de tabel doen wij dat over vijf jaar, met de Brandvision van 55&nbsp;inch van €&nbsp;2.995. Transport en plaatsing zitten er niet in en staan op de offerte.</p>
<table>
<caption>Kosten per jaar als de aanschaf over vijf jaar wordt verdeeld</caption>
<thead>
<tr><th scope="col">Per jaar</th><th scope="col">1 kiosk</th><th scope="col">3 kiosken</th><th scope="col">10 kiosken</th></tr>
</thead>
<tbody>
<tr><th scope="row">Aanschaf, gedeeld door vijf</th><td>€&nbsp;599</td><td>€&nbsp;1.797</td><td>€&nbsp;5.990</td></tr>
<tr><th scope="row">Software en stroom</th><td>€&nbsp;349</td><td>€&nbsp;1.046</td><td>€&nbsp;3.485</td></tr>
<tr><th scope="row">Samen</th><td>€&nbsp;948</td><td>€&nbsp;2.843</td><td>€&nbsp;9.475</td></tr>
</tbody>
</table>
<p>Omgerekend is dat ongeveer €&nbsp;79 per kiosk per maand. In werkelijkheid betaalt u de aanschaf in het eerste jaar.</p>

<h2>Wat in geen tabel staat</h2>
<ul>
<li><strong>Uren voor de inhoud.</strong> Een half uur per week is 26&nbsp;uur per jaar, of u nu één scherm vult of tien met dezelfde inhoud.</li>
<li><strong>Eigen inhoud per vestiging.</strong> Tel die uren per vestiging op. Een vaste laag van het hoofdkantoor scheelt werk.</li>
<li><strong>Koppelingen.</strong> Een koppeling op maat kost vanaf €&nbsp;750. Ook de leverancier van de kassa of de agenda kan kosten rekenen.</li>
<li><strong>Internet.</strong> Meestal is er al een aansluiting. De software speelt door als die tijdelijk wegvalt.</li>
</ul>

<h2>Waarop u kunt besparen</h2>
<p>De software en de aanschaf liggen vast per scherm. Op de stroom heeft u zelf invloed. Als dezelfde tien schermen 8 in plaats van 12&nbsp;uur per dag aan zijn, daalt de stroom van €&nbsp;1.445 naar €&nbsp;964 per jaar. In <a href="/blog/minder-stroom-zonder-donkere-schermen">het bericht over stroomverbruik</a> staat hoe u dat doet zonder het beeld donkerder te maken.</p>
<p>De volledige som voor één zuil, en de meerprijs van een touchscreen en een eigen kleur, vindt u in <a href="/blog/wat-kost-een-informatiezuil">wat een informatiezuil kost</a>. Wilt u de software eerst zien werken, <a href="/contact/over/demo-narrowcasting">vraag dan een demo aan</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('een-telefoonassistent-die-eerlijk-zegt-wat-hij-is', '/media/blog/een-telefoonassistent-die-eerlijk-zegt-wat-hij-is.avif', $$Een rode telefoon op een bureau; het schermpje zegt dat u met een AI-assistent spreekt (visualisatie)$$, '2026-08-04 07:30:00+00', $$Sinds 2$$ || chr(160) || $$augustus 2026 moet een AI-assistent zich aan de telefoon bekendmaken. Een voorbeeldgesprek, met bij elk stuk de reden.$$, $$AI aan de telefoon moet zich sinds augustus bekendmaken. Een voorbeeldgesprek met toelichting, en wanneer een medewerker het overneemt.$$, true, $html$
<p>Sinds afgelopen zondag, 2&nbsp;augustus 2026, moeten mensen bij het eerste contact horen dat zij met een AI-systeem te maken hebben. Dat staat in artikel&nbsp;50 van <a href="https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:32024R1689">de AI-verordening, Verordening (EU) 2024/1689</a>. De regel geldt voor een chat op een website en net zo goed voor een stem aan de telefoon. Hieronder staat een voorbeeldgesprek, met bij elk stuk wat u eraan kunt regelen.</p>

<h2>De begroeting</h2>
<blockquote>
<p>Goedemiddag, u spreekt met de AI-assistent van Zuilwerk, niet met een medewerker. Van het gesprek wordt een tekstverslag gemaakt. Wilt u liever een mens spreken, zeg dan ‘medewerker’; een collega belt u terug.</p>
</blockquote>
<p>De eerste zin is de plicht. Een regel in de algemene voorwaarden of een zin na afloop is te laat: de beller hoort het voordat hij iets over zichzelf vertelt. Geef de assistent geen voornaam, want dan denken bellers aan een receptionist. Zet in uw privacyverklaring hoelang u het tekstverslag bewaart en wie het leest.</p>

<h2>De vraag</h2>
<blockquote>
<p>Waarmee kan ik u helpen? … U belt over een scherm dat zwart blijft. Ik herhaal uw naam en nummer, zodat u kunt horen of ze kloppen.</p>
</blockquote>
<p>Onze <a href="/digitaal-platform#ai-telefoon">AI-telefoon</a> neemt op als niemand kan opnemen: buiten openingstijden, in de lunchpauze of bij drukte. Hij vraagt naar naam en reden, en boekt een afspraak of stuurt u een samenvatting. Hij belt niemand uit zichzelf op en voert geen verkoopgesprekken.</p>

<h2>Het antwoord dat hij niet heeft</h2>
<blockquote>
<p>Dat weet ik niet. Ik noteer uw vraag voor een medewerker.</p>
</blockquote>
<p>Zo is hij ingesteld: geen prijs en geen termijn die niet in uw eigen bron staat. Onfeilbaar is hij niet, dus lees mee. Zorg voor een lijst met vragen die bellers vaak stellen, met het antwoord erbij, en vul die aan met wat u in de samenvattingen ziet ontbreken.</p>

<h2>Een medewerker neemt het over</h2>
<blockquote>
<p>Een collega belt u hierover terug. Wat is een goed moment?</p>
</blockquote>
<figure>
<img src="/media/blog/figuur-gesprek-met-de-ai-telefoon.avif" alt="Het verloop van een gesprek in vier stappen: niemand kan opnemen, de assistent zegt eerst wat hij is, hij vraagt naam en reden en boekt een afspraak of vat samen, en een medewerker neemt over als de beller om een mens vraagt, bij haast of gevaar, bij boosheid, verdriet of onbegrip en bij geld, gezondheid, een klacht of een contract" width="672" height="614">
<figcaption>Het gesprek begint met wat hij is. De medewerker neemt over met een terugbelafspraak.</figcaption>
</figure>
<p>De assistent verbindt niet door, want er is op dat moment niemand. Hij maakt een terugbelafspraak. Vier situaties krijgen voorrang op de lijst:</p>
<ol>
<li>De beller vraagt om een mens. Eén keer vragen is genoeg.</li>
<li>Er is haast of gevaar, zoals een scherm dat rookt.</li>
<li>De beller is boos of verdrietig, of de assistent begrijpt twee keer achter elkaar iets niet.</li>
<li>Het gaat over geld, gezondheid, een klacht of een contract.</li>
</ol>
<p>Wie terugbelt, krijgt de samenvatting mee, zodat de beller zijn verhaal één keer vertelt. Spreek af wie ’s ochtends als eerste de lijst opent.</p>

<h2>Bel eerst zelf</h2>
<p>U heeft een doorschakeling van uw nummer nodig en die lijst met vragen. Bel daarna tien keer zelf of laat collega’s bellen. Praat zacht, praat door de begroeting heen, spel een lastige achternaam en vraag iets onzinnigs. Lees na elk gesprek de samenvatting. De AI-telefoon kost €&nbsp;99 per maand excl. btw; <a href="/contact/over/demo-ai-telefoon">vraag een demo aan</a> om hem zelf te horen.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wat-kost-een-informatiezuil', '/media/blog/wat-kost-een-informatiezuil.avif', $$Drie gestapelde balken met de kosten van een informatiezuil in vijf jaar: €$$ || chr(160) || $$5.628, €$$ || chr(160) || $$6.358 en €$$ || chr(160) || $$8.700 (tekening)$$, '2026-09-08 07:15:00+00', $$Aankoop, plaatsing, software, onderhoud en stroom van een informatiezuil, opgeteld over vijf jaar voor drie voorbeelden. Met de som, zodat u hem kunt narekenen.$$, $$Wat kost een informatiezuil? Aankoop vanaf €$$ || chr(160) || $$1.795, opties, plaatsing, software, onderhoud en stroom, opgeteld over vijf jaar in drie voorbeelden.$$, true, $html$
<p>Een informatiezuil voor binnen kost in vijf jaar ongeveer €&nbsp;5.628: €&nbsp;2.495 voor de zuil, €&nbsp;645 voor transport en installatie, €&nbsp;1.020 voor de software, €&nbsp;975 voor onderhoud en €&nbsp;493 voor de stroom. Achter een winkelruit loopt het op tot ongeveer €&nbsp;8.700. Alle bedragen zijn indicaties excl. btw.</p>

<h2>De aankoop</h2>
<table>
<caption>Richtprijs per model, excl. btw, transport en plaatsing</caption>
<thead>
<tr><th scope="col">Model</th><th scope="col">Plek</th><th scope="col">43″</th><th scope="col">55″</th></tr>
</thead>
<tbody>
<tr><th scope="row"><a href="/kiosken/wall-kiosk">Wall kiosk</a></th><td>aan de wand</td><td>€&nbsp;1.795</td><td>€&nbsp;2.245</td></tr>
<tr><th scope="row"><a href="/kiosken/brandvision">Brandvision</a></th><td>entree en winkelvloer</td><td>€&nbsp;2.495</td><td>€&nbsp;2.995</td></tr>
<tr><th scope="row"><a href="/kiosken/clearvision">Clearvision</a></th><td>achter de winkelruit</td><td>€&nbsp;3.695</td><td>€&nbsp;4.395</td></tr>
<tr><th scope="row"><a href="/kiosken/brandvision-double">Brandvision double</a></th><td>midden in de hal, twee kanten</td><td>€&nbsp;3.895</td><td>€&nbsp;4.595</td></tr>
</tbody>
</table>
<p>De vanafprijs geldt voor een kiosk zonder touchscreen, in zwart of wit. Alle zeven modellen staan bij <a href="/kiosken#maten">afmetingen, gewicht en prijs</a>.</p>

<h2>Wat er vaak bij komt</h2>
<table>
<caption>Meerprijs van opties, excl. btw</caption>
<thead>
<tr><th scope="col">Optie</th><th scope="col">Meerprijs</th><th scope="col">Waarvoor</th></tr>
</thead>
<tbody>
<tr><th scope="row">Touchscreen 43&nbsp;inch</th><td>€&nbsp;595</td><td>zelf zoeken, aanmelden of bestellen</td></tr>
<tr><th scope="row">Touchscreen 55&nbsp;inch</th><td>€&nbsp;795</td><td>hetzelfde, op een groter scherm</td></tr>
<tr><th scope="row">Eigen RAL-kleur</th><td>€&nbsp;245</td><td>huisstijl; de levertijd wordt 2&nbsp;weken langer</td></tr>
<tr><th scope="row">Dag en nacht aan</th><td>€&nbsp;125 per scherm</td><td>bij modellen die standaard 16&nbsp;uur per dag draaien</td></tr>
<tr><th scope="row">Losse mediaspeler</th><td>€&nbsp;395</td><td>als het scherm geen ingebouwde speler heeft</td></tr>
</tbody>
</table>
<p>Een aanmeldzuil van 43&nbsp;inch met touchscreen in uw eigen kleur kost dus €&nbsp;2.495 plus €&nbsp;595 plus €&nbsp;245, samen €&nbsp;3.335. In de <a href="/configurator">configurator</a> telt u elke combinatie op.</p>

<h2>Software per maand</h2>
<p>Het abonnement op de <a href="/digital-signage#schermen-en-prijs">narrowcastingsoftware</a> is niet inbegrepen in de prijs van de kiosk. Het kost vanaf €&nbsp;17 per scherm per maand bij jaarbetaling: €&nbsp;204 per jaar, €&nbsp;1.020 in vijf jaar. Een dubbelzijdige zuil heeft twee schermen. Bij elke kiosk krijgt u 1&nbsp;jaar softwareondersteuning. Voor grotere aantallen leest u verder in <a href="/blog/wat-kost-narrowcasting-per-jaar">wat narrowcasting per jaar kost</a>.</p>

<h2>Transport en plaatsing</h2>
<p>Installatie door onze monteurs kost €&nbsp;500 per kiosk, transport binnen Nederland €&nbsp;145 per adres. Bij een bovenverdieping of een moeilijke ondergrond staat het bedrag in de offerte. Een stopcontact of netwerkpunt dat nog moet worden aangelegd, valt er niet onder. Wat er verder bij komt en hoe leasen werkt, leest u bij <a href="/kopen-en-plaatsen">kopen, leasen en plaatsen</a>. Met <a href="/blog/checklist-voor-de-dag-van-plaatsing">de checklist voor de dag van plaatsing</a> voorkomt u een tweede rit.</p>

<h2>Stroom per jaar</h2>
<p>Het verbruik is het vermogen maal de uren: 75&nbsp;W maal 12&nbsp;uur maal 365&nbsp;dagen is 329&nbsp;kWh per jaar. Bij €&nbsp;0,30 per kWh is dat €&nbsp;98,55, afgerond €&nbsp;99 per jaar en €&nbsp;493 in vijf jaar. Voor een Clearvision van 43&nbsp;inch die dag en nacht aanstaat, wordt het 1.577&nbsp;kWh en €&nbsp;473 per jaar. Met uw eigen uren en tarief rekent u het na in <a href="/kiosken#keuzehulp">de keuzehulp</a>.</p>

<h2>Alles samen over vijf jaar</h2>
<table>
<caption>Drie voorbeelden over zestig maanden, voor één zuil op één adres in Nederland, excl. btw</caption>
<thead>
<tr><th scope="col">Post</th><th scope="col">Brandvision 43″, 12&nbsp;uur</th><th scope="col">Brandvision 55″, 12&nbsp;uur</th><th scope="col">Clearvision 43″, 24&nbsp;uur</th></tr>
</thead>
<tbody>
<tr><th scope="row">Aankoop</th><td>€&nbsp;2.495</td><td>€&nbsp;2.995</td><td>€&nbsp;3.695</td></tr>
<tr><th scope="row">Transport</th><td>€&nbsp;145</td><td>€&nbsp;145</td><td>€&nbsp;145</td></tr>
<tr><th scope="row">Installatie</th><td>€&nbsp;500</td><td>€&nbsp;500</td><td>€&nbsp;500</td></tr>
<tr><th scope="row">Software</th><td>€&nbsp;1.020</td><td>€&nbsp;1.020</td><td>€&nbsp;1.020</td></tr>
<tr><th scope="row">Onderhoud</th><td>€&nbsp;975</td><td>€&nbsp;975</td><td>€&nbsp;975</td></tr>
<tr><th scope="row">Stroom</th><td>€&nbsp;493</td><td>€&nbsp;723</td><td>€&nbsp;2.365</td></tr>
<tr><th scope="row">Vijf jaar</th><td>€&nbsp;5.628</td><td>€&nbsp;6.358</td><td>€&nbsp;8.700</td></tr>
<tr><th scope="row">Per maand</th><td>€&nbsp;94</td><td>€&nbsp;106</td><td>€&nbsp;145</td></tr>
</tbody>
</table>
<p>Bij het etalagescherm gaat ruim een kwart van het bedrag naar stroom. De lichtsensor dimt het scherm ’s avonds, dus in werkelijkheid valt dat deel lager uit. Wat verder scheelt, staat in <a href="/blog/minder-stroom-zonder-donkere-schermen">het bericht over stroomverbruik</a>.</p>

<h2>Wat niet in de som zit</h2>
<ul>
<li><strong>Onderdelen na de garantie.</strong> De hardware heeft 2&nbsp;jaar garantie. Het <a href="/support#onderhoudscontract">onderhoudscontract</a> in de som kost €&nbsp;195 per kiosk per jaar en is een keuze. Het scherm is los te vervangen; het stalen huis blijft staan.</li>
<li><strong>Prijswijzigingen</strong> van software en stroom in latere jaren.</li>
<li><strong>Uren voor de inhoud.</strong> Een half uur per week is 26&nbsp;uur per jaar.</li>
</ul>
<p>Twijfelt u of de uitgave zin heeft, lees dan eerst <a href="/blog/wanneer-u-beter-geen-kiosk-neemt">wanneer u beter geen kiosk neemt</a>. Voor een bedrag op maat <a href="/contact/over/advies-kiosken">vraagt u advies en een offerte aan</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('minder-stroom-zonder-donkere-schermen', '/media/blog/minder-stroom-zonder-donkere-schermen.avif', $$Een bloemenwinkel in de avond; het scherm achter de ruit is gedimd en toch leesbaar (visualisatie)$$, '2026-10-06 08:00:00+00', $$Een scherm dat ’s nachts uitgaat, blijft overdag gewoon leesbaar. Vijf maatregelen, de grootste besparing eerst, met de kWh per jaar erbij.$$, $$Hoeveel stroom gebruikt een kiosk per jaar? Een rekentabel per model en vijf maatregelen, van schema tot lichtsensor, met wat ze in kWh schelen.$$, true, $html$
<p>De meeste stroom bespaart u met een tijdschema. Een kiosk die twaalf uur per dag aanstaat in plaats van vierentwintig, gebruikt ongeveer de helft en overdag ziet niemand verschil. Daarna volgen de plek en de maat van het scherm, en dan de lichtsensor.</p>

<h2>Wat een kiosk nu gebruikt</h2>
<p>De som is watt maal uren per dag maal 365, gedeeld door 1.000. Vermenigvuldig de uitkomst met uw tarief voor het bedrag.</p>
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
<figcaption>Een Clearvision die twaalf uur aanstaat, gebruikt meer dan een even grote Brandvision die dag en nacht draait.</figcaption>
</figure>
<p>Het zijn rekenwaarden bij gelijkblijvend vermogen. Een scherm dat dimt, zit eronder. Stand-by is niet meegeteld. Een energiemeter tussen stekker en stopcontact geeft na een week het echte getal.</p>

<h2>1. Zet het scherm uit als niemand kijkt</h2>
<p>Van 24 naar 12&nbsp;uur per dag scheelt bij een Clearvision van 55&nbsp;inch 1.139&nbsp;kWh per jaar en bij een Brandvision van 43&nbsp;inch 329&nbsp;kWh. Plan ook feestdagen en vakantieweken. Laat het scherm een kwartier voor opening aangaan, zodat een storing op tijd opvalt. Trek niet de stekker eruit: de mediaspeler moet ’s nachts bereikbaar blijven voor updates en voor de statusmelding. Een <a href="/kiosken/brandvision">Brandvision</a> is standaard gemaakt voor 16&nbsp;uur per dag.</p>

<h2>2. Draai de zuil van de ruit af</h2>
<p>Een zuil die drie meter van de ruit af staat en naar binnen kijkt, heeft geen etalagescherm nodig. In 43&nbsp;inch scheelt dat bij 12&nbsp;uur per dag 460&nbsp;kWh per jaar. Welke helderheid een raam wel nodig heeft, staat in <a href="/blog/hoe-helder-moet-een-etalagescherm-zijn">vier stappen voor de etalage</a>.</p>

<h2>3. Kies de kleinste maat die past</h2>
<p>Van 55 naar 43&nbsp;inch scheelt bij een Brandvision 153&nbsp;kWh per jaar, bij 12&nbsp;uur per dag. Of dat kan, hangt af van de leesafstand; zie <a href="/blog/welke-schermmaat-past-bij-uw-ruimte">het rekenvoorbeeld over schermmaten</a>.</p>

<h2>4. Laat de lichtsensor dimmen</h2>
<p>Een etalagescherm heeft zijn 2.500&nbsp;cd/m² nodig zolang er daglicht op de ruit staat. Na zonsondergang is dat onprettig voor wie langsloopt. De sensor van de <a href="/kiosken/clearvision">Clearvision</a> dimt het beeld ’s avonds vanzelf. Hoeveel dat scheelt, hangt af van uw uren en de straatverlichting.</p>
<p>Controleer de avondstand van buitenaf. Lees vanaf de overkant de kleinste tekst. Voor dunne letters en grijze tekst op wit is meer licht nodig, dus maak eerst de letter zwaarder als het niet lukt.</p>

<h2>5. Bestel zonder touch als niemand het scherm aanraakt</h2>
<p>Touchglas houdt ten minste 10&nbsp;procent van het licht tegen. Zonder dat glas oogt hetzelfde scherm helderder bij hetzelfde verbruik.</p>

<h2>Wat het energielabel u vertelt</h2>
<p>Digitale informatieschermen van 43 en 55&nbsp;inch vallen onder de Europese labelregels in <a href="https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:32019R2013">Verordening (EU) 2019/2013</a>, met klassen van A tot en met G. Schermen vanaf 1.000&nbsp;cd/m² zijn uitgezonderd, en dus ook ons etalagescherm. Vergelijk daar de watts. Bij onze modellen voor binnen hangt de klasse af van het scherm dat u kiest; die staat op de offerte.</p>
<p>Wat u met de besparing in euro overhoudt, ziet u in <a href="/blog/wat-kost-een-informatiezuil">wat een informatiezuil kost</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wanneer-u-beter-geen-kiosk-neemt', '/media/blog/wanneer-u-beter-geen-kiosk-neemt.avif', $$Een houten stoepbord met de tekst ‘Fietsen achterom’ voor een bakstenen gevel, met een fiets ernaast (visualisatie)$$, '2026-11-03 08:45:00+00', $$Wij verkopen kiosken, en toch is een poster, een bordje of een medewerker soms de betere keuze. Zeven gevallen, met het alternatief erbij.$$, $$Niet elke boodschap vraagt om een scherm. Zeven situaties waarin u beter geen kiosk koopt, met goedkopere alternatieven en een proef van een maand.$$, true, $html$
<p>Neem geen kiosk als uw boodschap een half jaar dezelfde blijft, als niemand de inhoud bijhoudt of als de plek buiten ligt. Dat zijn drie van de zeven gevallen waarin wij iets anders aanraden.</p>

<h2>Zeven gevallen en een alternatief</h2>
<ol>
<li><strong>Eén actie, het hele seizoen.</strong> Neem een poster. Die heeft geen stroom en geen beheer nodig en is morgen te vervangen.</li>
<li><strong>Eén richting wijzen.</strong> Een bord of vloersticker werkt ook als de stroom uitvalt.</li>
<li><strong>Veel tekst.</strong> Geef een folder of een QR-code mee. Bij een scherm in een looproute leest bijna niemand meer dan zeven woorden.</li>
<li><strong>Een paar vragen per dag.</strong> Een medewerker vraagt door en ziet wie hulp nodig heeft.</li>
<li><strong>Een beurs van drie dagen.</strong> Huur dan een scherm bij een verhuurbedrijf. Wij verhuren zelf niet.</li>
<li><strong>Terras, parkeerplaats of luifel.</strong> Onze zuilen hebben beschermingsgraad IP20: niet bestand tegen regen of spatwater. Een specialist levert buitenkasten. Een <a href="/kiosken/clearvision">Clearvision</a> achter de ruit kan wel, als er op de stoep ruimte is om stil te staan.</li>
<li><strong>Een onbewaakte hal waar vaker iets sneuvelt.</strong> Vraag daar om een zwaardere behuizing, tot IK10. Onze <a href="/kiosken/wall-kiosk">Wall kiosk</a> haalt IK08.</li>
</ol>
<p>Een krappe gang is op zich geen reden om af te zien van een scherm. Een scherm aan de wand of een <a href="/kiosken/ceiling-kiosk">Ceiling kiosk</a> houdt de doorgang vrij, ook voor een rolstoel.</p>

<h2>Wanneer de poster goedkoper is</h2>
<figure>
<img src="/media/blog/figuur-poster-of-scherm.avif" alt="Een vlak met twee assen: meer locaties naar rechts, vaker iets anders naar boven. Linksonder, bij vier wissels per jaar op één locatie, wint de poster. Bij elke dag iets anders, of twaalf locaties tegelijk, wint het scherm" width="672" height="520">
<figcaption>Vaker wisselen of meer locaties: één van de twee kan al genoeg zijn voor een scherm.</figcaption>
</figure>
<p>Een <a href="/kiosken/brandvision">Brandvision</a> van 43&nbsp;inch begint bij €&nbsp;2.495, de software bij €&nbsp;17 per scherm per maand. Dat zijn richtprijzen excl. btw, transport en plaatsing. Zet daar een jaar drukwerk tegenover, met ontwerp, levering en het ophangen erbij. Bij vier wissels per jaar op één locatie is drukwerk meestal goedkoper; bij elke dag iets anders, of op twaalf locaties tegelijk, is het scherm dat. De hele som over vijf jaar staat in <a href="/blog/wat-kost-een-informatiezuil">wat een informatiezuil kost</a>.</p>

<h2>Een proef van een maand</h2>
<p>Hang vier weken lang elke week een andere poster op de bedoelde plek. Noteer daarbij:</p>
<ul>
<li>wie de poster maakt, met naam en vast moment in de week;</li>
<li>hoeveel tijd dat kost;</li>
<li>welke vragen de balie nog steeds krijgt;</li>
<li>wat de bezoeker na het lezen doet: doorlopen, iets kiezen of iemand vragen.</li>
</ul>
<p>Na vier weken weet u of de inhoud er elke week komt. Blijf bij drukwerk als het wisselen een last was. Waren vier posters te weinig, dan ligt de inhoud voor het scherm al klaar.</p>
<p>U kunt uw plek ook aan ons voorleggen. U krijgt binnen 24&nbsp;uur antwoord, ook als dat antwoord een poster is: <a href="/contact/over/advies-kiosken">vraag advies</a>.</p>
$html$) on conflict (slug) do nothing;

insert into public.posts (slug, image_url, image_alt, published_at, excerpt, meta_description, is_published, content) values ('wat-een-kiosk-kost-in-vijf-jaar', '/media/blog/wat-een-kiosk-kost-in-vijf-jaar.avif', $$Vijf zuilen op een rij met de kosten op het scherm: aankoop, plaatsing, software, stroom en service (visualisatie)$$, '2026-11-10 08:00:00+00', $$De aankoopprijs is het begin van de rekening. Een opzet van alle posten over vijf jaar: kiosk, plaatsing, stroom, software en service.$$, $$Aankoop, plaatsing, stroom, software en service: wat kost een kiosk in vijf jaar? Een rekenopzet met richtprijzen exclusief btw voor één binnenzuil.$$, false, $html$
<p>In vijf jaar kost een Brandvision van 43&nbsp;inch ongeveer €&nbsp;5.628: aankoop, transport, plaatsing, software, onderhoud en stroom samen. Alle bedragen in dit artikel zijn indicaties, excl. btw.</p>
<h2>De zes posten</h2>
<table>
<caption>Eén Brandvision 43&nbsp;inch, 12&nbsp;uur per dag, zestig maanden</caption>
<thead>
<tr><th scope="col">Post</th><th scope="col">Rekenwijze</th><th scope="col">Vijf jaar, excl. btw</th></tr>
</thead>
<tbody>
<tr><th scope="row">Aankoop</th><td>Vanafprijs, standaardkleur</td><td>€&nbsp;2.495</td></tr>
<tr><th scope="row">Transport</th><td>Eén adres in Nederland</td><td>€&nbsp;145</td></tr>
<tr><th scope="row">Plaatsing</th><td>Eenmalig, door onze monteurs</td><td>€&nbsp;500</td></tr>
<tr><th scope="row">Software</th><td>€&nbsp;17 per maand × 60</td><td>€&nbsp;1.020</td></tr>
<tr><th scope="row">Stroom</th><td>75&nbsp;W × 12&nbsp;uur × 365&nbsp;× 5, samen 1.643&nbsp;kWh × €&nbsp;0,30</td><td>€&nbsp;493</td></tr>
<tr><th scope="row">Onderhoud</th><td>€&nbsp;195 per jaar × 5</td><td>€&nbsp;975</td></tr>
<tr><th scope="row">Totaal</th><td>Zestig maanden</td><td>€&nbsp;5.628</td></tr>
</tbody>
</table>
<h2>Aankoop en plaatsing</h2>
<p>De vanafprijs geldt voor een zuil zonder touchscreen in zwart of wit. Een eigen RAL-kleur kost meer en verlengt de levertijd van vier naar zes weken. Transport binnen Nederland kost €&nbsp;145 per adres.</p>
<h2>Stroom en software</h2>
<p>De som rekent met €&nbsp;0,30 per kWh. Bij stroom bepaalt u zelf het bedrag: met uw tarief en met het aantal uren. Als de zuil dag en nacht draait, wat met een optie kan, verdubbelt het verbruik tot 3.285&nbsp;kWh. De software kost vanaf €&nbsp;17 per scherm per maand bij jaarbetaling. Een prijswijziging in die vijf jaar zit niet in de som.</p>
<h2>Service na de garantie</h2>
<p>De hardware heeft 2&nbsp;jaar garantie en de software 1&nbsp;jaar ondersteuning. Beide zijn te verlengen. In de som staat daarom een onderhoudscontract. De kast blijft dan staan: het scherm is los te vervangen.</p>
<p><em>Concept van 10&nbsp;november 2026. Een tweede rekenvoorbeeld met een etalagescherm volgt.</em></p>
<p>De prijzen per model en formaat staan bij <a href="/kiosken/brandvision">de Brandvision</a>.</p>
$html$) on conflict (slug) do nothing;

-- A slug that earlier versions of this file gave; its links still lead to the post.
insert into private.former_slugs (slug, post_id)
  select 'toegankelijke-kiosken-wat-verandert-er', id from public.posts
  where slug = 'wat-verandert-er-voor-toegankelijke-kiosken'
    and not exists (select from public.posts where slug = 'toegankelijke-kiosken-wat-verandert-er')
  on conflict (slug) do nothing;

-- Their pictures, with the descriptions that the posts give (scripts/content/example-pictures.ts).
insert into public.pictures (path, widths, width, height, bytes, alt, original_name, created_by)
select path, widths::integer[], width, height, bytes, coalesce(
    (select image_alt from public.posts where image_url = '/media/' || path limit 1),
    (select described.alt from (
        select replace(replace(
          (regexp_match(content, '<img src="/media/' || path || '" alt="([^"]+)"'))[1],
          '&nbsp;', chr(160)), '&amp;', '&') as alt
        from public.posts where content like '%/media/' || path || '%' limit 1) as described
      -- A longer one does not fit.
      where char_length(described.alt) <= 200),
    ''), substr(path, 6), 'Voorbeeld'
from (values
  ('blog/checklist-voor-de-dag-van-plaatsing.avif', '{640,1080,1200}', 1200, 675, 41073),
  ('blog/de-juiste-kleur-op-staal.avif', '{640,1080,1200}', 1200, 675, 37562),
  ('blog/een-telefoonassistent-die-eerlijk-zegt-wat-hij-is.avif', '{640,1080,1200}', 1200, 675, 34005),
  ('blog/figuur-bedienhoogte.avif', '{640,1080,1344}', 1344, 1092, 31176),
  ('blog/figuur-dagdelen-van-een-menubord.avif', '{640,1080,1344}', 1344, 1316, 49860),
  ('blog/figuur-deur-en-gewichten.avif', '{640,1080,1344}', 1344, 1188, 32847),
  ('blog/figuur-draaiuren-per-week.avif', '{640,1080,1344}', 1344, 1100, 26827),
  ('blog/figuur-gesprek-met-de-ai-telefoon.avif', '{640,1080,1344}', 1344, 1228, 64258),
  ('blog/figuur-helderheid-per-raam.avif', '{640,1080,1344}', 1344, 1204, 51749),
  ('blog/figuur-kleur-per-interieur.avif', '{640,1080,1344}', 1344, 1692, 41261),
  ('blog/figuur-letterhoogte-per-afstand.avif', '{640,1080,1344}', 1344, 1084, 27374),
  ('blog/figuur-poster-of-scherm.avif', '{640,1080,1344}', 1344, 1040, 31826),
  ('blog/figuur-verbruik-per-jaar.avif', '{640,1080,1344}', 1344, 960, 36988),
  ('blog/figuur-volgorde-op-een-wachtscherm.avif', '{640,1080,1344}', 1344, 992, 44021),
  ('blog/hoe-helder-moet-een-etalagescherm-zijn.avif', '{640,1080,1200}', 1200, 675, 82163),
  ('blog/menubord-dat-meebeweegt-met-de-dag.avif', '{640,1080,1200}', 1200, 675, 79777),
  ('blog/minder-stroom-zonder-donkere-schermen.avif', '{640,1080,1200}', 1200, 675, 71900),
  ('blog/terugblik-op-drie-beursdagen.avif', '{640,1080,1200}', 1200, 675, 75083),
  ('blog/waarom-een-televisie-geen-kiosk-is.avif', '{640,1080,1200}', 1200, 675, 36022),
  ('blog/wachten-voelt-korter-met-goede-informatie.avif', '{640,1080,1200}', 1200, 675, 64366),
  ('blog/wanneer-u-beter-geen-kiosk-neemt.avif', '{640,1080,1200}', 1200, 675, 90142),
  ('blog/wat-een-kiosk-kost-in-vijf-jaar.avif', '{640,1080,1200}', 1200, 675, 38116),
  ('blog/wat-kost-een-informatiezuil.avif', '{640,1080,1200}', 1200, 675, 32484),
  ('blog/wat-kost-narrowcasting-per-jaar.avif', '{640,1080,1200}', 1200, 675, 21733),
  ('blog/wat-verandert-er-voor-toegankelijke-kiosken.avif', '{640,1080,1200}', 1200, 675, 40291),
  ('blog/welke-schermmaat-past-bij-uw-ruimte.avif', '{640,1080,1200}', 1200, 675, 39096)
) as files (path, widths, width, height, bytes)
on conflict (path) do nothing;
