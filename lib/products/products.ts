import measures from './dimensions.json' with { type: 'json' };

export const screenSizes = [43, 55] as const;

export type ScreenSize = (typeof screenSizes)[number];

export type ProductId =
  | 'brandvision'
  | 'brandvision-double'
  | 'clearvision'
  | 'clearvision-double'
  | 'touch-table'
  | 'wall-kiosk'
  | 'ceiling-kiosk';

/** What differs between the 43 and the 55 inch version of a product. */
export type SizeSpecs = {
  /** Outer measures in mm: height x width x depth. */
  dimensions: { height: number; width: number; depth: number };
  /** Foot plate in mm, where the product has one. */
  footPlate?: { width: number; depth: number };
  weightKg: number;
  /** Typical power in W. */
  powerWatt: number;
  /** Price from, in euro, excluding VAT, transport and installation. */
  priceFrom: number;
};

export type Product = {
  id: ProductId;
  name: string;
  family:
    | 'vloer'
    | 'vloer, dubbelzijdig'
    | 'raam'
    | 'raam, dubbelzijdig'
    | 'tafel'
    | 'wand'
    | 'plafond';
  /** One line that says what it is for. */
  idea: string;
  /** Four or five short facts for the card. */
  features: readonly string[];
  /** Two or three sentences for the details. */
  description: string;
  orientation: string;
  touch: string;
  /** Brightness as written on the sheet, with unit. */
  brightness: string;
  operation: string;
  protection: string;
  /** How it stands or hangs, in words. */
  mounting: string;
  sizes: Record<ScreenSize, SizeSpecs>;
  /** Weeks until delivery, in a standard colour and in a RAL colour of choice. */
  deliveryWeeks: { standard: number; ownColour: number };
  /** Where it is used, for the details. */
  usedFor: readonly string[];
  picture: { name: string; alt: string };
};

/** Stands by every amount: prices are an indication. */
export const priceNote = 'Richtprijs in euro, excl. btw, transport en plaatsing.';

/** What all seven products share. */
export const commonSpecs = {
  housing: 'Gepoedercoat staal van 1,5–2\u00a0mm, aluminium voorprofiel, afsluitbare servicedeur',
  standardColours: 'RAL\u00a09005 diepzwart en RAL\u00a09016 verkeerswit',
  connections: '230\u00a0V, LAN en wifi; kabels en mediaspeler uit het zicht',
} as const;

