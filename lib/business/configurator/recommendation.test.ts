import { sectors } from '../content/sectors';
import { findRalColour } from '../ral/ral-classic';
import { standardComposition } from './composition';
import { fromQuery } from './query';
import { composeRecommendation, recommendationHref, recommendationLabel } from './recommendation';
import { impossibleReason } from './rules';

test('recommendation without a choice uses the standard of the model', () => {
  expect(composeRecommendation({ model: 'touch-table', size: 55 })).toEqual({
    ...standardComposition('touch-table'),
    size: 55,
  });
});

test('recommendation label has the size and the differences from the standard', () => {
  expect(recommendationLabel({ model: 'touch-table' })).toBe('43\u00a0inch');
  expect(recommendationLabel({ model: 'wall-kiosk', touch: 1, extras: ['privacyfilter'] })).toBe(
    '43\u00a0inch, met touchscreen, privacyfilter tegen meekijken',
  );
  expect(
    recommendationLabel({ model: 'clearvision', orientation: 'liggend', mount: 'staalkabels' }),
  ).toBe('43\u00a0inch, liggend, hangend aan staalkabels');
  expect(recommendationLabel({ model: 'touch-table', size: 55, colour: '2004' })).toBe(
    '55\u00a0inch, in RAL\u00a02004',
  );
});

describe.each(sectors)('recommendations for $name', ({ models }) => {
  it.each(models)('have a possible $model whose URL parses back', (recommendation) => {
    const composition = composeRecommendation(recommendation);
    expect(impossibleReason(composition)).toBeUndefined();
    const { searchParams } = new URL(recommendationHref(recommendation), 'https://x.example');
    const read = fromQuery(searchParams, (code) => findRalColour(code) !== undefined);
    expect(read).toEqual({ composition });
  });

  it('have each model once', () => {
    expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });
});
