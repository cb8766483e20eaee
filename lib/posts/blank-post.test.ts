import { isBlankPost } from './blank-post';

const nothing = { excerpt: ' ', metaDescription: null, imageUrl: null };

test.each(['', '<p></p>', '<p>&nbsp;</p>\n<p><br></p>'])(
  '"%s" is a post without a text',
  (html) => {
    expect(isBlankPost(nothing, html)).toBe(true);
  },
);

test.each([
  ['a word', {}, '<p>a</p>'],
  ['a picture', {}, '<figure><img src="/media/a.avif" alt=""></figure>'],
  ['a line', {}, '<hr>'],
  ['a summary', { excerpt: 'a' }, ''],
  ['a description', { metaDescription: 'a' }, ''],
  ['a picture above it', { imageUrl: '/media/a.avif' }, ''],
])('%s can be judged', (_what, texts, html) => {
  expect(isBlankPost({ ...nothing, ...texts }, html)).toBe(false);
});
