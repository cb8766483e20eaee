import type { BlogPosting } from 'schema-dts';
import { absoluteUrl } from '../../platform/absolute-url';
import { describePost } from '../../posts/description';
import type { Post } from '../../posts/post';
import { postHref, postPictureHref } from '../../routes';
import { organizationReference } from './organization';

/**
 * A post, with the company as its author because posts are not signed.
 * Sources: https://schema.org/BlogPosting and
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function blogPosting(post: Post) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: describePost(post),
    image: absoluteUrl(postPictureHref(post.slug)),
    datePublished: post.publishedAt,
    dateModified: post.modifiedAt,
    mainEntityOfPage: absoluteUrl(postHref(post.slug)),
    inLanguage: 'nl-NL',
    author: organizationReference(),
    publisher: organizationReference(),
  } satisfies BlogPosting;
}
