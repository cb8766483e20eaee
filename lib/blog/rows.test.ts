import { toSummaryRows } from './rows';

const row = {
  id: '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11',
  slug: 'kiosk',
  excerpt: '',
  image_url: null,
  published_at: '2025-03-01T00:00:00+00:00',
};

test('posts that an older project numbered are read like those with a uuid', () => {
  expect(toSummaryRows([row, { ...row, id: 7 }]).map(({ id }) => id)).toEqual([row.id, '7']);
});

test('a post whose slug is no address is left out, and takes no other with it', () => {
  expect(toSummaryRows([row, { ...row, slug: 'Met_Streep' }])).toEqual([row]);
});

test('an answer without the required columns is an error', () => {
  expect(() => toSummaryRows([{ ...row, excerpt: null }])).toThrow();
});
