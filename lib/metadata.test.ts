import { readFileSync } from 'node:fs';
import type { Metadata } from 'next';
import { createMetadata } from './metadata';
import { routes } from './routes';
import { sharedPictures } from './shared-pictures';

const page = { title: 'Kiosken', description: 'Zeven modellen.', path: routes.kiosken };
const post = { ...page, type: 'article', publishedTime: '2025-02-11T09:15:00Z' } as const;

test('a page has its title and its description', () => {
  expect(createMetadata(page)).toMatchObject({
    title: { absolute: 'Kiosken | Zuilwerk' },
    description: 'Zeven modellen.',
  });
});

test('a title that leaves no room for the name of the company stands alone', () => {
  const titleOf = (title: string) => createMetadata({ ...page, title }).title;
  const longest = 'x'.repeat(65 - ' | Zuilwerk'.length);
  expect(titleOf(longest)).toEqual({ absolute: `${longest} | Zuilwerk` });
  expect(titleOf(`${longest}x`)).toEqual({ absolute: `${longest}x` });
});

test('a page names its own path as the canonical address', () => {
  expect(createMetadata(page).alternates).toEqual({ canonical: '/kiosken' });
});

test.each(['/blog', '/blog/pagina/2', '/blog/wat-een-kiosk-kost'])(
  'feed readers find the feeds on %s',
  (path) => {
    expect(createMetadata({ ...page, path }).alternates?.types).toMatchObject({
      'application/rss+xml': [{ url: '/blog/feed.xml' }],
      'application/atom+xml': [{ url: '/blog/atom.xml' }],
    });
  },
);

test('a shared link shows title, description, address and site in Dutch', () => {
  expect(createMetadata(page).openGraph).toMatchObject({
    title: 'Kiosken',
    description: 'Zeven modellen.',
    url: '/kiosken',
    siteName: 'Zuilwerk',
    locale: 'nl_NL',
    type: 'website',
  });
});

test('a shared link shows the hall with kiosks, large, unless the page names its own picture', () => {
  const url = (metadata: Metadata) => [metadata.openGraph?.images].flat()[0];
  expect(url(createMetadata(page))).toMatchObject({ url: '/pictures/open-graph/default.jpg' });
  expect(url(createMetadata({ ...page, picture: 'kiosken' }))).toMatchObject({
    url: '/pictures/open-graph/kiosken.jpg',
  });
  expect(createMetadata(page).twitter).toMatchObject({ card: 'summary_large_image' });
});

test.each(Object.entries(sharedPictures))(
  'the shared picture %s is a JPEG of 1200 by 630 that is told in words',
  (name, alt) => {
    const data = readFileSync(`public/pictures/open-graph/${name}.jpg`);
    const frame = data.indexOf(Buffer.from([0xff, 0xc2]));
    expect([data.readUInt16BE(frame + 7), data.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
    expect(alt).not.toBe('');
  },
);

test('a post is an article with the moment of its publication', () => {
  expect(createMetadata(post).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2025-02-11T09:15:00Z',
  });
});

test('a page that is no article has no moment of publication', () => {
  expect(createMetadata({ ...post, type: 'website' }).openGraph).not.toHaveProperty(
    'publishedTime',
  );
});
