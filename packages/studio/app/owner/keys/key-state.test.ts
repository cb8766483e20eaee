import type { StudioKey } from '../../../shared/api';
import { isInUse, keyFacts } from './key-state';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const key: StudioKey = {
  ...{ id: 'x', name: 'Bert', role: 'editor', isOwn: false },
  madeAt: '2026-11-01T12:00:00Z',
  madeBy: 'Anna',
  expiresAt: '2027-11-01T12:00:00Z',
  lastSeenAt: null,
  revokedAt: null,
  revokedBy: '',
};

test('a key in use says when it was made, ends and was seen', () => {
  expect(isInUse(key, NOW)).toBe(true);
  expect(keyFacts(key, NOW)).toEqual([
    { label: 'Gemaakt', text: '1 november 2026, door Anna' },
    { label: 'Verloopt', text: '1 november 2027' },
    { label: 'Laatst gezien', text: 'nog niet gebruikt' },
  ]);
});

test.each([
  [{ expiresAt: '2026-12-10T12:00:00Z' }, true, 'Verloopt', '10 december 2026, dus binnenkort'],
  [{ expiresAt: '2026-11-20T12:00:00Z' }, false, 'Verlopen', '20 november 2026'],
  [
    { revokedAt: '2026-11-26T09:00:00Z', revokedBy: 'Jan' },
    false,
    'Ingetrokken',
    '26 november 2026 om 10:00, door Jan',
  ],
])('a key with %j', (own, isUsed, label, text) => {
  expect(isInUse({ ...key, ...own }, NOW)).toBe(isUsed);
  expect(keyFacts({ ...key, ...own }, NOW)[1]).toEqual({ label, text });
});
