import { cursorOf, readCursor } from './message';

test('a cursor names the message behind which a page starts', () => {
  const message = { created_at: '2027-05-03T09:00:00.123456+00:00', id: 12 };
  expect(readCursor(cursorOf(message))).toEqual({ at: message.created_at, id: '12' });
});

test('a cursor holds an id that is a text', () => {
  const message = { created_at: '2027-05-03T09:00:00+00:00', id: 'zuil_3_a' as unknown as number };
  expect(readCursor(cursorOf(message))).toEqual({ at: message.created_at, id: 'zuil_3_a' });
});

test.each(['', 'onzin', '_12', '2027-05-03T09:00:00Z', '2027-05-03T09:00:00Z_'])(
  'without a cursor, as in "%s", the list starts at its beginning',
  (text) => {
    expect(readCursor(text)).toBeUndefined();
  },
);
