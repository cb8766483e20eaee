import { readDetails, shownDetails } from '@/lib/contact/details';
import type { Tables } from '@/lib/platform/supabase/database.types';
import type { Message, MessageStatus } from '../shared/api';

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Tables<'contact_messages'>;

/** A row of contact_messages, without what only the site needs. */
export function asMessage(row: Row, now = Date.now()): Message {
  const { text, details } = readDetails(row.message);
  return {
    id: String(row.id),
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: text,
    details: shownDetails(details),
    status: row.status as MessageStatus,
    note: row.note,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    assignedTo: row.assigned_to,
    isLate: row.status === 'new' && now - Date.parse(row.created_at) > DAY_MS,
  };
}

/** Names a row, so that the next page starts behind it also when new ones arrived meanwhile. */
export function cursorOf({
  created_at,
  id,
}: {
  created_at: string;
  id: Row['id'] | string;
}): string {
  return `${created_at}_${id}`;
}

/** Undefined for anything but a cursor. */
export function readCursor(cursor = ''): { at: string; id: string } | undefined {
  // An id that is a text can hold the separator; a time does not.
  const [, at = '', id] = /^([^_]*)_(.*)$/s.exec(cursor) ?? [];
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
}
