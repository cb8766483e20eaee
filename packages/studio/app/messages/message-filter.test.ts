import { type MessageFilter, readFilter, writeFilter } from './message-filter';

const FILTERS: [string, MessageFilter][] = [
  ['', { status: 'new', isOwn: false }],
  ['aan=mij', { status: 'new', isOwn: true }],
  ['staat=beantwoord', { status: 'answered', isOwn: false }],
  ['staat=spam&aan=mij', { status: 'spam', isOwn: true }],
  ['staat=alle', { status: undefined, isOwn: false }],
];

test.each(FILTERS)('the query "%s" is a filter of messages', (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter);
  expect(writeFilter(filter).toString()).toBe(query);
});

test('a query that nobody writes shows the new messages of all', () => {
  expect(readFilter(new URLSearchParams('staat=null&aan=anna'))).toEqual({
    status: 'new',
    isOwn: false,
  });
});
