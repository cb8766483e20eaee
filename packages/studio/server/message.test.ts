import { withDetails } from '@/lib/contact/details';
import type { Tables } from '@/lib/platform/supabase/database.types';
import { asMessage, cursorOf, readCursor } from './message';

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

test('the optional fields of a message are fields, and no part of its text', () => {
  const message = withDetails('Dag.', { phone: '06 12 34 56 78', date: '2027-03-15' });
  const row = { created_at: '2027-05-03T09:00:00Z', message } as Tables<'contact_messages'>;
  expect(asMessage(row)).toMatchObject({
    message: 'Dag.',
    details: [
      { label: 'Telefoonnummer', value: '06 12 34 56 78' },
      { label: 'Gewenste datum', value: '15\u00a0maart\u00a02027' },
    ],
  });
});

test('a stored date that is none is shown as it is', () => {
  const message = withDetails('Dag.', { date: 'morgen' });
  const row = { created_at: '2027-05-03T09:00:00Z', message } as Tables<'contact_messages'>;
  expect(asMessage(row).details).toEqual([{ label: 'Gewenste datum', value: 'morgen' }]);
});
