import { checkContent, extractPictureUrls } from './content-checks';
import type { PostPreview } from './preview';

const complete: PostPreview = {
  isPublished: false,
  isDue: true,
  imageUrl: '/media/blog/kleur.avif',
  post: {
    id: '1',
    slug: 'de-kleur',
    title: 'De Kleur',
    excerpt: 'Een samenvatting.',
    image: '/media/blog/kleur.avif',
    publishedAt: '2026-11-01T08:00:00+00:00',
    modifiedAt: '2026-11-01T08:00:00+00:00',
    content: '<p>Tekst</p>',
    imageAlt: 'Een zuil in een hal.',
    metaDescription: 'Een beschrijving.',
  },
};
const nothing = { removed: [], picturesWithoutAlt: [] };

const withPost = (post: Partial<PostPreview['post']>) => ({
  ...complete,
  post: { ...complete.post, ...post },
});
const kindsOf = (preview: PostPreview) =>
  checkContent(preview, nothing, []).map(({ kind }) => kind);

test('content checks find nothing in a complete post', () => {
  const pictures = [{ path: '/media/blog/kleur.avif', bytes: 400_000 }];
  expect(checkContent(complete, nothing, pictures)).toEqual([]);
});

test.each([
  ['without a picture', { ...complete, imageUrl: null }, 'no picture'],
  ['with a picture from another site', withPost({ image: null }), 'picture of another site'],
  ['without alt text of its picture', withPost({ imageAlt: '' }), 'picture without description'],
  ['with an empty excerpt', withPost({ excerpt: '  ' }), 'no excerpt'],
  ['with a long excerpt', withPost({ excerpt: 'x'.repeat(201) }), 'long excerpt'],
  ['without a meta description', withPost({ metaDescription: null }), 'no meta description'],
  ['with an empty meta description', withPost({ metaDescription: ' ' }), 'no meta description'],
])('content checks report a post %s once', (_which, preview, kind) => {
  expect(kindsOf(preview)).toEqual([kind]);
});

test('content checks list removed names in one finding, except those with specific advice', () => {
  const removed = ['p[style]', 'img', 'font', 'iframe', 'a[href]'];
  const found = checkContent(complete, { ...nothing, removed }, []);
  expect(found.map(({ kind, items }) => [kind, items])).toEqual([
    ['removed img', ['img']],
    ['removed iframe', ['iframe']],
    ['removed a[href]', ['a[href]']],
    ['removed', ['p[style]', 'font']],
  ]);
});

test('content checks report pictures that are too large, missing, unchecked or without alt text', () => {
  const found = checkContent(
    complete,
    { removed: [], picturesWithoutAlt: ['/a.avif', '/a.avif'] },
    [
      { path: '/media/blog/groot.avif', bytes: 400_001 },
      { path: '/media/blog/goed.avif', bytes: 399_999 },
      { path: '/media/blog/weg.avif', bytes: 'missing' },
      { path: '/elders.avif', bytes: 'unknown' },
    ],
  );
  expect(found.map(({ kind, items }) => [kind, items])).toEqual([
    ['pictures without alt', ['/a.avif']],
    ['missing pictures', ['/media/blog/weg.avif']],
    ['heavy pictures', ['/media/blog/groot.avif (400\u00a0kB)']],
    ['unchecked pictures', ['/elders.avif']],
  ]);
});

test('every finding of the content checks has advice in whole sentences', () => {
  const broken = { ...withPost({ image: null, excerpt: '', metaDescription: null }) };
  const found = checkContent(broken, { removed: ['font'], picturesWithoutAlt: ['/a.avif'] }, []);
  expect(found).toHaveLength(5);
  for (const { advice } of found) expect(advice).toMatch(/^[A-Z].*\.$/);
});

test('extractPictureUrls returns the decoded URL of every picture in sanitised HTML', () => {
  const html =
    '<p>a</p><img src="/media/a.avif?x=1&amp;y=2" alt="" /><img src="/b.avif" alt="b" />';
  expect(extractPictureUrls(html)).toEqual(['/media/a.avif?x=1&y=2', '/b.avif']);
});
