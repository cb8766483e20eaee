import type { Recommendation } from '../configurator/composition';

export type SectorId =
  | 'retail'
  | 'onderwijs'
  | 'kantoren'
  | 'hospitality'
  | 'transport'
  | 'financiele-dienstverlening'
  | 'zorg'
  | 'restaurants';

export type Sector = {
  /** Id, which is also the anchor on the page with all sectors and the path of its own page. */
  id: SectorId;
  name: string;
  moment: { time: string; day: string };
  headline: string;
  situation: string;
  picture: { name: string; alt: string };
  /** The most requested first. */
  applications: readonly string[];
  /** The best fit first, in the colours of the room. */
  models: readonly Recommendation[];
  /** Completes "Vraag advies voor …". */
  adviceFor: string;
  contactSubject: string;
};

/** Widths in px of the AVIF files of each room. */
export const roomWidths: readonly number[] = [400, 800, 1200, 1600, 2200, 2880];

const sectorsAsListed: readonly Sector[] = [
  {
    id: 'retail',
    name: 'Retail',
    moment: { time: '15.30', day: 'zaterdag' },
    headline: 'Een rij bij de kassa en niemand vrij voor een vraag',
    situation:
      'Een klant zoekt hortensia’s, maar alle medewerkers staan achter de kassa. Op de zuil in de winkel ziet zij wat er nog is, ook in de andere filialen. Buiten leest een voorbijganger de aanbieding, ook met de zon op de ruit.',
    picture: {
      name: 'rooms/shop',
      alt: 'Een voorbijganger leest de raamkiosk van een bloemenwinkel; binnen staat een rij voor de toonbank en zoekt een klant iets op bij de zuil (visualisatie)',
    },
    applications: [
      'Etalagecampagne die na sluitingstijd doorgaat',
      'Voorraad van alle filialen opvragen',
      'Bestellen wat niet in het schap ligt',
      'Prijzen en acties per filiaal',
      'Klantenkaart aanmaken',
      'Retour aanmelden',
    ],
    models: [
      { model: 'clearvision', size: 55 },
      { model: 'brandvision', touch: 1, colour: '9016' },
    ],
    adviceFor: 'uw winkel',
    contactSubject: 'Advies voor retail',
  },
  {
    id: 'onderwijs',
    name: 'Onderwijs',
    moment: { time: '8.20', day: 'de eerste lesdag' },
    headline: 'Tweeduizend mensen zoeken hun lokaal',
    situation:
      'Over tien minuten begint de eerste les en bijna niemand kent de weg. De zuil in de hal toont het rooster met gebouw en lokaal. Aan de tafel volgt een groepje de route met de vinger op de plattegrond.',
    picture: {
      name: 'rooms/school',
      alt: 'De aula van een school met een houten zittrap: een leerling aan een oranje touchtafel, anderen onderweg, en een blauwe zuil die de weg wijst (visualisatie)',
    },
    applications: [
      'Roosterwijziging van vandaag',
      'Plattegrond met route naar het lokaal',
      'Programma van de open dag',
      'Lokaal of docent opzoeken',
      'Gedeelde werktafel voor een groep',
      'Noodmelding op alle schermen',
    ],
    models: [
      { model: 'touch-table', size: 55, colour: '2004' },
      { model: 'brandvision', size: 55, colour: '5015' },
    ],
    adviceFor: 'uw school',
    contactSubject: 'Advies voor het onderwijs',
  },
  {
    id: 'kantoren',
    name: 'Kantoren',
    moment: { time: '9.41', day: 'dinsdag' },
    headline: 'De gast staat binnen, de receptie is leeg',
    situation:
      'De gast tikt op ‘Ik heb een afspraak’ en krijgt een badge op zijn telefoon. Uw collega ontvangt bericht en loopt naar beneden. Tussen twee gasten door toont hetzelfde scherm het bedrijfsnieuws.',
    picture: {
      name: 'rooms/office',
      alt: 'Een gast meldt zich bij een kiosk aan een groene wand, naast een lege vergaderruimte; verderop leest iemand een zuil (visualisatie)',
    },
    applications: [
      'Bezoeker aanmelden, met badge op de telefoon',
      'Bezetting van vergaderruimtes',
      'Bedrijfsnieuws',
      'Cijfers van de dag',
      'Huisregels en BHV',
      'Welkom op naam, per gast',
    ],
    models: [
      { model: 'brandvision', touch: 1 },
      { model: 'wall-kiosk', touch: 1, colour: '9016' },
    ],
    adviceFor: 'uw kantoor',
    contactSubject: 'Advies voor een kantoor',
  },
  {
    id: 'hospitality',
    name: 'Hospitality en hotels',
    moment: { time: '23.31', day: 'vrijdag' },
    headline: 'Inchecken als de receptie gesloten is',
    situation:
      'De trein had vertraging en de nachtportier loopt zijn ronde. De gast checkt zelf in en leest op welke etage de kamer ligt. Op de achterkant van de zuil staat de zaalindeling voor het congres van morgen.',
    picture: {
      name: 'rooms/hotel',
      alt: 'Een gast met koffer checkt in bij een zuil, in de lobby van een oud hotel bij nacht; de balie is onbemand (visualisatie)',
    },
    applications: [
      'Zelf inchecken',
      'Zaalindeling van een congres',
      'Menukaart en openingstijden',
      'Tips voor de stad',
      'Vertrekinformatie',
      'Spa of tafel reserveren',
    ],
    models: [
      { model: 'brandvision-double', touch: 1, colour: '8017', extras: ['dag-en-nacht'] },
      { model: 'touch-table' },
    ],
    adviceFor: 'uw hotel',
    contactSubject: 'Advies voor hospitality en hotels',
  },
  {
    id: 'transport',
    name: 'Transport',
    moment: { time: '8.17', day: 'maandag' },
    headline: 'Nog drie minuten om het juiste perron te vinden',
    situation:
      'Een reiziger stapt over en heeft geen tijd om te zoeken. Boven de looproute staan vertrektijd, lijn en perron op één regel. Bij een omleiding verandert die regel op alle schermen van het station.',
    picture: {
      name: 'rooms/station',
      alt: 'Reizigers onder de vertrektijden in een bus- en treinstation: een leest ze, anderen haasten zich; bij de ramen staat een zuil met de plattegrond (visualisatie)',
    },
    applications: [
      'Vertrektijden',
      'Wijziging en omleiding',
      'Plattegrond van het station',
      'Routes te voet',
      'Advertenties naast de vertrektijden',
      'Noodmelding',
    ],
    models: [
      { model: 'ceiling-kiosk', size: 55, extras: ['helderder'] },
      { model: 'brandvision-double', size: 55, colour: '5002', extras: ['dag-en-nacht'] },
    ],
    adviceFor: 'uw station of halte',
    contactSubject: 'Advies voor transport',
  },
  {
    id: 'financiele-dienstverlening',
    name: 'Financiële dienstverlening',
    moment: { time: '13.10', day: 'woensdag' },
    headline: 'Een gesprek dat niet aan de balie hoort',
    situation:
      'Twee klanten wachten en een derde heeft vragen over een hypotheek. Die derde maakt op het scherm een afspraak in een aparte kamer. Daar rekent de adviseur het voorbeeld voor, samen aan de tafel.',
    picture: {
      name: 'rooms/bank',
      alt: 'Een adviseur en een klant aan een touchtafel in het kantoor van een hypotheekadviseur; achter hen maakt iemand een afspraak op een raamkiosk (visualisatie)',
    },
    applications: [
      'Afspraak maken en wachtrij volgen',
      'Rente en koersen',
      'Productuitleg aan tafel',
      'Etalage met voorbeelden',
      'Formulieren ondertekenen',
      'Bezoeker aanmelden',
    ],
    models: [
      { model: 'clearvision-double', touch: 1 },
      { model: 'touch-table', size: 55, mount: 'tafel-gekanteld' },
    ],
    adviceFor: 'uw vestiging',
    contactSubject: 'Advies voor financiële dienstverlening',
  },
  {
    id: 'zorg',
    name: 'Zorg',
    moment: { time: '10.24', day: 'donderdag' },
    headline: 'Weten waar u moet zijn en hoelang het duurt',
    situation:
      'Een patiënt meldt zich aan met geboortedatum of met de code uit de brief. Het scherm toont de kamer en de wachttijd: bloedafname, 8\u00a0minuten. Wie liever een andere taal leest, kiest die op dezelfde plek.',
    picture: {
      name: 'rooms/care',
      alt: 'Wachtende en lopende bezoekers in de hal van een zorghuis, een oproepscherm boven de stoelen en een aanmeldkiosk aan een ronde groene wand (visualisatie)',
    },
    applications: [
      'Zelf aanmelden bij een aanmeldzuil',
      'Oproepscherm in de wachtkamer',
      'Wachttijd per afdeling',
      'Looproute in stappen',
      'Voorlichting zonder geluid',
      'Dezelfde uitleg in meerdere talen',
    ],
    models: [
      { model: 'wall-kiosk', touch: 1, colour: '9016', extras: ['privacyfilter'] },
      { model: 'brandvision', size: 55, colour: '9016' },
    ],
    adviceFor: 'uw zorglocatie',
    contactSubject: 'Advies voor de zorg',
  },
  {
    id: 'restaurants',
    name: 'Restaurants',
    moment: { time: '11.00', day: 'elke dag' },
    headline: 'Vanaf nu hangt hier een ander menu',
    situation:
      'Het ontbijt maakt plaats voor de lunch, op de schermen boven de bar en op de bestelkiosk. Een gerecht dat op is, verdwijnt via de kassakoppeling van elk scherm. Gasten zien de allergenen voordat zij bestellen.',
    picture: {
      name: 'rooms/restaurant',
      alt: 'Een brasserie met gasten voor de bar, onder twee menuschermen, en een rode bestelkiosk aan een bakstenen kolom (visualisatie)',
    },
    applications: [
      'Digitaal menubord per dagdeel',
      'Zelf bestellen en betalen bij een bestelzuil',
      'Kassakoppeling',
      'Allergenen per gerecht',
      'Afhaalnummer',
      'Terras- en raamaanbieding',
    ],
    models: [
      { model: 'ceiling-kiosk', size: 55 },
      { model: 'wall-kiosk', touch: 1, colour: '3020', extras: ['betaalhouder'] },
      { model: 'clearvision', orientation: 'liggend', mount: 'staalkabels' },
    ],
    adviceFor: 'uw restaurant',
    contactSubject: 'Advies voor restaurants',
  },
];

/** Sectors in the order of their time of day, which every list of sectors follows. */
export const sectors: readonly Sector[] = [...sectorsAsListed].sort(
  (a, b) => minutesOf(a) - minutesOf(b),
);

function minutesOf({ moment }: Sector): number {
  const [hours, minutes] = moment.time.split('.').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export function sectorOf(id: SectorId): Sector {
  return sectors.find((sector) => sector.id === id) as Sector;
}

/** The sectors before and after one by the clock; the day begins again after the last. */
export function adjacentSectors(id: SectorId): { previous: Sector; next: Sector } {
  const index = sectors.findIndex((sector) => sector.id === id);
  const at = (place: number) => sectors.at(place % sectors.length) as Sector;
  return { previous: at(index - 1), next: at(index + 1) };
}
