export type Expectation = {
  path: string;
  isFresh: (response: { status: number; text: string }) => boolean;
};
/** One request of an editor to the REST API, and the pages that have to change. */
export type Change = {
  act: string;
  method: string;
  query: string;
  row?: object;
  pages: Expectation[];
};

const THIS_YEAR = `/sitemap/berichten-${new Date().getUTCFullYear()}.xml`;
const LISTS = ['/', '/blog', '/blog/feed.xml', '/blog/atom.xml', THIS_YEAR];

/** Everything an editor does with a post, in order. */
export function lifeOfAPost(slug: string): Change[] {
  const moved = `${slug}-verhuisd`;
  return [
    {
      act: 'written',
      method: 'POST',
      query: 'posts',
      row: { slug, content: '<p>Eerste versie.</p>', is_published: true },
      pages: [
        hasText(`/blog/${slug}`, 'Eerste versie.'),
        ...LISTS.map((path) => hasText(path, slug)),
      ],
    },
    {
      act: 'corrected',
      method: 'PATCH',
      query: `posts?slug=eq.${slug}`,
      row: { content: '<p>Tweede versie.</p>', excerpt: `Nieuw over ${slug}.` },
      pages: [
        hasText(`/blog/${slug}`, 'Tweede versie.'),
        hasText('/', `Nieuw over ${slug}.`),
        hasText('/blog', `Nieuw over ${slug}.`),
        hasText('/blog/feed.xml', 'Tweede versie.'),
      ],
    },
    {
      act: 'moved',
      method: 'PATCH',
      query: `posts?slug=eq.${slug}`,
      row: { slug: moved },
      pages: [
        hasStatus(`/blog/${slug}`, 308),
        hasStatus(`/blog/${moved}`, 200),
        ...LISTS.map((path) => hasText(path, moved)),
      ],
    },
    {
      act: 'withdrawn',
      method: 'PATCH',
      query: `posts?slug=eq.${moved}`,
      row: { is_published: false },
      pages: [hasStatus(`/blog/${moved}`, 404), ...LISTS.map((path) => lacksText(path, moved))],
    },
    {
      act: 'published again',
      method: 'PATCH',
      query: `posts?slug=eq.${moved}`,
      row: { is_published: true },
      pages: [hasStatus(`/blog/${moved}`, 200), ...LISTS.map((path) => hasText(path, moved))],
    },
    {
      act: 'deleted',
      method: 'DELETE',
      query: `posts?slug=eq.${moved}`,
      pages: [
        hasStatus(`/blog/${moved}`, 404),
        hasStatus(`/blog/${slug}`, 404),
        ...LISTS.map((path) => lacksText(path, moved)),
      ],
    },
  ];
}

function hasText(path: string, words: string): Expectation {
  return { path, isFresh: ({ status, text }) => status === 200 && text.includes(words) };
}

function lacksText(path: string, words: string): Expectation {
  return { path, isFresh: ({ status, text }) => status === 200 && !text.includes(words) };
}

function hasStatus(path: string, expected: number): Expectation {
  return { path, isFresh: ({ status }) => status === expected };
}
