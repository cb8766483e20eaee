import { Hono } from 'hono';
import type { Database as Schema } from '@/lib/platform/supabase/database.types';
import type { LogEntry, LogPage } from '../../shared/api';
import type { ApiContext } from '../api-context';
import { cursorOf, readCursor } from '../message';
import { personName } from '../person-name';
import { resultOf } from '../result';
import { eventOf } from '../version-changes';

const PAGE_SIZE = 50;

/** Who did what, newest first, page by page. */
export function logRoutes({ database }: ApiContext) {
  const routes = new Hono();
  routes.get('/', async ({ req, json }) => {
    const before = readCursor(req.query('before'));
    const rows = await resultOf(
      database.rpc('list_studio_log', {
        before_at: before?.at,
        before_ref: before?.id,
        take: PAGE_SIZE + 1,
      }),
    );
    const page = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    return json<LogPage>({
      entries: page.map(asEntry),
      next: last ? cursorOf({ created_at: last.at, id: last.ref }) : null,
    });
  });
  return routes;
}

type Row = Schema['public']['Functions']['list_studio_log']['Returns'][number];

function asEntry(row: Row): LogEntry {
  const { at, ref, subject, published_at: publishedAt } = row;
  return {
    id: ref,
    at,
    person: personName(row.person),
    event: row.event === 'version' ? eventOfVersion(row) : (row.event as LogEntry['event']),
    subject,
    postId: row.post_id,
    publishedAt,
  };
}

function eventOfVersion(row: Row) {
  const version = {
    kind: 'live',
    slug: row.subject,
    is_published: row.is_published,
    published_at: row.published_at,
    created_at: row.at,
  };
  const former = {
    kind: 'live',
    slug: row.former_slug,
    is_published: row.former_is_published,
    published_at: row.former_published_at,
    created_at: '',
  };
  return eventOf(version, row.former_slug === null ? undefined : former);
}