export const products: readonly Product[] = [
  {
    id: 'brandvision',
    name: 'Brandvision',
    family: 'vloer',
    idea: 'De zuil voor entree en winkelvloer',
    features: [
      'Stalen huis van 60\u00a0mm diep',
      '43 of 55\u00a0inch, staand',
      '500\u00a0cd/m², achter glas van 6\u00a0mm',
      'Touchscreen als optie',
      'Slot, kabels en mediaspeler uit het zicht',
    ],
    description:
      'Een gesloten zuil van gepoedercoat staal, 60\u00a0mm diep. Het scherm staat rechtop achter glas van 6\u00a0mm. Mediaspeler en bekabeling zitten achter de afsluitbare servicedeur.',
    orientation: 'Staand',
    touch: 'Optie: PCAP, 10 aanraakpunten',
    brightness: '500\u00a0cd/m² (400\u00a0cd/m² achter touchglas)',
    operation: '16/7; 24/7 als optie',
    protection: 'IP20, glas van 6\u00a0mm',
    mounting: 'Op een voetplaat',
    sizes: {
      43: {
        ...measures.brandvision[43],
        weightKg: 62,
        powerWatt: 75,
        priceFrom: 2495,
      },
      55: {
        ...measures.brandvision[55],
        weightKg: 82,
        powerWatt: 110,
        priceFrom: 2995,
      },
    },
    deliveryWeeks: { standard: 4, ownColour: 6 },
    usedFor: [
      'Bezoekers ontvangen en laten aanmelden',
      'Producten en voorraad tonen op de winkelvloer',
      'Bewegwijzering bij de entree',
    ],
    picture: {
      name: 'products/brandvision-7016',
      alt: 'Brandvision met ontvangstscherm van een kantoorgebouw, schuin van voren',
    },
  },
  {
    id: 'brandvision-double',
    name: 'Brandvision double',
    family: 'vloer, dubbelzijdig',
    idea: 'Twee kanten, één voet',
    features: [
      'Twee schermen rug aan rug, 110\u00a0mm diep',
      '43 of 55\u00a0inch, staand',
      '500\u00a0cd/m² aan elke kant',
      'Touchscreen als optie, aan één of beide kanten',
      'Leesbaar uit twee looprichtingen',
    ],
    description:
      'Twee schermen staan rug aan rug op één voetplaat, in een huis van 110\u00a0mm diep. Bezoekers lezen de boodschap uit beide looprichtingen. De twee kanten delen één sleutel, één stekker en één netwerkkabel.',
    orientation: 'Staand',
    touch: 'Optie: aan één of beide kanten',
    brightness: '500\u00a0cd/m² aan elke kant',
    operation: '16/7; 24/7 als optie',
    protection: 'IP20',
    mounting: 'Op een voetplaat',
    sizes: {
      43: {
        ...measures['brandvision-double'][43],
        weightKg: 85,
        powerWatt: 145,
        priceFrom: 3895,
      },
      55: {
        ...measures['brandvision-double'][55],
        weightKg: 115,
        powerWatt: 210,
        priceFrom: 4595,
      },
    },
    deliveryWeeks: { standard: 5, ownColour: 7 },
    usedFor: [
      'Inchecken in een hotellobby',
      'Informatie midden in een hal of passage',
      'Routes en advertenties op een station',
    ],
    picture: {
      name: 'products/brandvision-double-7016',
      alt: 'Brandvision double met incheckscherm van een hotel; de twee schillen zijn van opzij te zien',
    },
  },
  {
    id: 'clearvision',
    name: 'Clearvision',
    family: 'raam',
    idea: 'Leesbaar door het glas, ook met zon erop',
    features: [
      '2.500\u00a0cd/m²; een televisie haalt 250–400\u00a0cd/m²',
      '43 of 55\u00a0inch, staand of liggend',
      'Lichtsensor dimt het scherm ’s avonds',
      'Werkt dag en nacht, gekoeld op thermostaat',
      'Op een voet of hangend aan staalkabels',
    ],
    description:
      'Een raamkiosk voor de etalage, met een scherm van 2.500\u00a0cd/m². De lichtsensor dimt het beeld zodra het buiten donker wordt. Ventilatoren op een thermostaat koelen het huis, zodat het scherm 24/7 doorwerkt.',
    orientation: 'Staand of liggend',
    touch: 'Nee; bij 43\u00a0inch als optie door het glas heen',
    brightness: '2.500\u00a0cd/m²',
    operation: '24/7',
    protection: 'IP20, lichtsensor, ventilatoren op thermostaat',
    mounting: 'Op een voetplaat of hangend aan staalkabels',
    sizes: {
      43: {
        ...measures.clearvision[43],
        weightKg: 70,
        powerWatt: 180,
        priceFrom: 3695,
      },
      55: {
        ...measures.clearvision[55],
        weightKg: 92,
        powerWatt: 260,
        priceFrom: 4395,
      },
    },
    deliveryWeeks: { standard: 5, ownColour: 7 },
    usedFor: [
      'Een etalage die na sluiting doorgaat',
      'Terras- en raamaanbiedingen van een restaurant',
      'Rentes en voorbeelden achter het raam van een adviseur',
    ],
    picture: {
      name: 'products/clearvision-7016',
      alt: 'Clearvision achter winkelruit met tulpenaanbieding van een bloemist',
    },
  },
  {
    id: 'clearvision-double',
    name: 'Clearvision double',
    family: 'raam, dubbelzijdig',
    idea: 'Buiten fel, binnen rustig',
    features: [
      '2.500\u00a0cd/m² naar buiten, 700\u00a0cd/m² naar binnen',
      '43 of 55\u00a0inch, staand',
      'Lichtsensor dimt het scherm ’s avonds',
      'Touchscreen aan de binnenkant als optie',
      'Werkt dag en nacht, gekoeld op thermostaat',
    ],
    description:
      'Twee schermen delen één voet: 2.500\u00a0cd/m² naar de straat, 700\u00a0cd/m² naar binnen. De voorbijganger ziet uw etalage, de klant binnen leest op zijn gemak verder. Lichtsensor en koeling zijn dezelfde als bij Clearvision.',
    orientation: 'Staand',
    touch: 'Optie: aan de binnenkant',
    brightness: '2.500\u00a0cd/m² buiten, 700\u00a0cd/m² binnen',
    operation: '24/7',
    protection: 'IP20, lichtsensor, ventilatoren op thermostaat',
    mounting: 'Op een voetplaat',
    sizes: {
      43: {
        ...measures['clearvision-double'][43],
        weightKg: 92,
        powerWatt: 240,
        priceFrom: 5195,
      },
      55: {
        ...measures['clearvision-double'][55],
        weightKg: 124,
        powerWatt: 340,
        priceFrom: 6095,
      },
    },
    deliveryWeeks: { standard: 6, ownColour: 8 },
    usedFor: [
      'Woningaanbod achter het raam van een makelaar',
      'Etalage buiten, productuitleg binnen',
      'Openingstijden buiten, wachttijd binnen',
    ],
    picture: {
      name: 'products/clearvision-double-7016',
      alt: 'Clearvision double van binnenuit gezien, met woningaanbod van een makelaar; het andere scherm spiegelt in de winkelruit erachter',
    },
  },
  {
    id: 'touch-table',
    name: 'Touch screen table',
    family: 'tafel',
    idea: 'Samen om één scherm',
    features: [
      'Blad vlak of 15° gekanteld',
      '20 aanraakpunten bij 43\u00a0inch, 40 bij 55\u00a0inch',
      '400\u00a0cd/m², achter glas van 8\u00a0mm',
      'Blad IP54 en IK08: bestand tegen spatten en stoten',
      'Hoogte 750–900\u00a0mm',
    ],
    description:
      'Een tafel met een liggend touchscreen onder glas van 8\u00a0mm. Het blad ligt vlak of 15° gekanteld, op een hoogte van 750 tot 900\u00a0mm. Rond het model van 55\u00a0inch zitten vier tot zes mensen.',
    orientation: 'Liggend, vlak of 15° gekanteld',
    touch: 'PCAP: 20 aanraakpunten (43\u00a0inch) of 40 (55\u00a0inch)',
    brightness: '400\u00a0cd/m²',
    operation: '16/7',
    protection: 'Blad IP54, glas van 8\u00a0mm, IK08',
    mounting: 'Op vier poten, hoogte 750–900\u00a0mm',
    sizes: {
      43: {
        ...measures['touch-table'][43],
        weightKg: 75,
        powerWatt: 95,
        priceFrom: 3950,
      },
      55: {
        ...measures['touch-table'][55],
        weightKg: 98,
        powerWatt: 130,
        priceFrom: 4750,
      },
    },
    deliveryWeeks: { standard: 6, ownColour: 8 },
    usedFor: [
      'Samen werken in een school of bibliotheek',
      'Producten uitleggen aan de adviestafel',
      'Plattegrond en tips in een hotellobby',
    ],
    picture: {
      name: 'products/touch-table-7016',
      alt: 'Touch screen table, 15\u00a0graden gekanteld, met plattegrond en lesrooster van een school',
    },
  },
  {
    id: 'wall-kiosk',
    name: 'Wall kiosk',
    family: 'wand',
    idea: 'Vlak tegen de muur',
    features: [
      'Steekt 75\u00a0mm uit de wand',
      '43 of 55\u00a0inch, staand of liggend',
      '500\u00a0cd/m²',
      'Touchscreen als optie',
      'IK08: bestand tegen stoten',
    ],
    description:
      'Een kiosk van 75\u00a0mm diep die de vloer vrij laat. Hij hangt staand of liggend, met of zonder touchscreen. Het model van 43\u00a0inch weegt 32\u00a0kg; de maattekening vooraf toont de bevestiging aan uw wand.',
    orientation: 'Staand of liggend',
    touch: 'Optie: PCAP, 10 aanraakpunten',
    brightness: '500\u00a0cd/m² (400\u00a0cd/m² achter touchglas)',
    operation: '16/7; 24/7 als optie',
    protection: 'IP20, IK08',
    mounting: 'Aan de wand',
    sizes: {
      43: {
        ...measures['wall-kiosk'][43],
        weightKg: 32,
        powerWatt: 75,
        priceFrom: 1795,
      },
      55: {
        ...measures['wall-kiosk'][55],
        weightKg: 46,
        powerWatt: 110,
        priceFrom: 2245,
      },
    },
    deliveryWeeks: { standard: 3, ownColour: 5 },
    usedFor: [
      'Aanmelden en oproepen in de zorg',
      'Bezoekers aanmelden zonder receptie',
      'Menukaart en bestellen in een smalle zaak',
    ],
    picture: {
      name: 'products/wall-kiosk-7016',
      alt: 'Wall kiosk aan de muur met aanmeldscherm van een zorghuis',
    },
  },
  {
    id: 'ceiling-kiosk',
    name: 'Ceiling kiosk',
    family: 'plafond',
    idea: 'Boven de looproute',
    features: [
      'Twee kanten, zichtbaar uit beide looprichtingen',
      '43 of 55\u00a0inch, liggend',
      '500\u00a0cd/m²; 700\u00a0cd/m² als optie',
      'Plafondbuizen van 500–1.500\u00a0mm',
      'Geborgd met een veiligheidskabel',
    ],
    description:
      'Twee liggende schermen hangen rug aan rug boven de looproute. De plafondbuizen zijn 500 tot 1.500\u00a0mm lang. Een veiligheidskabel borgt het huis, dat 24/7 aan mag staan.',
    orientation: 'Liggend',
    touch: 'Nee',
    brightness: '500\u00a0cd/m²; 700\u00a0cd/m² als optie',
    operation: '24/7',
    protection: 'IP20, veiligheidskabel',
    mounting: 'Aan plafondbuizen van 500–1.500\u00a0mm',
    sizes: {
      43: {
        ...measures['ceiling-kiosk'][43],
        weightKg: 38,
        powerWatt: 140,
        priceFrom: 2950,
      },
      55: {
        ...measures['ceiling-kiosk'][55],
        weightKg: 55,
        powerWatt: 200,
        priceFrom: 3595,
      },
    },
    deliveryWeeks: { standard: 5, ownColour: 7 },
    usedFor: [
      'Vertrekstaten op een station',
      'Digitale menuborden boven de balie',
      'Bewegwijzering in een gang of winkelcentrum',
    ],
    picture: {
      name: 'products/ceiling-kiosk-7016',
      alt: 'Ceiling kiosk, met twee buizen aan het plafond gehangen, met vertrektijden van een busstation',
    },
  },
];
