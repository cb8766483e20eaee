import type { Tables } from '@/lib/platform/supabase/database.types';
import { asMessage } from '../server/message';
import { type DraftFields, type Message, pickDraftFields } from './api';

type MessageRow = Tables<'contact_messages'>;

/** A new column is a type error until it is decided whether the owner sees it in the studio. */
const shown: Record<keyof MessageRow, keyof Message | 'not shown'> = {
  id: 'id',
  created_at: 'createdAt',
  name: 'name',
  email: 'email',
  subject: 'subject',
  message: 'message',
  status: 'status',
  note: 'note',
  handled_at: 'handledAt',
  handled_by: 'handledBy',
  assigned_to: 'assignedTo',
  held: 'not shown',
  former_handling: 'not shown',
  notified_at: 'not shown',
  sender_volume: 'not shown',
  submission_key: 'not shown',
};

type EditableColumn = keyof DraftFields &
  keyof Tables<'post_drafts'> &
  keyof Tables<'post_versions'>;

/** A new column is a type error until editors can change it, and versions keep it, or nobody needs to. */
const edited: Record<keyof Tables<'posts'>, EditableColumn | 'not edited'> = {
  slug: 'slug',
  excerpt: 'excerpt',
  content: 'content',
  meta_description: 'meta_description',
  image_url: 'image_url',
  image_alt: 'image_alt',
  published_at: 'published_at',
  id: 'not edited',
  is_published: 'not edited',
  updated_at: 'not edited',
};

/** A row in which the value of each column is its name. */
const rowOf = (columns: object) =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, column]));

test('the studio gets every column of a message that it shows', () => {
  const message = new Map(Object.entries(asMessage(rowOf(shown) as unknown as MessageRow)));
  for (const [column, field] of Object.entries(shown))
    expect(message.get(field)).toBe(field === 'not shown' ? undefined : column);
});

test('the studio gets every column of a post that editors change', () => {
  const fields = Object.keys(pickDraftFields(rowOf(edited) as unknown as DraftFields));
  const expected = Object.values(edited).filter((field) => field !== 'not edited');
  expect(fields.sort()).toEqual(expected.sort());
});
