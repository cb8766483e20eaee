import { neededBrightness } from '@/lib/business/advice/window-brightness';
import { door, HEADROOM, touchGlass, windowGap } from '@/lib/business/products/conditions';
import { formatQuantity, formatRange } from '@/lib/business/products/format';
import { formatYearlyUse } from '@/lib/business/products/format-specs';
import { DEEPEST_REACH, operatingArea, reachBand } from '@/lib/business/products/screen';
import { type ProductId, type ScreenSize, specs, tubeLength } from '@/lib/business/products/specs';
import { formatNumber } from '@/lib/platform/text/format-number';
import { joinList } from '@/lib/platform/text/join-list';
import { routes } from '@/lib/routes';

export type Question = {
  question: string;
  answer: string;
  more?: { text: string; href: string };
};

const HOURS = 12;

const sizesOf = (id: ProductId) => specs[id].sizes;
const weight = (id: ProductId, size: ScreenSize) =>
  formatQuantity(sizesOf(id)[size].weightKg, 'kg');
const candela = (value = 0) => formatQuantity(value, 'cd/m²');
const reach = `tussen ${reachBand.from} en ${formatQuantity(reachBand.to, 'mm')}`;
const buttons = operatingArea('wall-kiosk', 43, 'staand') ?? reachBand;
const { lowest = 0, highest = 0 } = specs['touch-table'].tableTop ?? {};
const { front: indoor, behindTouch } = specs.brandvision.brightness;
const tubes = specs['ceiling-kiosk'].mounts.map((mount) => formatNumber(tubeLength(mount) ?? 0));
const { front: hanging, option: brighter } = specs['ceiling-kiosk'].brightness;

const chooseSize = { text: 'Reken met uw leesafstand', href: `${routes.kiosken}#keuzehulp` };

