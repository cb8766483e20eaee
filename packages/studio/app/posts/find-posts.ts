import { postTitle } from '@/lib/posts/draft-title';
import { postHref } from '@/lib/routes';
import type { PostSummary, StudioPost } from '../../shared/api';
import { callApi } from '../api-client';
import type { FindPosts } from '../editor/panels/own-pages';
import { slugFromTitle } from './slug-from-title';

const MAX_FOUND = 5;

/** The posts that visitors can read and whose title has these words, last changed first. */
export const findPosts: FindPosts = async (title, signal) => {
  const words = slugFromTitle(title).split('-');
  const hasWords = ({ slug }: PostSummary) => words.every((word) => slug.includes(word));
  const found: PostSummary[] = [];
  // The list has posts with the words in their text, too.
  for await (const posts of livePosts(words.join(' '), signal)) {
    found.push(...posts.filter(hasWords));
    if (found.length >= MAX_FOUND) break;
  }
  const read = await Promise.all(
    found.slice(0, MAX_FOUND).map(async ({ id, hasDraft, ...listed }) => {
      // The list has the texts of a draft, which visitors do not have yet.
      if (!hasDraft) return listed;
      return (await callApi<StudioPost>(`posts/${id}`, { signal })).live;
    }),
  );
  return read.map(({ slug, excerpt }) => ({
    title: postTitle(slug),
    href: postHref(slug),
    description: excerpt,
  }));
};

async function* livePosts(query: string, signal: AbortSignal) {
  for (let skip = 0, total = 1; skip < total; ) {
    const search = new URLSearchParams({ query, state: 'live', skip: String(skip) });
    const answer = await callApi<{ posts: PostSummary[]; total: number }>(`posts?${search}`, {
      signal,
    });
    yield answer.posts;
    skip += answer.posts.length;
    total = answer.posts.length > 0 ? answer.total : 0;
  }
}
