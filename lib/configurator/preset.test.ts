import { productIds, screenSizes } from '../products/specs';
import { findRalColour } from '../ral/ral-classic';
import { withColour } from './colour-parameter';
import { standardComposition } from './composition';
import { presetHref } from './preset';
import { fromQuery } from './query';

const isColour = (code: string) => findRalColour(code) !== undefined;
const opened = (href: string) =>
  fromQuery(new URL(href, 'https://www.zuilwerk.example').searchParams, isColour).composition;

test.each(productIds)('the configurator opens with %s in each size, as it comes', (model) => {
  for (const size of screenSizes) {
    expect(opened(presetHref(model, size))).toEqual({ ...standardComposition(model), size });
  }
});

test('a chosen colour goes along, and without one the address stays as it is', () => {
  const href = presetHref('wall-kiosk', 55);
  expect(opened(withColour(href, '3005'))).toMatchObject({ model: 'wall-kiosk', colour: '3005' });
  expect(withColour(href, null)).toBe(href);
});
