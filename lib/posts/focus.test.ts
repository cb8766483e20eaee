import { FOCUSES, splitFocus, withFocus } from './focus';
import { toPostSummary } from './post';

const PICTURE = '/media/blog/kleur.avif';

test('every side of a picture is read as it was named', () => {
  for (const focus of FOCUSES) {
    const named = withFocus(`${PICTURE}#focus=top`, focus);
    expect(named).toMatch(/#focus=[a-z-]+$/);
    expect(splitFocus(named)).toEqual({ url: PICTURE, focus });
  }
});

test.each([
  ['no fragment', PICTURE],
  ['an unknown side', `${PICTURE}#focus=midden`],
  ['another fragment', `${PICTURE}#boven`],
])('a picture with %s keeps its middle', (_, url) => {
  expect(splitFocus(url)).toEqual({ url: PICTURE, focus: null });
});

test('the middle needs no name', () => {
  expect(withFocus(`${PICTURE}#focus=left-top`, null)).toBe(PICTURE);
});

test('a post has the address of its picture without the side that it names', () => {
  const row = { id: '1', slug: 'een', excerpt: '', published_at: '2027-01-01T00:00:00Z' };
  const post = toPostSummary({ ...row, image_url: `${PICTURE}#focus=bottom` }, (url) => url);
  expect(post).toMatchObject({ image: PICTURE, imageFocus: 'bottom' });
});
