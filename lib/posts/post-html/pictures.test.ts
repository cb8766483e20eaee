import { toSafePicture } from './pictures';

const identity = (url: string) => url;

test('toSafePicture keeps alt text and size and adds lazy loading', () => {
  const attributes = { src: '/x.avif', alt: 'Kleur', width: '800', height: '600', onerror: 'x()' };
  expect(toSafePicture(attributes, identity)).toEqual({
    src: '/x.avif',
    alt: 'Kleur',
    width: '800',
    height: '600',
    loading: 'lazy',
    decoding: 'async',
  });
});

test('toSafePicture uses the URL that toImage returns', () => {
  const moved = toSafePicture({ src: 'a' }, (url) => `/media/${url}`);
  expect(moved).toMatchObject({ src: '/media/a' });
});

test('toSafePicture returns null when toImage rejects the URL', () => {
  expect(toSafePicture({ src: 'https://example.com/x' }, () => null)).toBeNull();
});

test.each([
  ['missing', {}],
  ['empty', { alt: '' }],
  ['white space', { alt: ' \n' }],
])('toSafePicture returns an empty alt text when alt is %s', (_kind, alt: { alt?: string }) => {
  expect(toSafePicture({ src: '/x.avif', ...alt }, identity)).toMatchObject({ alt: '' });
});

test.each([
  ['only a width', { width: '800' }],
  ['percentages', { width: '100%', height: '50%' }],
  ['pixel units', { width: '800px', height: '600px' }],
  ['a zero', { width: '0', height: '600' }],
  ['a fraction', { width: '1.5', height: '1' }],
  ['a side over 10,000 pixels', { width: '10001', height: '10000' }],
  ['a ratio over 10', { width: '1', height: '11' }],
])('toSafePicture leaves out an implausible size (%s)', (_kind, size) => {
  const picture = toSafePicture({ src: '/x.avif', ...size }, identity);
  expect(Object.keys(picture ?? {})).toEqual(['src', 'alt', 'loading', 'decoding']);
});

const POST_PICTURE = { src: '/media/blog/kleur.avif', alt: 'Kleur' };

test('a picture of the blog with a size names its smaller files', () => {
  const picture = toSafePicture({ ...POST_PICTURE, width: '1200', height: '800' }, identity);
  expect(picture?.srcset).toContain('/media/blog/kleur-640.avif 640w,');
  expect(picture?.sizes).toBe('(min-width: 80rem) 960px, (min-width: 46rem) 672px, 92vw');
});

test.each([
  ['without a size', POST_PICTURE],
  ['from elsewhere', { src: '/pictures/x.avif', width: '1200', height: '800' }],
])('a picture %s names no smaller files', (_which, picture) => {
  expect(toSafePicture(picture, identity)).not.toHaveProperty('srcset');
});