export const questions: Readonly<Record<ProductId, readonly Question[]>> = {
  brandvision: [
    {
      question: 'Kies ik 43 of 55\u00a0inch?',
      answer:
        'Tot drie meter leesafstand is 43\u00a0inch meestal genoeg. Vanaf vijf meter leest 55\u00a0inch prettiger.',
      more: chooseSize,
    },
    {
      question: 'Wat verandert een touchscreen aan het beeld?',
      answer: `Touchglas houdt licht tegen: van ${candela(indoor)} blijft ${candela(behindTouch)} over. Binnen is dat meestal genoeg. Iedereen kan bij de knoppen als ze ${reach} boven de vloer staan.`,
    },
    {
      question: 'Past de zuil door onze deur en lift?',
      answer: `Ja, in de doos, op zijn kant: een deur van ${formatQuantity(door.leaf / 10, 'cm')} is breed genoeg. Het model van 43\u00a0inch weegt ${weight('brandvision', 43)}, dat van 55\u00a0inch ${weight('brandvision', 55)}. Meet ook de lift en de drempels.`,
    },
  ],
  'brandvision-double': [
    {
      question: 'Kunnen de twee kanten iets anders tonen?',
      answer:
        'Ja, ook met één losse mediaspeler, want die heeft twee uitgangen. In een hotel checkt de gast aan de voorkant in, terwijl op de achterkant de zaalindeling van het congres staat.',
    },
    {
      question: 'Waar is het tweede scherm op het beeld?',
      answer: `In het glas achter de zuil spiegelt de achterkant. De twee schermen staan rug aan rug en zijn samen ${formatQuantity(sizesOf('brandvision-double')[43].dimensions.depth, 'mm')} diep. Op de maattekening ziet u de zuil van opzij.`,
    },
    {
      question: 'Moeten beide kanten een touchscreen krijgen?',
      answer: 'Nee. U kiest geen, één of twee; de meerprijs staat bij de opties.',
    },
  ],
  clearvision: [
    {
      question: `Is ${candela(specs.clearvision.brightness.front)} genoeg voor mijn raam?`,
      answer: `Op het oosten en westen wel: daar is ${formatRange(neededBrightness('oost', 'geen'), 'cd/m²')} de richtwaarde. Op het noorden is het ruim. Op het zuiden zonder luifel kunt u beter op ${formatRange(neededBrightness('zuid', 'geen'), 'cd/m²')} rekenen.`,
      more: { text: 'Kies de ligging van uw raam', href: `${routes.kiosken}#keuzehulp` },
    },
    {
      question: 'Is het scherm ’s avonds niet te fel?',
      answer:
        'Nee. De lichtsensor dimt het beeld zodra het buiten donker wordt. Dat scheelt stroom, en fietsers worden niet verblind.',
    },
    {
      question: 'Kan een voorbijganger het scherm bedienen?',
      answer: `Bij 43\u00a0inch op een voetplaat wel, als optie. Op de binnenkant van de ruit komt een touchfolie, en het scherm staat er ${formatQuantity(windowGap, 'mm')} achter, voor de koeling. Dat werkt door enkel of gelaagd glas tot ${formatQuantity(touchGlass, 'mm')}, niet door dubbel glas of metaalfolie. Wij testen uw ruit vóór de bestelling.`,
    },
  ],
  'clearvision-double': [
    {
      question: 'Waarom is de binnenkant minder helder?',
      answer: `Binnen concurreert het scherm met lampen, niet met de zon. ${candela(specs['clearvision-double'].brightness.back)} leest daar prettig, ook van dichtbij.`,
    },
    {
      question: 'Aan welke kant kan een touchscreen?',
      answer:
        'Aan de binnenkant, als optie. De klant bladert verder terwijl de straatkant uw etalage blijft tonen.',
    },
    {
      question: 'Wat verbruikt hij?',
      answer: `Bij ${formatQuantity(HOURS, 'uur')} per dag gaat het om ${formatYearlyUse(sizesOf('clearvision-double')[43].powerWatt, HOURS)} voor 43\u00a0inch en ${formatYearlyUse(sizesOf('clearvision-double')[55].powerWatt, HOURS)} voor 55\u00a0inch. De lichtsensor dimt het scherm ’s avonds en verlaagt dat.`,
      more: { text: 'Reken met uw uren en tarief', href: `${routes.kiosken}#keuzehulp` },
    },
  ],
  'touch-table': [
    {
      question: 'Met hoeveel mensen werkt u aan één tafel?',
      answer:
        'Rond het model van 55\u00a0inch zitten vier tot zes mensen. Het model van 43\u00a0inch past bij drie of vier.',
    },
    {
      question: 'Mag er koffie op?',
      answer:
        'Een gemorst kopje is geen ramp: het blad is bestand tegen spatten (IP54) en stoten (IK08). Veeg het droog; daarna reageert het scherm weer goed.',
    },
    {
      question: 'Kan iemand in een rolstoel aan de tafel werken?',
      answer: `Aan de rand wel: het blad ligt op ${formatRange({ from: lowest, to: highest }, 'mm')}. Het blad is dieper dan het bereik van ${formatQuantity(DEEPEST_REACH, 'mm')} in EN\u00a0301\u00a0549, dus zet knoppen langs de rand waar de gebruiker zit. De ruimte voor knieën verschilt per stoel: probeer het in onze showroom.`,
    },
  ],
  'wall-kiosk': [
    {
      question: 'Kan elke wand hem dragen?',
      answer: `Beton en metselwerk wel, gipsplaat alleen met achterhout. De kiosk weegt ${weight('wall-kiosk', 43)} bij 43\u00a0inch en ${weight('wall-kiosk', 55)} bij 55\u00a0inch. De maattekening toont de bevestiging.`,
    },
    {
      question: 'Kan iemand in een rolstoel bij de knoppen?',
      answer: `Ja, als de knoppen onderin staan. Bij 43\u00a0inch staand is dat tussen ${buttons.from} en ${formatQuantity(buttons.to, 'mm')} boven de vloer.`,
    },
    {
      question: 'Kost liggend meer dan staand?',
      answer: 'Nee.',
    },
  ],
  'ceiling-kiosk': [
    {
      question: 'Hoe hoog komt hij te hangen?',
      answer: `Dat kiest u met de plafondbuis: ${joinList(tubes, 'of')}\u00a0mm. Boven een looproute blijft er ${formatQuantity(HEADROOM, 'mm')} onder vrij, zoals de regels voor nieuwbouw voorschrijven; op onze tekeningen hangt hij lager, zoals boven een balie. Een veiligheidskabel borgt het huis.`,
    },
    {
      question: 'Is hij leesbaar in een lichte hal?',
      answer: `Het scherm geeft ${candela(hanging)}. Kies bij veel daglicht de optie van ${candela(brighter)}. Achter een ruit op de zon is een raamkiosk beter.`,
    },
    {
      question: 'Kan er een touchscreen in?',
      answer:
        'Nee, daarvoor hangt hij te hoog. Voor een bezoeker die iets moet kiezen, past een kiosk op ooghoogte.',
    },
  ],
};
