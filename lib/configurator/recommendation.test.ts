import { sectors } from '../content/sectors';
import { findRalColour } from '../ral/ral-classic';
import { standardComposition } from './composition';
import { fromQuery } from './query';
import { composeRecommendation, recommendationHref, recommendationLabel } from './recommendation';
import { obstacle } from './rules';

test('what a recommendation leaves open is as the model comes', () => {
  expect(composeRecommendation({ model: 'touch-table', size: 55 })).toEqual({
    ...standardComposition('touch-table'),
    size: 55,
  });
});

test('a recommendation is told by its size and by what it changes', () => {
  expect(recommendationLabel({ model: 'touch-table' })).toBe('43\u00a0inch');
  expect(recommendationLabel({ model: 'wall-kiosk', touch: 1, extras: ['privacyfilter'] })).toBe(
    '43\u00a0inch, met touchscreen, privacyfilter tegen meekijken',
  );
  expect(
    recommendationLabel({ model: 'clearvision', orientation: 'liggend', mount: 'staalkabels' }),
  ).toBe('43\u00a0inch, liggend, hangend aan staalkabels');
});

describe.each(sectors)('what we recommend for $name', ({ models }) => {
  it.each(models)('$model can be made as it is, and an address holds it', (recommendation) => {
    const composition = composeRecommendation(recommendation);
    expect(obstacle(composition)).toBeUndefined();
    const { searchParams } = new URL(recommendationHref(recommendation), 'https://x.example');
    const read = fromQuery(searchParams, (code) => findRalColour(code) !== undefined);
    expect(read).toEqual({ composition });
  });

  it('names each model once', () => {
    expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });
});
