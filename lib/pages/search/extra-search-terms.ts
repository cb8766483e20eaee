import { productIds } from '../../business/products/ids';
import { postHref, productHref, ROOM_PATH, routes, sectorHref } from '../../routes';

const termsOfPlaces: Readonly<Record<string, string>> = {
  [routes.home]: 'home homepage zuilwerk aanbod',
  [routes.kiosken]:
    'zuil informatiezuil infozuil kioskzuil bestelzuil reclamezuil aanmeldzuil informatiekiosk display assortiment producten touchscreen kopen selfservice zelfbediening terminal catalogus',
  [`${routes.kiosken}#modellen`]:
    'ip20 ip54 datasheet technische gegevens ip44 ip65 lumen nits luminantie specs productblad brochure folder',
  [`${routes.kiosken}#maten`]:
    'prijs kosten kiosk kopen euro formaat maat afmeting groot schermmaat budget tarief duur goedkoop btw prijslijst prijsindicatie meerprijs diepte dikte kilo zwaar bestelduur spoed voorraad klein kleinste smal zuil informatiezuil inclusief exclusief inbegrepen maatvoering price cost size kostprijs levertermijn leveringstermijn delivery time vloerbelasting 55 43 goedkoper kleiner',
  [`${routes.kiosken}#kleuren`]:
    '9005 9016 7016 7035 3020 2004 1018 6018 5015 5002 4010 8017 antraciet poedercoating lak wit zwart rood blauw geel groen grijs kleurstaal',
  [`${routes.kiosken}#keuzehulp`]:
    'advies kiezen welk scherm zichtafstand stroomkosten rekenen leesafstand kijkafstand berekenen schermgrootte ver lezen',
  [`${routes.kiosken}#vergelijken`]:
    '24/7 16/7 draaitijd dag nacht continu watt stroom netwerkaansluiting netwerkkabel utp ethernet stopcontact hdmi verschil materiaal behuizing',
  [productHref('brandvision')]:
    'kioskzuil informatiezuil infozuil reclamezuil bestelzuil aanmeldzuil scherm totem welkomstzuil wegwijzer reclamescherm selfservice zelfbediening tevredenheid enquete feedback hal ingang inkomhal inkom',
  [productHref('brandvision-double')]: 'tweezijdig dubbele zuil',
  [productHref('clearvision')]:
    'raamscherm raamkiosk etalagescherm winkelruit venster zonlicht helder etalage etagescherm etalagekiosk vitrine etalagereclame window',
  [productHref('clearvision-double')]: 'raamscherm raamkiosk etalagescherm makelaar etalage',
  [productHref('touch-table')]: 'touchtafel interactieve bibliotheek touchscreen kinderen',
  [productHref('wall-kiosk')]: 'wandkiosk wandscherm muurscherm ophangen inbouw',
  [productHref('ceiling-kiosk')]: 'plafondkiosk hangend scherm bewegwijzering',
  [ROOM_PATH]:
    'iphone ipad ar augmented reality 3d 3d-model gltf bim zien passen virtueel proberen camera quick look scene viewer',
  [`${routes.home}#werkwijze`]:
    'monteren montage installeren monteur stappenplan werkwijze proces bestelproces',
  [routes.marktsegmenten]: 'branche sector',
  [sectorHref('retail')]:
    'winkel winkelier supermarkt filiaal bloemist etalage schap kassa winkelcentrum tuincentrum bouwmarkt drogist mode showroom voorraad juwelier opticien warenhuis boetiek slager slagerij',
  [sectorHref('onderwijs')]:
    'school universiteit mbo leerlingen studenten aula lesrooster klaslokaal college campus kinderopvang',
  [sectorHref('kantoren')]:
    'bedrijf receptie bezoekersregistratie aanmeldzuil vergaderzaal welkomstscherm intranet onthaal balie',
  [sectorHref('hospitality')]:
    'lobby incheckzuil horeca gasten check-in checkin camping vakantiepark recreatie bb pension incheckkiosk',
  [sectorHref('transport')]:
    'halte bus trein ov reizigers perron vertrekbord metro tram luchthaven vliegveld reisinformatie bushalte parkeergarage',
  [sectorHref('financiele-dienstverlening')]:
    'banktheek adviseur bankfiliaal filiaal verzekeraar verzekeringen kantoor',
  [sectorHref('zorg')]:
    'ziekenhuis kliniek praktijk huisarts patient zorginstelling aanmeldzuil wachtkamer wachtruimte oproepsysteem tandarts apotheek fysiotherapeut verpleeghuis bewegwijzering looproute wachtrij volgnummer meertalig talen dokter polikliniek wachtzaal woonzorgcentrum aanmeldkiosk wachtkamerscherm patientenstroom',
  [sectorHref('restaurants')]:
    'horeca cafe brasserie menubord menukaart bestelzuil scherm afrekenen snackbar lunchroom fastfood kantine zelf bestellen keuken bakkerij pizzeria ijssalon frituur',
  [`${routes.marktsegmenten}#andere-markt`]:
    'museum gemeente gemeentehuis sportclub theater kerk fitness zwembad attractiepark dierentuin fabriek magazijn woningcorporatie stadhuis loket overheid notaris sporthal sportvereniging vereniging garage autobedrijf kapper pretpark sportschool',
  [routes.digitalSignage]:
    'narrowcasting software cms beheer playlist afspeellijst sjablonen op afstand offline werkt zonder internet weekplanning inplannen reclamescherm webapplicatie uitzenden dag rechten rollen gebruikers vestigingen weerbericht',
  [`${routes.digitalSignage}#schermen-en-prijs`]:
    'digital signage narrowcasting licentie abonnement android tizen webos mediaspeler hdmi player los zonder kiosk eigen alleen apart kopen besturingssysteem',
  [routes.digitaalPlatform]: 'kunstmatige intelligentie',
  [`${routes.digitaalPlatform}#digitaal-visitekaartje`]: 'nfc vcard',
  [`${routes.digitaalPlatform}#ai-chat`]: 'chatbot assistent website bot',
  [`${routes.digitaalPlatform}#ai-telefoon`]:
    'telefoonassistent voicebot telefonist bellen telefonie callbot telefoonbeantwoorder',
  [`${routes.digitaalPlatform}#ai-social`]: 'media berichten plaatsen',
  [`${routes.digitaalPlatform}#slimme-websites`]: 'webdesign laten maken crm',
  [`${routes.digitaalPlatform}#gegevens`]: 'avg gdpr privacy act',
  [routes.support]:
    'helpdesk service klantenservice livechat bereikbaar spoed ticket kwijt verloren sleutel',
  [`${routes.support}#technical-support`]:
    'kapot defect probleem werkt niet helpdesk melden serienummer doet start uitgevallen vastgelopen donker wazig slecht beeld werktniet doetniet gaatniet verbinding verkeerd herstarten opstarten opnieuw geen wifi geluid',
  [`${routes.support}#manuals`]: 'manual instructie pdf',
  [`${routes.support}#warranty`]:
    'kiosk garantietermijn service inbranden verhuizen verplaatsen onderdelen warranty waarborg garantievoorwaarden',
  [`${routes.support}#faqs`]: 'faq automatische',
  [routes.configurator]:
    'kiosk samenstellen ontwerpen kopen bestellen pinnen privacyfilter berekenen calculator opties meerprijs accessoires zelf',
  [routes.buying]: 'aanschaf inkoop kosten levering voorwaarden aankoop bestelprocedure',
  [`${routes.buying}#opties`]: 'meerprijs toeslag extra',
  [`${routes.buying}#transport-en-plaatsing`]:
    'kosten verzendkosten bezorgen plaatsen verzenden vracht zelf monteren opbouwen neerzetten verdieping etage begane grond tarief vervoer',
  [`${routes.buying}#leasen`]:
    'kiosk financiering maandbedrag huur evenement proef uitproberen leaseprijs operational financial kopen maandelijks gespreid beurs testen proefplaatsing',
  [`${routes.buying}#korting`]:
    'korting staffel aantallen meerdere 3 4 5 6 7 8 9 10 12 15 20 stuks afname groothandel',
  [`${routes.buying}#leverdatum`]:
    'geleverd deadline datum spoed voorraad bestelduur planning snel leverbaar sneller',
  [`${routes.buying}#deur-en-lift`]:
    '83 trap verpakking doorgang vrije pallet voordeur trappenhuis verdieping',
  [`${routes.buying}#bevestiging`]:
    'stabiel kantelen omvallen omduwen verankeren vastzetten boren vloer schroeven vastschroeven vastgeschroefd verankerd losstaand vloerplaat bevestigen bevestiging kantelgevaar',
  [`${routes.buying}#brandveiligheid`]:
    'brand brandweer vluchtweg nooduitgang rook batterij inspecteur ontruiming',
  [`${routes.buying}#vergunning`]: 'gevel reclame',
  [`${routes.buying}#temperatuur-en-geluid`]:
    'graden warm koud vorst hitte vochtigheid lawaai decibel db ventilator stil koeling verwarming herrie',
  [routes.belgium]:
    'belgie belgische levering vlaanderen brussel wallonie antwerpen gent brugge leuven luik buitenland verlegd recupel belg hasselt oostende mechelen benelux btw vlaamse',
  [`${routes.buying}#betaalautomaat-printer-scanner`]:
    'pinautomaat betaalterminal pinnen pin psp bonprinter barcode qr betalen pc computer contactloos kaartlezer betaalpas inbouwen betaalzuil',
  [`${routes.buying}#beveiliging`]:
    'kiosk veilig security firewall hacken vandalisme hufterproof diefstal wachtwoord vandaalbestendig inbraak gestolen inbreken poort ip vlan vpn 2fa mfa tweestapsverificatie encryptie iso 27001 pentest penetratietest',
  [`${routes.buying}#gegevens-van-de-kiosk`]:
    'data act telemetrie logboek exit migratie camera microfoon opslag server cloud',
  [`${routes.buying}#normen`]:
    'iec en 62368 301549 18031 cra cyber resilience act red lvd recupel keurmerk certificaat certificering conformiteitsverklaring weee keuring emc',
  [`${routes.support}#onderhoudscontract`]:
    'sla service onderhoud hersteltijd responstijd schoonmaken reinigen monteur jaarlijks controle ontsmetten desinfecteren hygiene poetsen kuisen maintenance',
  [`${routes.support}#glasbreuk`]: 'glasbreuk ruit barst stuk vandalisme',
  [`${routes.support}#oude-schermen`]:
    'inruilen retourname afvoeren milieu weee wegdoen inleveren tv televisie afval',
  [`${routes.digitalSignage}#koppelingen`]:
    'kassasysteem pos hotelsysteem zorgsysteem epd his api integratie outlook google planningssysteem data excel csv importeren',
  [`${routes.digitalSignage}#bestanden`]:
    'video formaten resolutie pixels 1080 uhd portrait powerpoint afspelen foto upload webpagina website tonen url youtube',
  [`${routes.digitalSignage}#wie-maakt-de-inhoud`]: 'content ontwerper vormgeving templates',
  [`${routes.digitaalPlatform}#maandprijs`]:
    'abonnement contract opzeggen opzegtermijn prijs ai chatbot kosten',
  [routes.contact]:
    'mail bellen formulier vraag stellen offerte aanvragen bestellen kopen opvragen prijsopgave adviesgesprek spreken medewerker terugbellen kiosk zuil adviseur verkoper verkoop sales op maat prijsofferte quote',
  [`${routes.contact}#gegevens-titel`]:
    'bedrijfsgegevens telefoonnummer e-mailadres email bereikbaar vestiging zaterdag zondag weekend openingsuren dicht hours phone',
  [`${routes.contact}#wie-wij-zijn`]:
    'over ons wie zijn jullie bedrijf zuilwerk proefopstelling bezoeken demonstratie afspraak maken langskomen proberen team medewerkers rondleiding inplannen plannen doet zuilwerk',
  [`${routes.contact}#route`]:
    'routebeschrijving kaart plattegrond bezoek parkeerplaats locatie gevestigd waar zitten vinden',
  [routes.action]:
    'reseller wederverkoper partner verkooppunt winactie korting dealerschap wederverkopen doorverkopen marge installateur verdeler signmaker',
  [`${routes.action}#dealertoegang`]: 'login portaal',
  [`${routes.action}#actievoorwaarden`]: 'winactie loting winnen',
  [routes.news]: 'beurs vakdagen nieuwsbericht evenement',
  [routes.terms]:
    'voorwaarden klacht retour retourneren annuleren factuur betalen btw levering incoterms indienen herroepingsrecht bedenktijd bestelling aanbetaling ontbinden overeenkomst aansprakelijkheid particulier consument doorverkoop geldigheid wijzigen achteraf geld terug betalingstermijn klachtenprocedure',
  [routes.dataProcessing]: 'avg dpa gdpr subverwerker datalek persoonsgegevens',
  [routes.privacy]:
    'avg gdpr persoonsgegevens privacybeleid statement bewaartermijn policy verwijderen wissen vergetelheid inzage functionaris gegevensbescherming',
  [routes.cookies]: 'cookie cookiebeleid tracking uitzetten verwijderen wissen policy',
  [routes.accessibility]:
    'wcag schermlezer toetsenbord slechtziend blind contrast website voorlezen voorleesfunctie screenreader accessibility site',
  [routes.blog]: 'rss feed',
  [postHref('wanneer-u-beter-geen-kiosk-neemt')]:
    'outdoor buiten buitenscherm buitenzuil luifel buitenkiosk regen weerbestendig weersbestendig waterdicht spatwater terras vorst buitengebruik bushokje',
  [postHref('wat-verandert-er-voor-toegankelijke-kiosken')]:
    'eaa european accessibility act toegankelijkheidsrichtlijn rolstoel rolstoelvriendelijk knoppen wheelchair',
  [postHref('wat-kost-een-informatiezuil')]: 'tco total cost of ownership eigendomskosten',
  [postHref('minder-stroom-zonder-donkere-schermen')]: 'energielabel energieklasse stroom besparen',
  [postHref('menubord-dat-meebeweegt-met-de-dag')]: 'menuborden menukaart',
  [postHref('terugblik-op-drie-beursdagen')]: 'beurs vakbeurs',
  [postHref('checklist-voor-de-dag-van-plaatsing')]: 'voorbereiding plaatsing klaarzetten monteur',
  [postHref('hoe-helder-moet-een-etalagescherm-zijn')]: 'candela nits spiegeling zonlicht',
  [postHref('welke-schermmaat-past-bij-uw-ruimte')]: 'schermgrootte kiezen',
  [postHref('waarom-een-televisie-geen-kiosk-is')]: 'tv televisie monitor gewone smart-tv',
};

/** What every product page has: files with its drawings. */
const drawings = 'cad dxf dwg bim autocad maattekening tekening productblad pdf download';

/** Extra search terms by URL, loaded with the search code and not with the page. */
export const extraSearchTerms: Readonly<Record<string, string>> = {
  ...termsOfPlaces,
  ...Object.fromEntries(
    productIds.map(productHref).map((href) => [href, `${termsOfPlaces[href] ?? ''} ${drawings}`]),
  ),
};
