import type { BlogPosting } from 'schema-dts';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';
import { describePost } from '../../posts/description';
import type { Post } from '../../posts/post';
import { postHref, postPictureHref } from '../../routes';
import { editors } from './editors';
import { organizationReference } from './organization';

/**
 * A post, with the editors as its author because no person signs it.
 * Sources: https://schema.org/BlogPosting and
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function blogPosting(post: Post) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: stripNbsp(describePost(post)),
    image: absoluteUrl(postPictureHref(post.slug)),
    datePublished: post.publishedAt,
    dateModified: post.modifiedAt,
    mainEntityOfPage: absoluteUrl(postHref(post.slug)),
    inLanguage: 'nl-NL',
    author: editors(),
    publisher: organizationReference(),
  } satisfies BlogPosting;
}
