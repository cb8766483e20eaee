import { ownConfiguratorHref } from './own-address';

test.each<[Parameters<typeof ownConfiguratorHref>[0], string]>([
  [{}, '/kader/samenstelling'],
  [{ query: '?' }, '/kader/samenstelling'],
  [{ dealer: '42' }, '/kader/samenstelling?dealer=42'],
  [{ query: '?model=clearvision&maat=55' }, '/kader/samenstelling?model=clearvision&maat=55'],
  [{ query: '?dealer=1&maat=55', dealer: '42' }, '/kader/samenstelling?dealer=42&maat=55'],
  [{ query: '?dealer=1' }, '/kader/samenstelling?dealer=1'],
  [{ dealer: 'Zuil & Werk #1' }, '/kader/samenstelling?dealer=Zuil+%26+Werk+%231'],
])('for %j it is %s', (parts, address) => {
  expect(ownConfiguratorHref(parts)).toBe(address);
});
