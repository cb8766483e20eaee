import { createTryLimits, TRIES_PER_KEY, TRIES_PER_PLACE } from './try-limits';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('one place may try no more than its number of keys, and others go on', async () => {
  const limits = createTryLimits();
  for (const index of times(TRIES_PER_PLACE)) {
    expect(await limits.count({ place: 'a', key: `key ${index}` })).toHaveProperty('takeBack');
  }
  const first = await limits.count({ place: 'a', key: 'x' });
  expect(first).toMatchObject({ waitMs: expect.any(Number), isFirst: true });
  expect(await limits.count({ place: 'a', key: 'y' })).toMatchObject({ isFirst: false });
  expect(await limits.count({ place: 'b', key: 'y' })).toHaveProperty('takeBack');
});

test('one key may be tried no more than its number of times, from wherever', async () => {
  const limits = createTryLimits();
  for (const index of times(TRIES_PER_KEY)) {
    await limits.count({ place: `place ${index}`, key: 'refused' });
  }
  const next = await limits.count({ place: 'another', key: 'refused' });
  expect(next).toMatchObject({ waitMs: expect.any(Number), isFirst: true });
  expect(await limits.count({ place: 'another', key: 'other' })).toHaveProperty('takeBack');
});

test('a key that is accepted uses up nothing', async () => {
  const limits = createTryLimits();
  for (const _ of times(TRIES_PER_PLACE * 3)) {
    const tried = await limits.count({ place: 'a', key: 'good' });
    if ('waitMs' in tried) throw new Error('refused');
    await tried.takeBack();
  }
});
