import { toSummaryRows } from './rows';

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

test('toSummaryRows leaves out only the row with an invalid slug', () => {
  expect(toSummaryRows([row, { ...row, slug: 'Met_Streep' }])).toEqual([row]);
});

test('toSummaryRows throws when a required column is missing', () => {
  expect(() => toSummaryRows([{ ...row, excerpt: null }])).toThrow();
});
