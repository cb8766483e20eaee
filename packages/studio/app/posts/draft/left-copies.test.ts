import { type LocalCopy, leftCopies } from './left-copies';

const copy = (name: string, window: string, at: string, postId = 'p'): LocalCopy => ({
  postId,
  window,
  at: `2026-11-26T10:00:${at}Z`,
  fields: { slug: name } as LocalCopy['fields'],
});

const opened = { postId: 'p', window: 'this', at: '2026-11-26T10:00:05Z' };

test('a text that is typed while the copies are read is not offered as one that was left', () => {
  const copies = [
    copy('of another window', 'other', '07'),
    copy('being written', 'this', '06'),
    copy('left in this window', 'this', '01'),
    copy('of another post', 'this', '01', 'q'),
  ];
  expect(leftCopies(copies, opened).map(({ fields }) => fields.slug)).toEqual([
    'of another window',
    'left in this window',
  ]);
});
