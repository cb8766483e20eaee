import { letterHeightAt, readingDistances } from '../../../lib/business/advice/reading-distance';
import { neededBrightness } from '../../../lib/business/advice/window-brightness';
import { activeArea, reachBand } from '../../../lib/business/products/screen';
import { television } from '../../../lib/business/products/television';
import type { Expected, Fact } from './fact';

const most = neededBrightness('west', 'geen');
const north = neededBrightness('noord', 'geen');
const { comfortable } = letterHeightAt(3);

/** Text between words of one sentence, without another number. */
const GAP = '[^.;\\d]*?';
const TO = '(?: tot | naar |–)';

/** The letters that a text gives for a distance: the smallest or the comfortable one. */
function lettersAt([distance = 0, ...letters]: number[]): Expected[] {
  if (distance < readingDistances.from || distance > readingDistances.to) return ['any'];
  return ['any', ...letters.map(() => Object.values(letterHeightAt(distance)))];
}

/** The rules of thumb that pages and posts calculate with. */
export const adviceFacts: readonly Fact[] = [
  {
    name: 'letterhoogte in mm voor een leesafstand in m',
    says: [
      `# (?:m|meter)\\b${GAP}# mm(?:${GAP}[;,]?${GAP}# mm)?`,
      '# (?:m|meter) worden dat # en # mm',
      '# m, [^.;:]*: # mm',
    ],
    values: lettersAt,
  },
  {
    name: 'letterhoogten in mm in de tekening van letters op schaal',
    says: [
      'leesafstand van #, #, #, # en # m\\. De prettige letter groeit van # naar #, #, # en # mm, de kleinste van # naar #, #, # en # mm',
    ],
    values: (numbers) => {
      const distances = numbers.slice(0, 5);
      const letters = distances.map(letterHeightAt);
      return [
        ...distances,
        ...letters.map((letter) => letter.comfortable),
        ...letters.map((letter) => letter.minimum),
      ];
    },
  },
  {
    name: 'leesafstand in m waarvoor een letterhoogte is gegeven',
    says: ['leesafstand: # m'],
    values: ['any'],
  },
  {
    name: 'vuistregel voor de letterhoogte: mm per m',
    says: ['# mm(?: letterhoogte)? (?:voor|per) (?:elke )?# m\\b'],
    values: [comfortable, 3],
  },
  {
    name: 'regelafstand in mm, tweemaal de letterhoogte',
    says: ['letter van # mm is dat # mm per regel'],
    values: ([letter = 0]) => ['any', 2 * letter],
  },
  {
    name: 'regels op een beeldvlak',
    says: ['# mm gedeeld door # mm geeft # hele'],
    values: ([area = 0, line = 0]) => [
      [activeArea[43].long, activeArea[55].long],
      'any',
      Math.floor(area / line),
    ],
  },
  {
    name: 'bedienhoogte in mm volgens EN 301 549, van laag naar hoog',
    says: [`(?:tussen|van|hoogte van) (?=380|[\\d.]+ (?:en|tot) 1\\.220)# (?:en|tot) # mm`],
    values: [[reachBand.from], reachBand.to],
  },
  {
    name: 'bedienhoogte in mm volgens EN 301 549, van hoog naar laag',
    says: ['niet hoger dan # mm en niet lager dan # mm'],
    values: [reachBand.to, reachBand.from],
  },
  {
    name: 'hoogste knop in mm volgens EN 301 549',
    says: ['tussen \\d+ en # mm'],
    values: [reachBand.to],
  },
  {
    name: 'helderheid van een televisie in cd/m²',
    says: [`televisie(?: geeft| haalt| heeft|:|[^.;:]*:) #${TO}# cd/m²`],
    values: [television.from, television.to],
  },
  {
    name: 'helderheid voor een raam op het noorden of in de schaduw in cd/m²',
    says: [`(?:noorden|schaduwde ruit|schaduw)${GAP}# cd/m²(?! voor)`],
    values: [north.from],
  },
  {
    name: 'helderheid voor de meeste ramen in cd/m²',
    says: [
      `(?:meeste|oosten)${GAP}#${TO}# cd/m²`,
      `(?:meeste|winkelruit|achter de ruit vraagt|etalagescherm)${GAP}# cd/m²`,
    ],
    values: [most.from, most.to],
  },
  {
    name: 'deel van het licht dat touchglas wegneemt, in procent',
    says: ['(?:minstens|ten minste) # procent van het licht'],
    values: [10],
  },
];
