import { sectors } from '../content/sectors';
import { findRalColour } from '../ral/ral-classic';
import { standardComposition } from './composition';
import { presetComposition, presetWords } from './preset';
import { fromQuery, toQuery } from './query';
import { obstacle } from './rules';

test('what a preset leaves open is as the model comes', () => {
  expect(presetComposition({ model: 'touch-table', size: 55 })).toEqual({
    ...standardComposition('touch-table'),
    size: 55,
  });
});

test('a preset is told by its size and by what it changes', () => {
  expect(presetWords({ model: 'touch-table' })).toBe('43\u00a0inch');
  expect(presetWords({ model: 'wall-kiosk', touch: 1, extras: ['privacyfilter'] })).toBe(
    '43\u00a0inch, met touchscreen, privacyfilter tegen meekijken',
  );
  expect(presetWords({ model: 'clearvision', orientation: 'liggend', mount: 'staalkabels' })).toBe(
    '43\u00a0inch, liggend, hangend aan staalkabels',
  );
});

describe.each(sectors)('what we recommend for $name', ({ models }) => {
  it.each(models)('$model can be made as it is, and an address holds it', (preset) => {
    const composition = presetComposition(preset);
    expect(obstacle(composition)).toBeUndefined();
    const read = fromQuery(toQuery({ composition }), (code) => findRalColour(code) !== undefined);
    expect(read).toEqual({ composition });
  });

  it('names each model once', () => {
    expect(new Set(models.map(({ model }) => model)).size).toBe(models.length);
  });
});
