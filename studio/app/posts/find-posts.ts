import { postTitle } from '@/lib/blog/draft-title';
import { postHref } from '@/lib/routes';
import type { PostSummary, StudioPost } from '../../shared/api';
import { callApi } from '../api-client';
import type { FindPosts } from '../editor/panels/post-search';
import { slugFromTitle } from './slug-from-title';

const MAX_FOUND = 5;

/** The posts that visitors can read and whose title has these words, last changed first. */
export const findPosts: FindPosts = async (title, signal) => {
  const words = slugFromTitle(title).split('-');
  const search = new URLSearchParams({ query: words.join(' '), state: 'live' });
  const { posts } = await callApi<{ posts: PostSummary[] }>(`posts?${search}`, { signal });
  // The list has posts with the words in their text, too.
  const found = posts.filter(({ slug }) => words.every((word) => slug.includes(word)));
  const slugs = await Promise.all(
    found.slice(0, MAX_FOUND).map(async ({ id, slug, hasDraft }) => {
      // The list names a draft by its own slug, which visitors do not have yet.
      if (!hasDraft) return slug;
      return (await callApi<StudioPost>(`posts/${id}`, { signal })).live.slug;
    }),
  );
  return slugs.map((slug) => ({ title: postTitle(slug), href: postHref(slug) }));
};
