import { Hono } from 'hono';
import { readAllRows } from '@/lib/supabase/read-all-rows';
import {
  type DraftFields,
  restoreVersionSchema,
  type Version,
  type VersionSummary,
} from '../shared/api';
import type { ApiContext } from './api-context';
import { readBody } from './body';
import { personName } from './person-name';
import { idFrom } from './query';
import { notFound, resultOf } from './result';
import { asStudioPost, fieldsOf } from './studio-post';

const SUMMARY = 'id, kind, slug, is_published, created_at, created_by' as const;

/** As many as the list shows. */
const MAX_LISTED = 500;

type SummaryRow = {
  id: number;
  kind: string;
  slug: string;
  is_published: boolean;
  created_at: string;
  created_by: string;
};

/** The versions of a post, newest first. */
export function postVersionRoutes({ database }: ApiContext) {
  const routes = new Hono();
  routes.get('/:id/versions', async (context) => {
    const rows = await readAllRows(
      (offset) =>
        resultOf(
          database
            .from('post_versions')
            .select(SUMMARY)
            .eq('post_id', context.req.param('id'))
            .order('id', { ascending: false })
            .range(offset, MAX_LISTED - 1),
        ),
      MAX_LISTED,
    );
    return context.json(rows.map(asSummary));
  });
  return routes;
}

/** One version: its text, and making it the draft again. */
export function versionRoutes({ database }: ApiContext) {
  const routes = new Hono();

  routes.get('/:id', async (context) => {
    const row = await resultOf(
      database
        .from('post_versions')
        .select()
        .eq('id', idFrom(context.req.param('id')))
        .maybeSingle(),
    );
    if (!row) throw notFound();
    return context.json<Version>({ ...asSummary(row), fields: fieldsOf(row as DraftFields) });
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

function asSummary(row: SummaryRow): VersionSummary {
  return {
    id: row.id,
    kind: row.kind as VersionSummary['kind'],
    slug: row.slug,
    isPublished: row.is_published,
    createdAt: row.created_at,
    createdBy: personName(row.created_by),
  };
}
