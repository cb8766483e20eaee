import { productIds, screenSizes } from '../products/specs';
import { findRalColour } from '../ral/ral-classic';
import { standardComposition } from './composition';
import { withColour } from './parameters';
import { presetHref } from './preset';
import { fromQuery } from './query';

const isColour = (code: string) => findRalColour(code) !== undefined;
const opened = (href: string) =>
  fromQuery(new URL(href, 'https://www.zuilwerk.example').searchParams, isColour).composition;

test.each(productIds)('preset URL opens the standard composition of %s in each size', (model) => {
  for (const size of screenSizes) {
    expect(opened(presetHref(model, size))).toEqual({ ...standardComposition(model), size });
  }
});

test('preset URL gets the chosen colour and is unchanged without one', () => {
  const href = presetHref('wall-kiosk', 55);
  expect(opened(withColour(href, '3005'))).toMatchObject({ model: 'wall-kiosk', colour: '3005' });
  expect(withColour(href, null)).toBe(href);
});
