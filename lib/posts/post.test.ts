import type { Tables } from '../platform/supabase/database.types';
import { lastModified, newestChange, toPost, toPostSummary } from './post';

function postRow(overrides: Partial<Tables<'posts'>> = {}): Tables<'posts'> {
  return {
    id: '6f1c1c9e-4f0b-4a52-9d0e-0d8f9f6b1a11',
    slug: 'wat-een-kiosk-kost',
    image_url: '/media/blog/kosten.avif',
    image_alt: ' Vijf zuilen op een rij. ',
    published_at: '2025-02-11T09:15:00+00:00',
    excerpt: 'Vijf jaar gerekend.',
    content: '<p>Vijf jaar.</p>',
    meta_description: 'Wat een kiosk in vijf jaar kost.',
    is_published: true,
    updated_at: '2025-02-12T10:00:00+00:00',
    ...overrides,
  };
}

const identity = (url: string) => url;

test('toPostSummary converts a row and derives the title', () => {
  expect(toPostSummary(postRow(), identity)).toEqual({
    id: '6f1c1c9e-4f0b-4a52-9d0e-0d8f9f6b1a11',
    slug: 'wat-een-kiosk-kost',
    title: 'Wat Een Kiosk Kost',
    excerpt: 'Vijf jaar gerekend.',
    image: '/media/blog/kosten.avif',
    publishedAt: '2025-02-11T09:15:00+00:00',
  });
});

test('newestChange leaves out times that are no date for JavaScript', () => {
  const dates = ['2025-02-11T09:15:00+00:00', 'infinity', '2025-02-12T09:15:00+00:00', '-infinity'];
  expect(newestChange(dates.map((modifiedAt) => ({ modifiedAt })))).toBe(dates[2]);
  expect(newestChange([{ modifiedAt: 'infinity' }])).toBeUndefined();
});

test('toPost converts a row to the summary plus content, alt text, meta description and last change', () => {
  const row = postRow();
  expect(toPost(row, identity)).toEqual({
    ...toPostSummary(row, identity),
    content: '<p>Vijf jaar.</p>',
    imageAlt: 'Vijf zuilen op een rij.',
    metaDescription: 'Wat een kiosk in vijf jaar kost.',
    modifiedAt: '2025-02-12T10:00:00+00:00',
  });
});

test('lastModified of a scheduled post is its publication date', () => {
  const row = postRow({ updated_at: '2025-02-01T10:00:00.123+00:00' });
  expect(lastModified(row)).toBe(row.published_at);
});

test('toPostSummary converts the stored URL of the picture', () => {
  const row = postRow({ image_url: 'https://bucket/kosten.avif' });
  const { image } = toPostSummary(row, (url) => url.replace('https://bucket', '/media'));
  expect(image).toBe('/media/kosten.avif');
});

test('toPostSummary has no image when its URL is rejected', () => {
  expect(toPostSummary(postRow(), () => null).image).toBeNull();
});

test.each([null, ''])('toPostSummary has no image when image_url is %p', (image_url) => {
  expect(toPostSummary(postRow({ image_url }), identity).image).toBeNull();
});

test('toPost has an empty alt text when image_alt is null', () => {
  expect(toPost(postRow({ image_alt: null }), identity).imageAlt).toBe('');
});

test('toPost has no meta description when the column is null', () => {
  expect(toPost(postRow({ meta_description: null }), identity).metaDescription).toBeNull();
});
