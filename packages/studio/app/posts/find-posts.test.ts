import { findPosts } from './find-posts';

const TOTAL = 51;
const withWordInText = Array.from({ length: 50 }, (_, index) => ({
  id: `${index}`,
  slug: `iets-anders-${index}`,
  hasDraft: false,
}));
const withWordInTitle = { id: 'last', slug: 'de-nieuwe-kiosk', hasDraft: true };

test('a post whose title has the words is found behind fifty with them in their text, at the address of visitors', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), 'http://studio.invalid');
    if (url.pathname.endsWith('/last'))
      return Response.json({ live: { slug: 'de-kiosk', excerpt: 'Buiten.' } });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ query: 'kiosk', state: 'live' });
    const posts = url.searchParams.get('skip') === '0' ? withWordInText : [withWordInTitle];
    return Response.json({ posts, total: TOTAL });
  });
  expect(await findPosts('Kiosk', AbortSignal.any([]))).toEqual([
    { title: 'De Kiosk', href: '/blog/de-kiosk', description: 'Buiten.' },
  ]);
});
