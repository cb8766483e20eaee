import { postHref, productHref, ROOM_PATH, routes, sectorHref } from '../../routes';

/** Extra search terms by URL, loaded with the search code and not with the page. */
export const extraSearchTerms: Readonly<Record<string, string>> = {
  [routes.home]: 'home homepage zuilwerk aanbod',
  [routes.kiosken]:
    'zuil zuilen informatiezuil infozuil kioskzuil bestelzuil reclamezuil aanmeldzuil informatiekiosk display assortiment producten touchscreen kopen',
  [`${routes.kiosken}#modellen`]:
    'ip20 ip54 bescherming specificatie datasheet technische gegevens',
  [`${routes.kiosken}#maten`]:
    'prijs prijzen kosten kost kiosk kopen euro formaat maat maten afmeting groot schermmaat budget tarief duur goedkoop goedkoopste btw',
  [`${routes.kiosken}#kleuren`]:
    'kleur ral 9005 9016 7016 7035 3020 2004 1018 6018 5015 5002 4010 8017 antraciet poedercoating lak wit zwart rood blauw',
  [`${routes.kiosken}#keuzehulp`]: 'advies kiezen welk scherm zichtafstand stroomkosten rekenen',
  [`${routes.kiosken}#vergelijken`]: '24/7 16/7 draaitijd dag en nacht continu',
  [productHref('brandvision')]:
    'zuil kioskzuil informatiezuil infozuil reclamezuil bestelzuil aanmeldzuil staand scherm vloer',
  [productHref('brandvision-double')]: 'dubbelzijdig tweezijdig dubbele zuil',
  [productHref('clearvision')]:
    'raamscherm raamkiosk etalagescherm winkelruit venster zonlicht helder scherm raam etalage',
  [productHref('clearvision-double')]:
    'raamscherm raamkiosk etalagescherm dubbelzijdig tweezijdig makelaar raam etalage',
  [productHref('touch-table')]:
    'touchtafel aanraaktafel schermtafel interactieve tafel multitouch bibliotheek touchscreen',
  [productHref('wall-kiosk')]: 'wandkiosk wandscherm muurkiosk muurscherm ophangen muur',
  [productHref('ceiling-kiosk')]: 'plafondkiosk plafondscherm hangend scherm bewegwijzering',
  [ROOM_PATH]:
    'ar augmented reality 3d model 3d-model glb gltf usdz bim ruimte zien passen virtueel proberen camera quick look scene viewer',
  [`${routes.home}#werkwijze`]: 'plaatsen monteren montage installeren monteur stappenplan',
  [routes.marktsegmenten]: 'branche branches sector sectoren toepassingen',
  [sectorHref('retail')]:
    'winkel winkels winkelier supermarkt filiaal bloemist etalage schap kassa',
  [sectorHref('onderwijs')]:
    'school scholen universiteit hogeschool mbo leerlingen studenten aula lesrooster',
  [sectorHref('kantoren')]: 'kantoor bedrijf receptie ontvangst bezoekersregistratie aanmeldzuil',
  [sectorHref('hospitality')]: 'hotel lobby incheckzuil horeca gasten',
  [sectorHref('transport')]: 'station halte bus trein ov reizigers perron',
  [sectorHref('financiele-dienstverlening')]: 'bank hypotheek adviseur',
  [sectorHref('zorg')]: 'ziekenhuis kliniek praktijk huisarts patient zorginstelling aanmeldzuil',
  [sectorHref('restaurants')]:
    'horeca cafe brasserie menubord menuscherm menukaart bestelzuil bestelkiosk scherm afrekenen',
  [`${routes.marktsegmenten}#andere-markt`]: 'museum gemeente gemeentehuis sportclub theater kerk',
  [routes.digitalSignage]:
    'narrowcasting software cms beheer playlist afspeellijst sjablonen op afstand offline werkt zonder internet',
  [`${routes.digitalSignage}#schermen-en-prijs`]:
    'prijs digital signage narrowcasting licentie abonnement android tizen webos mediaspeler hdmi player',
  [routes.digitaalPlatform]: 'ai kunstmatige intelligentie',
  [`${routes.digitaalPlatform}#digitaal-visitekaartje`]: 'visitekaart nfc qr vcard',
  [`${routes.digitaalPlatform}#ai-chat`]: 'chatbot chat assistent website',
  [`${routes.digitaalPlatform}#ai-telefoon`]: 'telefoonassistent voicebot telefonist bellen',
  [`${routes.digitaalPlatform}#ai-social`]: 'sociale media social media berichten plaatsen',
  [`${routes.digitaalPlatform}#slimme-websites`]: 'webdesign website laten maken crm',
  [`${routes.digitaalPlatform}#gegevens`]: 'avg gdpr privacy ai act',
  [routes.support]: 'helpdesk service hulp klantenservice livechat',
  [`${routes.support}#technical-support`]:
    'kapot defect probleem werkt niet flikkert repareren helpdesk',
  [`${routes.support}#manuals`]: 'handleiding manual instructie pdf',
  [`${routes.support}#warranty`]: 'garantie kiosk garantietermijn verlengen service',
  [`${routes.support}#faqs`]: 'faq vraag vragen updates',
  [routes.configurator]:
    'samenstellen ontwerpen kopen bestellen betaalautomaat pinnen privacyfilter',
  [routes.buying]: 'kopen aanschaf inkoop kosten kost lease levering voorwaarden aankoop',
  [`${routes.buying}#transport-en-plaatsing`]:
    'kosten kost transportkosten bezorgkosten verzendkosten installatiekosten plaatsingskosten montagekosten bezorgen plaatsen',
  [`${routes.buying}#leasen`]:
    'kiosk lease leasing financiering financieren maandbedrag huur verhuur evenement proef proberen uitproberen proefperiode',
  [`${routes.buying}#korting`]:
    'korting kwantumkorting staffel aantallen staffelkorting meerdere kiosken 3 4 5 6 7 8 9 10 12 15 20 stuks',
  [`${routes.buying}#leverdatum`]: 'leverdatum wanneer geleverd opening deadline datum',
  [`${routes.buying}#deur-en-lift`]:
    'deur 83 deurbreedte lift trap verpakking verpakt doos doorgang vrije doorgang pallet',
  [`${routes.buying}#bevestiging`]:
    'stabiliteit stabiel kantelen omvallen omduwen verankeren vastzetten boren vloer vloerverwarming schroeven',
  [`${routes.buying}#brandveiligheid`]:
    'brand brandweer brandveilig vluchtroute vluchtweg nooduitgang rook rookklasse accu batterij inspecteur',
  [`${routes.buying}#vergunning`]:
    'vergunning monument rijksmonument monumentaal welstand gevel omgevingsvergunning gemeente reclame verhuurder',
  [`${routes.buying}#temperatuur-en-geluid`]:
    'temperatuur graden warm koud vorst hitte vochtigheid geluid lawaai decibel db ventilator stil',
  [routes.belgium]:
    'belgie belgische levering vlaanderen brussel wallonie antwerpen gent brugge leuven luik buitenland verlegd recupel',
  [`${routes.buying}#betaalautomaat-printer-scanner`]:
    'pinautomaat betaalterminal pinterminal pinnen pin psp bonprinter barcode qr betalen',
  [`${routes.buying}#beveiliging`]:
    'kiosk veilig veiligheid beveiligen security firewall hacken netwerk slot vandalisme hufterproof',
  [`${routes.buying}#gegevens-van-de-kiosk`]:
    'data act dataverordening gegevens telemetrie logboek overstappen overstap exit migratie camera microfoon',
  [`${routes.buying}#normen`]:
    'iec en 62368 301549 18031 cra cyber resilience act red lvd recupel norm keurmerk certificaat certificering ce conformiteitsverklaring weee keuring emc',
  [`${routes.support}#onderhoudscontract`]:
    'sla servicecontract service onderhoud reactietijd hersteltijd responstijd',
  [`${routes.support}#glasbreuk`]: 'glas glasbreuk ruit gebroken barst gebarsten stuk vandalisme',
  [`${routes.support}#oude-schermen`]: 'inruilen retourname afvoeren milieu weee wegdoen',
  [`${routes.digitalSignage}#koppelingen`]:
    'kassasysteem kassakoppeling pos hotelsysteem zorgsysteem epd his api integratie koppelen',
  [`${routes.digitalSignage}#bestanden`]:
    'mp4 jpg png pdf video bestand bestandsformaat formaten resolutie pixels 1080 4k uhd portrait staand powerpoint',
  [`${routes.digitalSignage}#wie-maakt-de-inhoud`]:
    'content ontwerp ontwerper vormgeving templates sjablonen laten maken',
  [`${routes.digitaalPlatform}#maandprijs`]:
    'abonnement contract opzeggen inbegrepen looptijd opzegtermijn prijs ai chatbot',
  [routes.contact]: 'mail mailen bellen formulier vraag stellen offerte aanvragen bestellen kopen',
  [`${routes.contact}#gegevens-titel`]:
    'adres telefoon telefoonnummer telefoonnummers nummer e-mailadres email bereikbaar btw kvk vestiging',
  [`${routes.contact}#wie-wij-zijn`]: 'over ons wie zijn jullie bedrijf zuilwerk proefopstelling',
  [`${routes.contact}#route`]: 'routebeschrijving kaart plattegrond bezoek parkeren parkeerplaats',
  [routes.action]:
    'dealer worden reseller wederverkoper partner verkooppunt dealers winactie korting',
  [`${routes.action}#dealertoegang`]: 'login portaal portal inlog dealerportaal',
  [`${routes.action}#actievoorwaarden`]: 'winactie loting winnen',
  [routes.news]: 'beurs vakbeurs vakdagen video film nieuwsbericht',
  [routes.terms]:
    'voorwaarden klacht retour retourneren annuleren factuur betalen btw levering incoterms',
  [routes.dataProcessing]: 'verwerker avg dpa gdpr subverwerker datalek persoonsgegevens',
  [routes.privacy]: 'avg gdpr persoonsgegevens privacybeleid bewaartermijn',
  [routes.cookies]: 'cookie cookiebeleid cookiemelding tracking',
  [routes.accessibility]: 'wcag schermlezer toetsenbord rolstoel slechtziend blind contrast',
  [postHref('wanneer-u-beter-geen-kiosk-neemt')]: 'outdoor buiten buitenscherm buitenzuil luifel',
  [postHref('wat-verandert-er-voor-toegankelijke-kiosken')]:
    'eaa european accessibility act toegankelijkheidswet toegankelijkheidsrichtlijn',
  [postHref('wat-kost-een-informatiezuil')]: 'tco total cost of ownership eigendomskosten',
  [postHref('waarom-een-televisie-geen-kiosk-is')]: 'tv televisie monitor',
};

type Alternative = { words: string; href: string; name: string };

/** Search terms that the site does not cover, with the page that comes closest. */
export const unavailableTerms: readonly Alternative[] = [
  {
    words: 'tweedehands occasion refurbished',
    href: `${routes.kiosken}#maten`,
    name: 'Afmetingen, gewicht en prijs',
  },
  {
    words: 'outdoor buiten buitenscherm buitenzuil waterdicht',
    href: `${routes.kiosken}#modellen`,
    name: 'Specificaties per model',
  },
  {
    words: 'windows linux app ios iphone',
    href: `${routes.digitalSignage}#schermen-en-prijs`,
    name: 'Prijs van de software',
  },
  {
    words: 'camera webcam',
    href: routes.configurator,
    name: 'Configurator',
  },
  {
    words: 'vacature vacatures stage sollicitatie',
    href: `${routes.contact}#wie-wij-zijn`,
    name: 'Demo en showroom',
  },
];
