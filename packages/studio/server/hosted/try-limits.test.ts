import { createTryLimits, TRIES_PER_KEY, TRIES_PER_PLACE, TRIES_PER_SITE } from './try-limits';

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

test('many networks of one site share a number of tries', async () => {
  const limits = createTryLimits();
  for (const index of times(TRIES_PER_SITE)) {
    const tried = await limits.count({ place: `link ${index}`, site: 's', key: `key ${index}` });
    expect(tried).toHaveProperty('takeBack');
  }
  const next = (index: number) =>
    limits.count({ place: `next ${index}`, site: 's', key: `next ${index}` });
  expect(await next(1)).toMatchObject({ isFirst: true });
  expect(await next(2)).toMatchObject({ isFirst: false });
  expect(await limits.count({ place: 'a', site: 'other', key: 'x' })).toHaveProperty('takeBack');
});

test('the first refusal is told once, also when a key and its place reach their limits one after the other', async () => {
  const limits = createTryLimits();
  const firsts: boolean[] = [];
  for (const _ of times(TRIES_PER_PLACE + 5)) {
    const tried = await limits.count({ place: 'a', key: 'refused' });
    if ('waitMs' in tried) firsts.push(tried.isFirst);
  }
  // Once for the key, and once for the place.
  expect(firsts.filter(Boolean)).toHaveLength(2);
  expect(firsts[0]).toBe(true);
  expect(firsts[TRIES_PER_PLACE - TRIES_PER_KEY]).toBe(true);
});
