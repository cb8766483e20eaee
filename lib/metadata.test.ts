import { createMetadata } from './metadata';
import { routes } from './routes';

const page = { title: 'Kiosken', description: 'Zeven modellen.', path: routes.kiosken };
const post = { ...page, type: 'article', publishedTime: '2025-02-11T09:15:00Z' } as const;

test('a page has its title and its description', () => {
  expect(createMetadata(page)).toMatchObject({ title: 'Kiosken', description: 'Zeven modellen.' });
});

test('a page names its own path as the canonical address', () => {
  expect(createMetadata(page).alternates).toEqual({ canonical: '/kiosken' });
});

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

test('a shared link shows one large picture, the same everywhere', () => {
  const { openGraph, twitter } = createMetadata(page);
  expect(openGraph?.images).toEqual(['/pictures/open-graph.jpg']);
  expect(twitter).toMatchObject({
    card: 'summary_large_image',
    images: ['/pictures/open-graph.jpg'],
  });
});

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
