import { productIds } from '../../business/products/ids';
import { postHref, productHref, ROOM_PATH, routes, sectorHref } from '../../routes';

const termsOfPlaces: Readonly<Record<string, string>> = {
  [routes.home]: 'home homepage zuilwerk aanbod',
  [routes.kiosken]:
    'zuil zuilen informatiezuil infozuil kioskzuil bestelzuil reclamezuil aanmeldzuil informatiekiosk display assortiment producten touchscreen kopen selfservice zelfbediening selfservicekiosk infokiosk terminal modellen catalogus',
  [`${routes.kiosken}#modellen`]:
    'ip20 ip54 bescherming specificatie datasheet technische gegevens ip44 ip65 lumen nits luminantie specs productblad brochure folder',
  [`${routes.kiosken}#maten`]:
    'prijs prijzen kosten kost kiosk kopen euro formaat maat maten afmeting groot schermmaat budget tarief duur goedkoop goedkoopste btw prijslijst prijsindicatie tarieven meerprijs hoogte breedte diepte dikte kilo zwaar bestelduur spoed spoedlevering voorraad klein kleine kleinste grootste smal smalste zuil zuilen informatiezuil inclusief exclusief inbegrepen maatvoering',
  [`${routes.kiosken}#kleuren`]:
    'kleur ral 9005 9016 7016 7035 3020 2004 1018 6018 5015 5002 4010 8017 antraciet poedercoating lak wit zwart rood blauw kleuren ralkleur lakken kleurstaal bedrijfskleur geel groen grijs',
  [`${routes.kiosken}#keuzehulp`]:
    'advies kiezen welk scherm zichtafstand stroomkosten rekenen leesafstand kijkafstand energiekosten berekenen schermmaat schermgrootte',
  [`${routes.kiosken}#vergelijken`]:
    '24/7 16/7 draaitijd dag en nacht continu verbruik verbruikt watt stroom energieverbruik netwerkaansluiting netwerkkabel utp ethernet stopcontact hdmi verschil verschillen',
  [productHref('brandvision')]:
    'zuil kioskzuil informatiezuil infozuil reclamezuil bestelzuil aanmeldzuil staand scherm vloer totem klachtenzuil feedbackzuil touchscreenzuil promotiezuil welkomstzuil wegwijzer reclamescherm selfservice zelfbediening winkelvloer tevredenheid enquete feedback hal entree ingang',
  [productHref('brandvision-double')]:
    'dubbelzijdig tweezijdig dubbele zuil dubbelzijdige twee kanten rug aan rug',
  [productHref('clearvision')]:
    'raamscherm raamkiosk etalagescherm winkelruit venster zonlicht helder scherm raam etalage etagescherm etalagekiosk raamdisplay vitrine winkelraam etalagereclame',
  [productHref('clearvision-double')]:
    'raamscherm raamkiosk etalagescherm dubbelzijdig tweezijdig makelaar raam etalage',
  [productHref('touch-table')]:
    'touchtafel aanraaktafel schermtafel interactieve tafel multitouch bibliotheek touchscreen kinderen kindertafel speeltafel vergadertafel touchtable',
  [productHref('wall-kiosk')]:
    'wandkiosk wandscherm muurkiosk muurscherm ophangen muur wandmontage wandpaneel wallkiosk',
  [productHref('ceiling-kiosk')]:
    'plafondkiosk plafondscherm hangend scherm bewegwijzering plafond plafondmontage plafondbeugel hangende',
  [ROOM_PATH]:
    'iphone ipad ar augmented reality 3d model 3d-model glb gltf usdz bim ruimte zien passen virtueel proberen camera quick look scene viewer',
  [`${routes.home}#werkwijze`]:
    'plaatsen monteren montage installeren monteur stappenplan werkwijze proces stappen bestelproces',
  [routes.marktsegmenten]: 'branche branches sector sectoren toepassingen',
  [sectorHref('retail')]:
    'winkel winkels winkelier supermarkt filiaal bloemist etalage schap kassa winkelcentrum tuincentrum bouwmarkt drogist mode kledingwinkel showroom voorraad juwelier opticien boekwinkel warenhuis',
  [sectorHref('onderwijs')]:
    'school scholen universiteit hogeschool mbo leerlingen studenten aula lesrooster rooster roosterscherm roosters klaslokaal college campus open dag kinderopvang basisschool docent',
  [sectorHref('kantoren')]:
    'kantoor bedrijf receptie ontvangst bezoekersregistratie aanmeldzuil aanmeldzuilen bezoekers receptiescherm vergaderruimte vergaderzaal welkomstscherm welkomscherm intranet',
  [sectorHref('hospitality')]:
    'hotel lobby incheckzuil horeca gasten check-in checkin incheckkiosk inchecken camping vakantiepark recreatie',
  [sectorHref('transport')]:
    'station halte bus trein ov reizigers perron vertrektijden vertrekbord metro tram luchthaven vliegveld reisinformatie bushalte parkeergarage',
  [sectorHref('financiele-dienstverlening')]:
    'bank hypotheek adviseur bankfiliaal filiaal verzekeraar verzekeringen kantoor',
  [sectorHref('zorg')]:
    'ziekenhuis kliniek praktijk huisarts patient zorginstelling aanmeldzuil wachtkamer wachtkamerscherm wachtruimte oproepscherm oproepsysteem aanmeldkiosk tandarts apotheek fysiotherapeut verpleeghuis zorghuis patienten bewegwijzering looproute wachtrij volgnummer meertalig talen dokter polikliniek',
  [sectorHref('restaurants')]:
    'horeca cafe brasserie menubord menuscherm menukaart bestelzuil bestelkiosk scherm afrekenen menuborden snackbar lunchroom fastfood kantine zelf bestellen bestelpaal bestelscherm keuken bakkerij allergenen cafetaria pizzeria ijssalon',
  [`${routes.marktsegmenten}#andere-markt`]:
    'museum gemeente gemeentehuis sportclub theater kerk fitness zwembad attractiepark dierentuin fabriek magazijn woningcorporatie stadhuis loket overheid notaris sporthal sportvereniging vereniging garage autobedrijf kapper pretpark',
  [routes.digitalSignage]:
    'narrowcasting software cms beheer playlist afspeellijst sjablonen op afstand offline werkt zonder internet weekplanning dagdelen contentbeheer beheersysteem inplannen reclamescherm webapplicatie schermbeheer contentmanagement uitzenden planning per dag',
  [`${routes.digitalSignage}#schermen-en-prijs`]:
    'prijs digital signage narrowcasting licentie abonnement android tizen webos mediaspeler hdmi player los losse zonder kiosk eigen scherm bestaand bestaande schermen alleen apart kopen',
  [routes.digitaalPlatform]: 'ai kunstmatige intelligentie',
  [`${routes.digitaalPlatform}#digitaal-visitekaartje`]: 'visitekaart nfc qr vcard',
  [`${routes.digitaalPlatform}#ai-chat`]: 'chatbot chat assistent website bot ai',
  [`${routes.digitaalPlatform}#ai-telefoon`]:
    'telefoonassistent voicebot telefonist bellen telefonie telefoonrobot callbot telefoonbeantwoorder ai',
  [`${routes.digitaalPlatform}#ai-social`]: 'sociale media social media berichten plaatsen',
  [`${routes.digitaalPlatform}#slimme-websites`]: 'webdesign website laten maken crm',
  [`${routes.digitaalPlatform}#gegevens`]: 'avg gdpr privacy ai act',
  [routes.support]: 'helpdesk service hulp klantenservice livechat bereikbaar spoed ticket',
  [`${routes.support}#technical-support`]:
    'kapot defect probleem werkt niet flikkert repareren helpdesk storingen melden serienummer doet niet niets start uitgevallen vastgelopen reparatiekosten donker wazig slecht beeld',
  [`${routes.support}#manuals`]:
    'handleiding manual instructie pdf gebruikershandleiding gebruikshandleiding',
  [`${routes.support}#warranty`]:
    'garantie kiosk garantietermijn verlengen service jaar garantieperiode garantievoorwaarden inbranden verhuizen verplaatsen onderdelen',
  [`${routes.support}#faqs`]: 'faq vraag vragen updates',
  [routes.configurator]:
    'kiosk samenstellen ontwerpen kopen bestellen betaalautomaat pinnen privacyfilter berekenen calculator opties meerprijs accessoires zelf',
  [routes.buying]:
    'kopen aanschaf inkoop kosten lease levering voorwaarden aankoop aanschaffen aankopen bestelprocedure',
  [`${routes.buying}#opties`]: 'optie meerprijs toeslag extra touchscreen',
  [`${routes.buying}#transport-en-plaatsing`]:
    'kosten kost transportkosten bezorgkosten verzendkosten installatiekosten plaatsingskosten montagekosten bezorgen plaatsen verzenden verzending bezorging vracht zelf monteren opbouwen neerzetten verdieping etage begane grond tarief tarieven vervoer',
  [`${routes.buying}#leasen`]:
    'kiosk lease leasing financiering financieren maandbedrag huur verhuur evenement proef proberen uitproberen proefperiode leaseprijs operational financial kopen maandelijks gespreid beurs testen proefplaatsing',
  [`${routes.buying}#korting`]:
    'korting kwantumkorting staffel aantallen staffelkorting meerdere kiosken 3 4 5 6 7 8 9 10 12 15 20 stuks afname korten groothandel',
  [`${routes.buying}#leverdatum`]:
    'leverdatum wanneer geleverd opening deadline datum spoed spoedlevering voorraad bestelduur planning snel leverbaar leveren',
  [`${routes.buying}#deur-en-lift`]:
    'deur 83 deurbreedte lift trap verpakking verpakt doos doorgang vrije doorgang pallet voordeur deuropening trappenhuis verdieping',
  [`${routes.buying}#bevestiging`]:
    'stabiliteit stabiel kantelen omvallen omduwen verankeren vastzetten boren vloer vloerverwarming schroeven vastschroeven vastgeschroefd verankerd omvalgevaar kantelgevaar losstaand vloerplaat bevestigen bevestiging',
  [`${routes.buying}#brandveiligheid`]:
    'brand brandweer brandveilig vluchtroute vluchtweg nooduitgang rook rookklasse accu batterij inspecteur brandklasse ontruiming',
  [`${routes.buying}#vergunning`]:
    'vergunning monument rijksmonument monumentaal welstand gevel omgevingsvergunning gemeente reclame verhuurder',
  [`${routes.buying}#temperatuur-en-geluid`]:
    'temperatuur graden warm koud vorst hitte vochtigheid geluid lawaai decibel db ventilator stil koeling verwarming herrie',
  [routes.belgium]:
    'belgie belgische levering vlaanderen brussel wallonie antwerpen gent brugge leuven luik buitenland verlegd recupel belg hasselt oostende mechelen bezorging benelux btw vlaamse waalse',
  [`${routes.buying}#betaalautomaat-printer-scanner`]:
    'pinautomaat betaalterminal pinterminal pinnen pin psp bonprinter barcode qr betalen pinapparaat betaalzuil printen ticketprinter labelprinter qr-scanner barcodescanner scannen pc computer inbouwen contactloos kaartlezer betaalpas',
  [`${routes.buying}#beveiliging`]:
    'kiosk veilig veiligheid beveiligen security firewall hacken netwerk slot vandalisme hufterproof diefstal slotje wachtwoord vandaalbestendig inbraak gestolen inbreken',
  [`${routes.buying}#gegevens-van-de-kiosk`]:
    'data act dataverordening gegevens telemetrie logboek overstappen overstap exit migratie camera microfoon opslag server servers cloud',
  [`${routes.buying}#normen`]:
    'iec en 62368 301549 18031 cra cyber resilience act red lvd recupel norm keurmerk certificaat certificering ce conformiteitsverklaring weee keuring emc',
  [`${routes.support}#onderhoudscontract`]:
    'sla servicecontract service onderhoud reactietijd hersteltijd responstijd onderhouden schoonmaken reinigen schoonmaak servicecontracten monteur jaarlijks jaarlijkse controle',
  [`${routes.support}#glasbreuk`]: 'glas glasbreuk ruit gebroken barst gebarsten stuk vandalisme',
  [`${routes.support}#oude-schermen`]:
    'inruilen retourname afvoeren milieu weee wegdoen inleveren tv televisie afval recyclen',
  [`${routes.digitalSignage}#koppelingen`]:
    'kassasysteem kassakoppeling pos hotelsysteem zorgsysteem epd his api integratie koppelen kassa koppeling outlook google agenda planningssysteem data excel csv importeren',
  [`${routes.digitalSignage}#bestanden`]:
    'mp4 jpg png pdf video bestand bestandsformaat formaten resolutie pixels 1080 4k uhd portrait staand powerpoint afspelen videoformaat bestandstype foto upload',
  [`${routes.digitalSignage}#wie-maakt-de-inhoud`]:
    'content ontwerp ontwerper vormgeving templates sjablonen laten maken',
  [`${routes.digitaalPlatform}#maandprijs`]:
    'abonnement contract opzeggen inbegrepen looptijd opzegtermijn prijs ai chatbot kosten',
  [routes.contact]:
    'mail mailen bellen formulier vraag stellen offerte aanvragen bestellen kopen offertes opvragen prijsopgave adviesgesprek spreken medewerker terugbellen kiosk zuil adviseur verkoper verkoop sales op maat',
  [`${routes.contact}#gegevens-titel`]:
    'bedrijfsgegevens adres telefoon telefoonnummer telefoonnummers nummer e-mailadres email bereikbaar btw kvk vestiging zaterdag zondag weekend open openingsuren dicht gevestigd',
  [`${routes.contact}#wie-wij-zijn`]:
    'over ons wie zijn jullie bedrijf zuilwerk proefopstelling bezoeken demonstratie afspraak maken bekijken langskomen proberen team medewerkers rondleiding inplannen plannen',
  [`${routes.contact}#route`]:
    'routebeschrijving kaart plattegrond bezoek parkeren parkeerplaats locatie gevestigd waar zitten vinden',
  [routes.action]:
    'dealer worden reseller wederverkoper partner verkooppunt dealers winactie korting dealerschap wederverkopen partnerprogramma doorverkopen marge dealerkorting installateur',
  [`${routes.action}#dealertoegang`]: 'login portaal portal inlog dealerportaal',
  [`${routes.action}#actievoorwaarden`]: 'winactie loting winnen',
  [routes.news]: 'beurs vakbeurs vakdagen nieuwsbericht nieuws evenement',
  [routes.terms]:
    'voorwaarden klacht retour retourneren annuleren factuur betalen btw levering incoterms klachten indienen klachtenprocedure herroepingsrecht bedenktijd bestelling aanbetaling betalingstermijn ontbinden ontbinding overeenkomst annulering aansprakelijkheid particulier consument doorverkoop geldigheid offerte wijzigen facturen',
  [routes.dataProcessing]: 'verwerker avg dpa gdpr subverwerker datalek persoonsgegevens',
  [routes.privacy]: 'avg gdpr persoonsgegevens privacybeleid statement bewaartermijn',
  [routes.cookies]: 'cookie cookiebeleid cookiemelding tracking uitzetten verwijderen wissen',
  [routes.accessibility]: 'wcag schermlezer toetsenbord slechtziend blind contrast website',
  [postHref('wanneer-u-beter-geen-kiosk-neemt')]:
    'outdoor buiten buitenscherm buitenzuil luifel buitenkiosk regen weer weerbestendig weersbestendig waterdicht waterdichte spatwater terras vorst buitengebruik bushokje',
  [postHref('wat-verandert-er-voor-toegankelijke-kiosken')]:
    'eaa european accessibility act toegankelijkheidswet toegankelijkheidsrichtlijn rolstoel rolstoelvriendelijk rolstoelgebruiker knoppen bedieningshoogte',
  [postHref('wat-kost-een-informatiezuil')]: 'tco total cost of ownership eigendomskosten totale',
  [postHref('minder-stroom-zonder-donkere-schermen')]:
    'energielabel energieklasse stroom besparen energiekosten stroomrekening',
  [postHref('menubord-dat-meebeweegt-met-de-dag')]: 'menuborden menukaart',
  [postHref('terugblik-op-drie-beursdagen')]: 'beurs vakbeurs',
  [postHref('checklist-voor-de-dag-van-plaatsing')]:
    'voorbereiding voorbereiden plaatsing klaarzetten monteur',
  [postHref('hoe-helder-moet-een-etalagescherm-zijn')]: 'candela nits spiegeling zonlicht',
  [postHref('welke-schermmaat-past-bij-uw-ruimte')]: 'schermgrootte 43 of 55 inch kiezen',
  [postHref('waarom-een-televisie-geen-kiosk-is')]:
    'tv televisie monitor gewone smart-tv consumententelevisie',
};

/** What every product page has: files with its drawings. */
const drawings = 'cad dxf dwg bim autocad maattekening tekening tekeningen productblad pdf';

/** Extra search terms by URL, loaded with the search code and not with the page. */
export const extraSearchTerms: Readonly<Record<string, string>> = {
  ...termsOfPlaces,
  ...Object.fromEntries(
    productIds.map(productHref).map((href) => [href, `${termsOfPlaces[href] ?? ''} ${drawings}`]),
  ),
};
