import type { QueryClient } from '@tanstack/react-query';
import type { DraftFields, SavedDraft } from '../../../shared/api';
import type { PostPages } from '../post-list-query';

type Change = { id: string; fields: DraftFields; saved: SavedDraft; name: string };

/** Shows a saved text in the lists without asking for them again. */
export function showInList(queries: QueryClient, { id, fields, saved, name }: Change) {
  queries.setQueriesData<PostPages>({ queryKey: ['posts'] }, (list) => {
    if (!list) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      posts: page.posts.map((post) =>
        post.id === id
          ? {
              ...post,
              slug: fields.slug || post.slug,
              excerpt: fields.excerpt,
              hasDraft: true,
              updatedAt: saved.updatedAt,
              updatedBy: name,
            }
          : post,
      ),
    }));
    return { ...list, pages };
  });
}
