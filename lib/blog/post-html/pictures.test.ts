import { toSafePicture } from './pictures';

const asItIs = (address: string) => address;

test('a picture keeps its text and size, and is loaded only when it is near', () => {
  const attributes = { src: '/x.avif', alt: 'Kleur', width: '800', height: '600', onerror: 'x()' };
  expect(toSafePicture(attributes, asItIs)).toEqual({
    src: '/x.avif',
    alt: 'Kleur',
    width: '800',
    height: '600',
    loading: 'lazy',
    decoding: 'async',
  });
});

test('the address is the one that the site allows', () => {
  const moved = toSafePicture({ src: 'a' }, (address) => `/media/${address}`);
  expect(moved).toMatchObject({ src: '/media/a' });
});

test('a picture whose address is refused is none', () => {
  expect(toSafePicture({ src: 'https://example.com/x' }, () => null)).toBeNull();
});

test.each([
  ['missing', {}],
  ['empty', { alt: '' }],
  ['white space', { alt: ' \n' }],
])('a picture whose text is %s has an empty one', (_kind, alt: { alt?: string }) => {
  expect(toSafePicture({ src: '/x.avif', ...alt }, asItIs)).toMatchObject({ alt: '' });
});

test.each([
  ['one side', { width: '800' }],
  ['a share of the line', { width: '100%', height: '50%' }],
  ['a unit', { width: '800px', height: '600px' }],
  ['nothing', { width: '0', height: '600' }],
  ['a fraction', { width: '1.5', height: '1' }],
  ['a side that is too long', { width: '10001', height: '10000' }],
  ['a sliver', { width: '1', height: '11' }],
])('sizes that reserve no believable room (%s) are left out', (_kind, size) => {
  const picture = toSafePicture({ src: '/x.avif', ...size }, asItIs);
  expect(Object.keys(picture ?? {})).toEqual(['src', 'alt', 'loading', 'decoding']);
});
