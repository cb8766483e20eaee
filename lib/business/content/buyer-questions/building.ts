import { formatHumidity, formatPacked, formatTemperature } from '../../products/condition-rows';
import {
  ANCHORS,
  door,
  NOISE_DISTANCE,
  noiseOf,
  PUSH_HEIGHT,
  temperatures,
  thickestBox,
  tippingForce,
} from '../../products/conditions';
import { formatQuantity, formatRange } from '../../products/format';
import { productIds, screenSizes } from '../../products/specs';
import type { BuyerQuestion } from './buyer-question';

const pushes = productIds.flatMap((id) =>
  screenSizes.flatMap((size) => tippingForce(id, size) ?? []),
);
const push = { from: Math.min(...pushes), to: Math.max(...pushes) };
const decibels = (id: 'clearvision' | 'clearvision-double') =>
  formatQuantity(noiseOf(id) ?? 0, 'dB(A)');

/** What the manager of a building asks, answered on the page about buying. */
export const buildingQuestions: readonly BuyerQuestion[] = [
  {
    id: 'deur-en-lift',
    question: `Past een kiosk door een deur van ${formatQuantity(door.leaf / 10, 'cm')}?`,
    topic: 'Door de deur en de lift',
    about: 'Maten van de doos.',
    answer: [
      [
        `Ja. Zo’n deur laat ongeveer ${formatQuantity(door.passage, 'mm')} vrij, en op zijn kant is geen doos dikker dan ${formatQuantity(thickestBox, 'mm')}. Meet wel de lift en de bocht van de trap: de langste doos, van een Brandvision double van 55\u00a0inch, is ${formatPacked('brandvision-double', 55)}. Voetplaat, poten en buizen gaan apart. De doos van elk model staat op het productblad.`,
      ],
    ],
  },
  {
    id: 'bevestiging',
    question: 'Staat een zuil los of vast?',
    topic: 'Los of vast',
    about: 'Bouten, stabiliteit, vloerverwarming.',
    answer: [
      [
        `Vast, overal waar publiek komt. Onze monteurs zetten de voetplaat met ${ANCHORS}\u00a0bouten in de vloer; dat hoort bij de installatie. Een losse zuil kan kantelen: op ${formatQuantity(PUSH_HEIGHT, 'mm')} hoogte is een duw van ${formatRange(push, 'newton')} genoeg. Dat haalt een kind dat eraan gaat hangen.`,
      ],
      [
        'Meld het vooraf als u niet mag boren of vloerverwarming heeft. Wij rekenen dan een zwaardere voetplaat uit. De tafel staat los op stelpoten.',
      ],
    ],
  },
  {
    id: 'brandveiligheid',
    question: 'Wat zeg ik tegen de brandweer?',
    topic: 'Brandveiligheid',
    about: 'Brandklasse, vluchtroute, accu.',
    answer: [
      [
        'Een kiosk is een elektrisch toestel. Een brand- of rookklasse zoals die van bouwmateriaal (EN\u00a013501-1) heeft hij dus niet; voor brand in het toestel geldt EN\u00a0IEC\u00a062368-1. Staal, aluminium en glas branden niet, de lak, de kabels en het kunststof van het scherm wel. Er zit geen accu in, alleen een knoopcel voor de klok.',
      ],
      [
        'Zet een kiosk nooit binnen de vereiste breedte van een vluchtroute, en reken met de voetplaat. Uw ontruimingsplan geeft die breedte. Over de plek beslist de brandweer of uw gemeente.',
      ],
    ],
  },
  {
    id: 'vergunning',
    question: 'Heb ik een vergunning nodig, ook in een monument?',
    topic: 'Vergunning en monument',
    about: 'Gemeente, welstand, verhuurder.',
    answer: [
      [
        'Binnen meestal niet. Een scherm dat vanaf de straat te zien is, kan onder de regels van uw gemeente voor reclame en welstand vallen, ook achter de ruit. In een beschermd monument kan zelfs één boorgat vergunningplichtig zijn.',
      ],
      [
        'Doe vóór de bestelling de vergunningcheck in het Omgevingsloket en vraag de verhuurder om toestemming. U vraagt de vergunning aan; wij leveren de maattekening en de helderheid.',
      ],
    ],
  },
  {
    id: 'temperatuur-en-geluid',
    question: 'Hoe warm mag het worden, en hoeveel geluid maakt een kiosk?',
    topic: 'Temperatuur en geluid',
    about: 'Grenzen voor de garantie.',
    answer: [
      [
        `Kiosken voor binnen werken van ${formatTemperature(temperatures.indoors)}, raamkiosken van ${formatTemperature(temperatures.window)}. De luchtvochtigheid is ${formatHumidity()}, zonder condens. Buiten die grenzen geldt de garantie niet.`,
      ],
      [
        `Alleen raamkiosken hebben ventilatoren. Op ${formatQuantity(NOISE_DISTANCE, 'm')} maken die hoogstens ${decibels('clearvision')}, bij het dubbele model ${decibels('clearvision-double')}.`,
      ],
    ],
  },
];
