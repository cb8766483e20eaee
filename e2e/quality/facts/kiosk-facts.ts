import { PERSON_HEIGHT } from '../../../lib/business/drawings/person-height';
import {
  door,
  humidity,
  NOISE_DISTANCE,
  windowGap,
} from '../../../lib/business/products/conditions';
import { yearlyEnergy } from '../../../lib/business/products/energy';
import { EXEMPT_FROM } from '../../../lib/business/products/energy-label';
import { commonSpecs } from '../../../lib/business/products/products';
import { activeArea } from '../../../lib/business/products/screen';
import { productIds, screenSizes, specs } from '../../../lib/business/products/specs';
import { closest } from './closest';
import type { Fact } from './fact';
import { toValue } from './quantities';

const sizes = productIds.flatMap((id) => screenSizes.map((size) => specs[id].sizes[size]));
const footPlates = sizes.flatMap(({ footPlate }) =>
  footPlate ? [[footPlate.width, footPlate.depth]] : [],
);
const deliveries = productIds.map((id) => specs[id].deliveryWeeks);
const weeks = deliveries.map(({ standard }) => standard);
const ownColourWeeks = deliveries.map(({ ownColour }) => ownColour);
const extraWeeks = deliveries.map(({ standard, ownColour }) => ownColour - standard);
const hours = productIds.flatMap((id) => Object.values(specs[id].hoursPerDay));
const [volt = 0] = numbersIn(commonSpecs.connections);
const [small, large] = [activeArea[43], activeArea[55]];
const cm = (mm: number) => mm / 10;

/** What holds for all kiosks, on every page where it is said. */
export const kioskFacts: readonly Fact[] = [
  {
    name: 'schermmaat in inch',
    says: ['#[ -]inch', '# (?:en|of|tot|naar) \\d+ inch'],
    values: [screenSizes],
  },
  {
    name: 'breedte en diepte van de voetplaat in mm',
    says: ['(?<!× )# × # mm'],
    values: (measured) => closest(measured, footPlates),
    isStrict: true,
  },
  {
    name: 'levertijd in weken, van de snelste tot de langzaamste',
    says: ['#–# weken'],
    values: [Math.min(...weeks), Math.max(...ownColourWeeks)],
  },
  {
    name: 'kortste levertijd in weken',
    says: ['(?:levertijd|levering) vanaf:? # weken'],
    values: [Math.min(...weeks)],
  },
  {
    name: 'weken extra voor een eigen kleur',
    says: ['# weken (?:extra|langer)', 'levertijd met # weken'],
    values: [extraWeeks],
  },
  {
    name: 'helderheid vanaf waar geen energielabel geldt',
    says: ['vanaf # cd/m² (?:geldt geen label|zijn uitgezonderd)'],
    values: [EXEMPT_FROM],
    isStrict: true,
  },
  { name: 'draaiuren per dag', says: ['# uur per dag'], values: [[...hours, 12]] },
  { name: 'draaidagen per week', says: ['uur per dag, # dagen per week'], values: [7] },
  {
    name: 'draaiuren per week',
    says: ['# uur per dag is # uur per week', '(?:elke dag|elke avond) # uur aan, # uur per week'],
    values: ([perDay = 0]) => ['any', 7 * perDay],
  },
  {
    name: 'verbruik per jaar in kWh',
    says: ['# W maal # uur maal 365 dagen is # kWh per jaar'],
    values: ([watt = 0, perDay = 0]) => ['any', 'any', Math.round(yearlyEnergy(watt, perDay))],
  },
  {
    name: 'luchtvochtigheid in procent',
    says: ['luchtvochtigheid(?: is)?:? # tot # procent'],
    values: [humidity.from, humidity.to],
  },
  {
    name: 'afstand in m waarop het geluid is gegeven',
    says: ['dB\\(A\\) op # m', 'Op # m maken die hoogstens'],
    values: [NOISE_DISTANCE],
  },
  {
    name: 'vrije doorgang van een deur in mm',
    says: ['Vrije doorgang van # mm'],
    values: [door.passage],
    isStrict: true,
  },
  {
    name: 'ruimte tussen scherm en ruit in mm',
    says: ['# mm vrij tussen scherm en ruit'],
    values: [windowGap],
    isStrict: true,
  },
  { name: 'spanning in volt', says: ['# V\\b(?!A)'], values: [volt] },
  {
    name: 'hoogte van een staand beeldvlak in mm',
    says: ['is # mm hoog bij 43 inch en # mm bij 55 inch'],
    values: [small.long, large.long],
  },
  {
    name: 'breedte van een staand beeldvlak in cm',
    says: ['43 inch is # cm breed, een scherm van 55 inch # cm'],
    values: [cm(small.short), cm(large.short)],
  },
  {
    name: 'lengte in m van de persoon naast een kiosk',
    says: ['persoon van # m'],
    values: [PERSON_HEIGHT / 1000],
  },
];

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+(?:,\d+)?/g), ([number]) => toValue(number));
}
