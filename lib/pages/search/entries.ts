import { sectors } from '../../business/content/sectors';
import { services } from '../../business/content/services';
import { products } from '../../business/products/products';
import { joinPhrases } from '../../platform/text/join-phrases';
import type { PostSummary } from '../../posts/post';
import { postHref, productHref, routes, sectorHref } from '../../routes';
import type { SearchEntry } from './entry';
import { pages } from './pages';
import { topics } from './topics';

export type SearchGroup = { title: string; entries: readonly SearchEntry[] };

/** All entries that visitors can search, in groups. @param posts newest first */
export function searchGroups(posts: readonly PostSummary[]): SearchGroup[] {
  return [
    { title: 'Onderwerpen', entries: topics },
    {
      title: 'Kiosken',
      entries: products.map(({ id, name, family, idea, features }) => ({
        href: productHref(id),
        name: `${name} (${family})`,
        about: `${idea}. ${joinPhrases(features)}.`,
      })),
    },
    {
      title: 'Markten',
      entries: sectors.map(({ id, name, applications }) => ({
        href: sectorHref(id),
        name,
        about: `${joinPhrases(applications)}.`,
      })),
    },
    {
      title: 'Digitale diensten',
      entries: services.map(({ id, name, idea }) => ({
        href: `${routes.digitaalPlatform}#${id}`,
        name,
        about: idea,
      })),
    },
    { title: 'Pagina’s', entries: pages },
    ...(posts.length > 0
      ? [
          {
            title: 'Berichten in het blog',
            entries: posts.map(({ slug, title, excerpt }) => ({
              href: postHref(slug),
              name: title,
              about: excerpt,
            })),
          },
        ]
      : []),
  ];
}
