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
      pages: [says(`/blog/${slug}`, 'Eerste versie.'), ...LISTS.map((path) => says(path, slug))],
    },
    {
      act: 'corrected',
      method: 'PATCH',
      query: `posts?slug=eq.${slug}`,
      row: { content: '<p>Tweede versie.</p>', excerpt: `Nieuw over ${slug}.` },
      pages: [
        says(`/blog/${slug}`, 'Tweede versie.'),
        says('/', `Nieuw over ${slug}.`),
        says('/blog', `Nieuw over ${slug}.`),
        says('/blog/feed.xml', 'Tweede versie.'),
      ],
    },
    {
      act: 'moved',
      method: 'PATCH',
      query: `posts?slug=eq.${slug}`,
      row: { slug: moved },
      pages: [
        answers(`/blog/${slug}`, 308),
        answers(`/blog/${moved}`, 200),
        ...LISTS.map((path) => says(path, moved)),
      ],
    },
    {
      act: 'withdrawn',
      method: 'PATCH',
      query: `posts?slug=eq.${moved}`,
      row: { is_published: false },
      pages: [answers(`/blog/${moved}`, 404), ...LISTS.map((path) => doesNotSay(path, moved))],
    },
    {
      act: 'published again',
      method: 'PATCH',
      query: `posts?slug=eq.${moved}`,
      row: { is_published: true },
      pages: [answers(`/blog/${moved}`, 200), ...LISTS.map((path) => says(path, moved))],
    },
    {
      act: 'deleted',
      method: 'DELETE',
      query: `posts?slug=eq.${moved}`,
      pages: [
        answers(`/blog/${moved}`, 404),
        answers(`/blog/${slug}`, 404),
        ...LISTS.map((path) => doesNotSay(path, moved)),
      ],
    },
  ];
}

function says(path: string, words: string): Expectation {
  return { path, isFresh: ({ status, text }) => status === 200 && text.includes(words) };
}

function doesNotSay(path: string, words: string): Expectation {
  return { path, isFresh: ({ status, text }) => status === 200 && !text.includes(words) };
}

function answers(path: string, expected: number): Expectation {
  return { path, isFresh: ({ status }) => status === expected };
}
