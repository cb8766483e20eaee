import { type Composition, standardComposition } from '../../lib/business/configurator/composition';

export const column = standardComposition('brandvision');

export const withEverything: Composition = {
  ...standardComposition('brandvision-double'),
  size: 55,
  touch: 2,
  colour: '6005',
  extras: ['dag-en-nacht', 'mediaspeler', 'privacyfilter', 'betaalhouder'],
};

export const inTheWindow: Composition = {
  ...standardComposition('clearvision'),
  size: 55,
  mount: 'staalkabels',
  orientation: 'liggend',
  brand: 'LG',
  colour: '6005',
  extras: ['mediaspeler'],
};
