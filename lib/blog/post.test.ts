import type { Tables } from '../supabase/database.types';
import { lastModified, toPost, toPostSummary } from './post';

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

const asItIs = (address: string) => address;

test('a row of the list becomes a summary with a title', () => {
  expect(toPostSummary(postRow(), asItIs)).toEqual({
    id: '6f1c1c9e-4f0b-4a52-9d0e-0d8f9f6b1a11',
    slug: 'wat-een-kiosk-kost',
    title: 'Wat Een Kiosk Kost',
    excerpt: 'Vijf jaar gerekend.',
    image: '/media/blog/kosten.avif',
    publishedAt: '2025-02-11T09:15:00+00:00',
  });
});

test('a whole row becomes its summary with content and meta description', () => {
  const row = postRow();
  expect(toPost(row, asItIs)).toEqual({
    ...toPostSummary(row, asItIs),
    content: '<p>Vijf jaar.</p>',
    imageAlt: 'Vijf zuilen op een rij.',
    metaDescription: 'Wat een kiosk in vijf jaar kost.',
    modifiedAt: '2025-02-12T10:00:00+00:00',
  });
});

test('a post that was written ahead changed when it was published', () => {
  const row = postRow({ updated_at: '2025-02-01T10:00:00.123+00:00' });
  expect(lastModified(row)).toBe(row.published_at);
});

test('the stored address of the picture is turned into the one that is shown', () => {
  const row = postRow({ image_url: 'https://bucket/kosten.avif' });
  const { image } = toPostSummary(row, (address) => address.replace('https://bucket', '/media'));
  expect(image).toBe('/media/kosten.avif');
});

test('a picture whose address is refused is left out', () => {
  expect(toPostSummary(postRow(), () => null).image).toBeNull();
});

test.each([null, ''])('a post without a picture (%p) has none', (image_url) => {
  expect(toPostSummary(postRow({ image_url }), asItIs).image).toBeNull();
});

test('a picture that nobody described has an empty description', () => {
  expect(toPost(postRow({ image_alt: null }), asItIs).imageAlt).toBe('');
});

test('a post without a meta description has none', () => {
  expect(toPost(postRow({ meta_description: null }), asItIs).metaDescription).toBeNull();
});
