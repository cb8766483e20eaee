/**
 * @typedef {{ status: number, text: string }} Answer
 * @typedef {{ path: string, isFresh: (answer: Answer) => boolean }} Expectation
 * @typedef {{ act: string, method: string, query: string, row?: object, pages: Expectation[] }} Change
 */

const THIS_YEAR = `/sitemap/berichten-${new Date().getUTCFullYear()}.xml`;
const LISTS = ['/', '/blog', '/blog/feed.xml', '/blog/atom.xml', THIS_YEAR];

/**
 * What an editor does with a post, one after the other, and what each page that shows it says then.
 * @param {string} slug
 * @returns {Change[]}
 */
export function lifeOfAPost(slug) {
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

/** @param {string} path @param {string} words @returns {Expectation} */
function says(path, words) {
  return { path, isFresh: ({ status, text }) => status === 200 && text.includes(words) };
}

/** @param {string} path @param {string} words @returns {Expectation} */
function doesNotSay(path, words) {
  return { path, isFresh: ({ status, text }) => status === 200 && !text.includes(words) };
}

/** @param {string} path @param {number} expected @returns {Expectation} */
function answers(path, expected) {
  return { path, isFresh: ({ status }) => status === expected };
}
