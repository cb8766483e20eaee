import { JsonLd } from '@/components/site/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { createMetadata } from '@/lib/pages/metadata';
import { searchGroups } from '@/lib/pages/search/entries';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { getSearchedPosts } from '@/lib/posts/posts';
import { routes } from '@/lib/routes';
import { SearchField } from './search-field';
import { SearchGroupList } from './search-group-list';

export const revalidate = 60;

export const metadata = createMetadata({
  title: 'Zoeken op deze site',
  description:
    'Alle pagina’s, onderwerpen, kiosken, markten, diensten en berichten op één pagina, met een zoekveld dat in uw eigen browser werkt.',
  path: routes.search,
});

/** The list is also the search index, so it works without JavaScript. */
export default async function SearchPage() {
  const posts = await getSearchedPosts();
  const groups = searchGroups(posts.ok ? posts.value : []);
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Zoeken', path: routes.search })]} />
      <PageHeader title="Zoeken" intro="Alles wat op deze site staat, bij elkaar." />
      <div className="page-width pb-20">
        <SearchField
          hint="Het zoeken gebeurt in uw browser; wij zien niet wat u typt."
          failure="Het zoeken kan nu niet laden. De hele lijst staat hieronder; met Ctrl+F zoekt u op deze pagina."
        >
          {groups.map((group) => (
            <SearchGroupList key={group.title} {...group} />
          ))}
        </SearchField>
      </div>
    </>
  );
}
