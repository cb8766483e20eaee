import { formatNumber } from '../../../platform/text/format-number';
import { door } from '../conditions';
import { formatQuantity } from '../format';
import { specs } from '../specs';
import type { AboutProduct } from './about-product';
import {
  bar,
  candela,
  chooseSize,
  depthOf,
  footPlateDepth,
  fromPrice,
  indoor,
  reach,
  weight,
} from './figures';

const { behindTouch } = specs.brandvision.brightness;

export const brandvision: AboutProduct = {
  kind: 'Informatiezuil voor de vloer',
  here: 'deze informatiezuil',
  summary:
    'Informatiezuil van 43 of 55\u00a0inch voor entree en winkelvloer, met een stalen huis en touchscreen als optie.',
  fact: {
    figure: formatNumber(depthOf('brandvision')),
    unit: 'mm',
    meaning: 'diep: scherm, kabels en mediaspeler',
  },
  consequence: `Zo blijft de entree ruim. De voetplaat van ${formatQuantity(footPlateDepth, 'mm')} houdt de zuil overeind.`,
  bars: [
    bar('Brandvision', depthOf('brandvision'), 'mm'),
    bar('Clearvision', depthOf('clearvision'), 'mm'),
    bar('Brandvision double', depthOf('brandvision-double'), 'mm'),
  ],
  companions: [
    {
      id: 'wall-kiosk',
      reason: `Aan de wand blijft de vloer vrij, vanaf ${fromPrice('wall-kiosk')}.`,
    },
    {
      id: 'brandvision-double',
      reason: 'Voor bezoekers van twee kanten: twee schermen op één voet.',
    },
  ],
  questions: [
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
  pictureSector: 'kantoren',
  posts: [
    'wat-kost-een-informatiezuil',
    'welke-schermmaat-past-bij-uw-ruimte',
    'de-juiste-kleur-op-staal',
  ],
};
