import { Hono } from 'hono';
import type { Tables } from '@/lib/platform/supabase/database.types';
import { readAllRows } from '@/lib/platform/supabase/read-all-rows';
import {
  type DraftFields,
  pickDraftFields,
  restoreVersionSchema,
  type Version,
} from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { personName } from './person-name';
import { idFrom } from './query';
import { notFound, resultOf } from './result';
import { asStudioPost } from './studio-post';
import { versionChanges } from './version-changes';

const SUMMARY = 'id, kind, slug, is_published, published_at, created_at, created_by' as const;

/** The number that the list shows. */
const MAX_LISTED = 500;

/** So many are compared with the one before, which takes their texts. */
const MAX_COMPARED = 50;

/** The versions of a post, newest first. */
export function postVersionRoutes({ database }: ApiContext) {
  const routes = new Hono();
  routes.get('/:id/versions', async (context) => {
    const newestFirst = <Columns extends string>(columns: Columns) =>
      database
        .from('post_versions')
        .select(columns)
        .eq('post_id', context.req.param('id'))
        .order('id', { ascending: false });
    const [rows, texts] = await Promise.all([
      readAllRows(
        (offset) => resultOf(newestFirst(SUMMARY).range(offset, MAX_LISTED - 1)),
        MAX_LISTED,
      ),
      resultOf(newestFirst('id, excerpt, content').limit(MAX_COMPARED)),
    ]);
    const textsOf = new Map(texts.map(({ id, ...text }) => [id, text]));
    const changes = versionChanges(rows.map((row) => ({ ...row, texts: textsOf.get(row.id) })));
    return context.json(rows.map((row, index) => ({ ...asSummary(row), ...changes[index] })));
  });
  return routes;
}

/** One version: its text, and making it the draft again. */
export function versionRoutes({ database }: ApiContext) {
  const routes = new Hono();

  routes.get('/:id', async (context) => {
    const row = await resultOf<Tables<'post_versions'> | null>(
      database
        .from('post_versions')
        .select()
        .eq('id', idFrom(context.req.param('id')))
        .maybeSingle(),
    );
    if (!row) throw notFound();
    return context.json<Version>({
      ...asSummary(row),
      fields: pickDraftFields(row as DraftFields),
    });
  });

  routes.post('/:id/restore', async (context) => {
    const { expectedRevision, session } = await readBody(context, restoreVersionSchema);
    const post = await resultOf(
      database.rpc('restore_version', {
        version_id: idFrom(context.req.param('id')),
        expected_revision: expectedRevision,
        session,
      }),
    );
    return context.json(asStudioPost(post));
  });

  return routes;
}

type SummaryRow = Pick<
  Tables<'post_versions'>,
  'id' | 'kind' | 'slug' | 'is_published' | 'published_at' | 'created_at' | 'created_by'
>;

function asSummary(row: SummaryRow): Omit<Version, 'fields'> {
  return {
    id: row.id,
    kind: row.kind as Version['kind'],
    slug: row.slug,
    isPublished: row.is_published,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    createdBy: personName(row.created_by),
  };
}
