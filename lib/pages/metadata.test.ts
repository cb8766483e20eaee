import { readFileSync } from 'node:fs';
import type { Metadata } from 'next';
import { sharedPictures } from '../business/content/shared-pictures';
import { products } from '../business/products/products';
import { routes } from '../routes';
import { createMetadata } from './metadata';

const page = { title: 'Kiosken', description: 'Zeven modellen.', path: routes.kiosken };
const post = { ...page, type: 'article', publishedTime: '2025-02-11T09:15:00Z' } as const;

test('metadata has the title and description of the page', () => {
  expect(createMetadata(page)).toMatchObject({
    title: { absolute: 'Kiosken | Zuilwerk' },
    description: 'Zeven modellen.',
  });
});

test('metadata title omits the company name when it would exceed 60 characters', () => {
  const titleOf = (title: string) => createMetadata({ ...page, title }).title;
  const longest = 'x'.repeat(60 - ' | Zuilwerk'.length);
  expect(titleOf(longest)).toEqual({ absolute: `${longest} | Zuilwerk` });
  expect(titleOf(`${longest}x`)).toEqual({ absolute: `${longest}x` });
});

test('metadata has the path of the page as canonical URL', () => {
  expect(createMetadata(page).alternates).toEqual({ canonical: '/kiosken' });
});

test.each(['/blog', '/blog/pagina/2', '/blog/wat-een-kiosk-kost'])(
  'metadata of %s links to the feeds',
  (path) => {
    expect(createMetadata({ ...page, path }).alternates?.types).toMatchObject({
      'application/rss+xml': [{ url: '/blog/feed.xml' }],
      'application/atom+xml': [{ url: '/blog/atom.xml' }],
    });
  },
);

test('Open Graph metadata has title, description, URL, site name and Dutch locale', () => {
  expect(createMetadata(page).openGraph).toMatchObject({
    title: 'Kiosken',
    description: 'Zeven modellen.',
    url: '/kiosken',
    siteName: 'Zuilwerk',
    locale: 'nl_NL',
    type: 'website',
  });
});

test('Open Graph URL is the shared one, the canonical URL is not', () => {
  const { openGraph, alternates } = createMetadata({ ...page, sharedPath: '/kiosken?model=x' });
  expect([openGraph?.url, alternates?.canonical]).toEqual(['/kiosken?model=x', '/kiosken']);
});

test('Open Graph image is the default unless the page sets one', () => {
  const url = (metadata: Metadata) => [metadata.openGraph?.images].flat()[0];
  expect(url(createMetadata(page))).toMatchObject({ url: '/pictures/open-graph/default.jpg' });
  expect(url(createMetadata({ ...page, picture: 'kiosken' }))).toMatchObject({
    url: '/pictures/open-graph/kiosken.jpg',
  });
  expect(createMetadata(page).twitter).toMatchObject({ card: 'summary_large_image' });
});

test.each([
  ...Object.entries(sharedPictures),
  ...products.map(({ id, picture }) => [id, picture.alt] as const),
])('Open Graph image %s is a JPEG of 1200 by 630 with an alt text', (name, alt) => {
  const data = readFileSync(`public/pictures/open-graph/${name}.jpg`);
  const frame = data.indexOf(Buffer.from([0xff, 0xc2]));
  expect([data.readUInt16BE(frame + 7), data.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
  expect(alt).not.toBe('');
});

test('Open Graph metadata of a post is an article with its publication time', () => {
  expect(createMetadata(post).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2025-02-11T09:15:00Z',
  });
});

test('Open Graph metadata of a website page has no publication time', () => {
  expect(createMetadata({ ...post, type: 'website' }).openGraph).not.toHaveProperty(
    'publishedTime',
  );
});
