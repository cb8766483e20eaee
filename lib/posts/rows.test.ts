import { toSummaryRows, withPage } from './rows';

const row = {
  id: '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11',
  slug: 'kiosk',
  excerpt: '',
  image_url: null,
  published_at: '2025-03-01T00:00:00+00:00',
};

test('toSummaryRows converts a numeric id of an older posts table to a string', () => {
  expect(toSummaryRows([row, { ...row, id: 7 }]).map(({ id }) => id)).toEqual([row.id, '7']);
});

test.each([
  { slug: 'Met_Streep' },
  { published_at: '-infinity' },
  { published_at: 'infinity' },
  { published_at: '0044-03-15T12:00:00+00:00 BC' },
])('withPage leaves out only the row with %o', (column) => {
  expect(withPage(toSummaryRows([row, { ...row, ...column }]))).toEqual([row]);
});

test('toSummaryRows throws when a required column is missing', () => {
  expect(() => toSummaryRows([{ ...row, excerpt: null }])).toThrow();
});
