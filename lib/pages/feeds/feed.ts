import 'server-only';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { describePost } from '../../posts/description';
import { newestChange, type Post } from '../../posts/post';
import { postHref, routes } from '../../routes';
import { feedContent } from './content';

/** URLs are absolute, dates are ISO timestamps. */
export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  content: string;
  publishedAt: string;
  modifiedAt: string;
};

export type Feed = {
  title: string;
  description: string;
  author: string;
  url: string;
  /** ISO timestamp of the newest change; absent without entries. */
  modifiedAt?: string;
  entries: FeedEntry[];
};

/** The blog as a feed, independent of the format. */
export function toFeed(posts: readonly Post[]): Feed {
  return {
    title: `${site.name}: blog`,
    description: 'Wat wij leren van schermen die de hele dag aanstaan.',
    author: site.editors,
    url: absoluteUrl(routes.blog),
    modifiedAt: newestChange(posts),
    entries: posts.map((post) => ({
      url: absoluteUrl(postHref(post.slug)),
      title: post.title,
      summary: post.excerpt.trim() || describePost(post),
      content: feedContent(post),
      publishedAt: post.publishedAt,
      modifiedAt: post.modifiedAt,
    })),
  };
}
