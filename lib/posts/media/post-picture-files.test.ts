import { largestFileOf, postPictureSrcSet, smallerFileOf } from './post-picture-files';

test('the srcset of a picture of the studio names its three files', () => {
  expect(postPictureSrcSet('/media/blog/kleur.avif')).toBe(
    '/media/blog/kleur-640.avif 640w, /media/blog/kleur-1080.avif 1080w, /media/blog/kleur.avif 1600w',
  );
});

test.each([
  '/media/blog/kleur.jpg',
  '/media/news/kleur.avif',
  '/pictures/kleur.avif',
  '/media/blog/kleur.avif?v=2',
])('a picture %s has no srcset', (path) => expect(postPictureSrcSet(path)).toBeUndefined());

test('a smaller file leads back to the largest one', () => {
  expect(smallerFileOf('blog/kleur.avif', 640)).toBe('blog/kleur-640.avif');
  expect(largestFileOf('blog/kleur-640.avif')).toBe('blog/kleur.avif');
});

test.each(['blog/kleur.avif', 'blog/kleur-800.avif', 'hero/kleur-640.avif', 'blog/-640.avif'])(
  '%s is no smaller file',
  (file) => expect(largestFileOf(file)).toBeNull(),
);
