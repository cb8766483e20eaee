import type { BlogPosting } from 'schema-dts';
import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { stripNbsp } from '../../platform/text/strip-nbsp';
import { describePost } from '../../posts/description';
import type { Post } from '../../posts/post';
import { postHref, postPictureHref, routes } from '../../routes';
import { organizationReference } from './organization';

/**
 * A post, with the editors as its author because posts are not signed.
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
    author: {
      '@type': 'Organization',
      name: site.editors,
      url: absoluteUrl(`${routes.contact}#wie-wij-zijn`),
      parentOrganization: organizationReference(),
    },
    publisher: organizationReference(),
  } satisfies BlogPosting;
}
