import { formatNumber } from '../../platform/text/format-number';
import { joinList } from '../../platform/text/join-list';
import ralColours from '../content/ral-colours.json' with { type: 'json' };
import { formatQuantity, formatRange } from './format';
import {
  type ProductId,
  type ProductSpecs,
  productIds,
  type ScreenSize,
  specs,
  standardColours,
  tubeLength,
} from './specs';
import { television } from './television';

type ProductTexts = {
  idea: string;
  /** Four or five, for the product card. */
  features: readonly string[];
  description: string;
  orientation: string;
  touchscreen: string;
  protection: string;
  mounting: string;
  usedFor: readonly string[];
  picture: { name: string; alt: string };
};

export type Product = { id: ProductId } & ProductSpecs & ProductTexts;

/** Thickness of the sheet in mm. */
export const steel = { from: 1.5, to: 2 };

export const commonSpecs = {
  housing: `Gepoedercoat staal van ${formatRange(steel, 'mm')}, aluminium voorprofiel, afsluitbare servicedeur`,
  standardColours: joinList(
    ralColours
      .filter(({ code }) => standardColours.some((standard) => standard === code))
      .map(({ code, name }) => `RAL\u00a0${code} ${name.toLowerCase()}`),
  ),
  connections: '230\u00a0V, LAN en wifi; kabels uit het zicht',
} as const;

/** Figures of one model, written out; `depth` is that of both sizes. */
function figuresOf(id: ProductId) {
  const { brightness, glass = 0, sizes, tableTop, touch } = specs[id];
  const candela = (value = 0) => formatQuantity(value, 'cd/m²');
  return {
    depth: formatQuantity(sizes[43].dimensions.depth, 'mm'),
    glass: `glas van ${formatQuantity(glass, 'mm')}`,
    weight: (size: ScreenSize) => formatQuantity(sizes[size].weightKg, 'kg'),
    front: candela(brightness.front),
    back: candela(brightness.back),
    option: candela(brightness.option),
    points: (size: ScreenSize) => formatNumber(touch.points?.[size] ?? 0),
    tilt: `${tableTop?.tilt ?? 0}°`,
    lowest: formatNumber(tableTop?.lowest ?? 0),
    highest: formatQuantity(tableTop?.highest ?? 0, 'mm'),
  };
}

const brandvision = figuresOf('brandvision');
const brandvisionDouble = figuresOf('brandvision-double');
const clearvision = figuresOf('clearvision');
const clearvisionDouble = figuresOf('clearvision-double');
const table = figuresOf('touch-table');
const wall = figuresOf('wall-kiosk');
const ceiling = figuresOf('ceiling-kiosk');
const tubes = specs['ceiling-kiosk'].mounts.map((mount) => tubeLength(mount) ?? 0);
const [shortest, longest] = [Math.min(...tubes), Math.max(...tubes)];

