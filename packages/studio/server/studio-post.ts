import type { Json } from '@/lib/platform/supabase/database.types';
import { type DraftFields, type PostState, pickDraftFields, type StudioPost } from '../shared/api';
import type { Database } from './database';
import { personName } from './person-name';
import { resultOf } from './result';

type Row = Omit<DraftFields, 'published_at'> & { published_at: string; updated_at: string };

/** What private.studio_post of supabase/migrations returns. */
type StoredPost = {
  id: string;
  state: PostState;
  revision: number;
  post: Row & { is_published: boolean };
  draft: (DraftFields & { updated_at: string; updated_by: string }) | null;
};

/** @throws {StudioError} 404 */
export async function readPost(database: Database, id: string): Promise<StudioPost> {
  return asStudioPost(await resultOf(database.rpc('studio_post', { post_id: id })));
}

/** The answer of a database function that returns a post with its draft. */
export function asStudioPost(answer: Json): StudioPost {
  const { id, state, revision, post, draft } = answer as StoredPost;
  const live = pickDraftFields(post);
  return {
    id,
    state,
    revision,
    live: {
      ...live,
      // The date on which the row was made: nobody chose it.
      published_at: state === 'concept' ? null : live.published_at,
      is_published: post.is_published,
      updated_at: post.updated_at,
    },
    draft: draft && {
      ...pickDraftFields(draft),
      updated_at: draft.updated_at,
      updated_by: personName(draft.updated_by),
    },
  };
}