const texts: Readonly<Record<ProductId, ProductTexts>> = {
  brandvision: {
    idea: 'De zuil voor entree en winkelvloer',
    features: [
      `Stalen huis van ${brandvision.depth} diep`,
      '43 of 55\u00a0inch, staand',
      `${brandvision.front}, achter ${brandvision.glass}`,
      'Touchscreen als optie',
      'Slot en kabels uit het zicht, met ruimte voor een mediaspeler',
    ],
    description: `Een gesloten zuil van gepoedercoat staal, ${brandvision.depth} diep. Het scherm staat rechtop achter ${brandvision.glass}. Achter de afsluitbare servicedeur zitten de kabels, met ruimte voor een mediaspeler.`,
    orientation: 'Staand',
    touchscreen: `Optie: PCAP, ${brandvision.points(43)} aanraakpunten`,
    protection: `IP20, ${brandvision.glass}`,
    mounting: 'Op een voetplaat',
    usedFor: [
      'Aanmeldzuil: bezoekers ontvangen en laten aanmelden',
      'Reclamezuil: producten en voorraad op de winkelvloer',
      'Informatiezuil: bewegwijzering bij de entree',
    ],
    picture: {
      name: 'products/brandvision-7016',
      alt: 'Brandvision met ontvangstscherm van een kantoorgebouw, schuin van voren',
    },
  },
  'brandvision-double': {
    idea: 'Twee kanten, één voet',
    features: [
      `Twee schermen rug aan rug, ${brandvisionDouble.depth} diep`,
      '43 of 55\u00a0inch, staand',
      `${brandvisionDouble.front} aan elke kant`,
      'Touchscreen als optie, aan één of beide kanten',
      'Leesbaar vanuit twee looprichtingen',
    ],
    description: `Twee schermen staan rug aan rug op één voetplaat, in een huis van ${brandvisionDouble.depth} diep. Bezoekers lezen de boodschap vanuit beide looprichtingen. De twee kanten delen één sleutel, één stekker en één netwerkkabel.`,
    orientation: 'Staand',
    touchscreen: 'Optie: aan één of beide kanten',
    protection: 'IP20',
    mounting: 'Op een voetplaat',
    usedFor: [
      'Inchecken in een hotellobby',
      'Informatie midden in een hal of passage',
      'Routes en advertenties op een station',
    ],
    picture: {
      name: 'products/brandvision-double-7016',
      alt: 'Brandvision double met incheckscherm van een hotel; een spiegel erachter laat het tweede scherm zien',
    },
  },
  clearvision: {
    idea: 'Leesbaar door het glas, ook met zon erop',
    features: [
      `${clearvision.front}; een televisie haalt ${formatRange(television, 'cd/m²')}`,
      '43 of 55\u00a0inch, staand of liggend',
      'Lichtsensor dimt het scherm ’s avonds',
      'Werkt dag en nacht, thermostatisch gekoeld',
      'Op een voet of hangend aan staalkabels',
    ],
    description: `Een raamkiosk voor de etalage, met een scherm van ${clearvision.front}. De lichtsensor dimt het beeld zodra het buiten donker wordt. Thermostatische ventilatoren koelen het huis, zodat het scherm 24/7 doorwerkt.`,
    orientation: 'Staand of liggend',
    touchscreen: 'Nee; bij 43\u00a0inch als optie door het glas heen',
    protection: 'IP20, lichtsensor, thermostatisch gekoeld',
    mounting: 'Op een voetplaat of hangend aan staalkabels',
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
  'clearvision-double': {
    idea: 'Buiten helder, binnen rustig',
    features: [
      `${clearvisionDouble.front} naar buiten, ${clearvisionDouble.back} naar binnen`,
      '43 of 55\u00a0inch, staand',
      'Lichtsensor dimt het scherm ’s avonds',
      'Touchscreen aan de binnenkant als optie',
      'Werkt dag en nacht, thermostatisch gekoeld',
    ],
    description: `Twee schermen delen één voet: ${clearvisionDouble.front} naar de straat, ${clearvisionDouble.back} naar binnen. De voorbijganger ziet uw etalage; de klant binnen leest op zijn gemak verder. Lichtsensor en koeling zijn dezelfde als bij de Clearvision.`,
    orientation: 'Staand',
    touchscreen: 'Optie: aan de binnenkant',
    protection: 'IP20, lichtsensor, thermostatisch gekoeld',
    mounting: 'Op een voetplaat',
    usedFor: [
      'Woningaanbod achter het raam van een makelaar',
      'Etalage buiten, productuitleg binnen',
      'Openingstijden buiten, wachttijd binnen',
    ],
    picture: {
      name: 'products/clearvision-double-7016',
      alt: 'Clearvision double van binnenuit gezien, met woningaanbod van een makelaar; een spiegel erachter laat het scherm aan de straatkant zien',
    },
  },
  'touch-table': {
    idea: 'Samen om één scherm',
    features: [
      `Blad vlak of ${table.tilt} gekanteld`,
      `${table.points(43)} aanraakpunten bij 43\u00a0inch, ${table.points(55)} bij 55\u00a0inch`,
      `${table.front}, achter ${table.glass}`,
      'Blad IP54 en IK08: bestand tegen spatten en stoten',
      `Hoogte ${table.lowest}–${table.highest}`,
    ],
    description: `Een tafel met een liggend touchscreen onder ${table.glass}. Het blad ligt vlak of ${table.tilt} gekanteld, op een hoogte van ${table.lowest} tot ${table.highest}. Rond het model van 55\u00a0inch zitten vier tot zes mensen.`,
    orientation: `Liggend, vlak of ${table.tilt} gekanteld`,
    touchscreen: `PCAP: ${table.points(43)} aanraakpunten (43\u00a0inch) of ${table.points(55)} (55\u00a0inch)`,
    protection: `Blad IP54, ${table.glass}, IK08`,
    mounting: `Op vier poten, hoogte ${table.lowest}–${table.highest}`,
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
  'wall-kiosk': {
    idea: 'Vlak tegen de muur',
    features: [
      `Steekt ${wall.depth} uit de wand`,
      '43 of 55\u00a0inch, staand of liggend',
      wall.front,
      'Touchscreen als optie',
      'IK08: bestand tegen stoten',
    ],
    description: `Een kiosk van ${wall.depth} diep die de vloer vrij laat. Hij hangt staand of liggend, met of zonder touchscreen. Het model van 43\u00a0inch weegt ${wall.weight(43)}; de maattekening vooraf toont de bevestiging aan uw wand.`,
    orientation: 'Staand of liggend',
    touchscreen: `Optie: PCAP, ${wall.points(43)} aanraakpunten`,
    protection: 'IP20, IK08',
    mounting: 'Aan de wand',
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
  'ceiling-kiosk': {
    idea: 'Boven de looproute',
    features: [
      'Twee kanten, zichtbaar vanuit beide looprichtingen',
      '43 of 55\u00a0inch, liggend',
      `${ceiling.front}; ${ceiling.option} als optie`,
      `Plafondbuizen van ${formatRange({ from: shortest, to: longest }, 'mm')}`,
      'Geborgd met een veiligheidskabel',
    ],
    description: `Twee liggende schermen hangen rug aan rug boven de looproute. De plafondbuizen zijn ${shortest} tot ${formatQuantity(longest, 'mm')} lang. Een veiligheidskabel borgt het huis. De schermen mogen dag en nacht aan.`,
    orientation: 'Liggend',
    touchscreen: 'Nee',
    protection: 'IP20, veiligheidskabel',
    mounting: `Aan plafondbuizen van ${formatRange({ from: shortest, to: longest }, 'mm')}`,
    usedFor: [
      'Vertrektijden op een station',
      'Digitale menuborden boven de balie',
      'Bewegwijzering in een gang of winkelcentrum',
    ],
    picture: {
      name: 'products/ceiling-kiosk-7016',
      alt: 'Ceiling kiosk, met twee buizen aan het plafond gehangen, met vertrektijden van een busstation',
    },
  },
};

export function productOf(id: ProductId): Product {
  return { id, ...specs[id], ...texts[id] };
}

export const products: readonly Product[] = productIds.map(productOf);
