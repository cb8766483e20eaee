import { PostCard } from '@/components/marketing/post-card';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { JsonLd } from '@/components/site/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { breadcrumbList, type Crumb } from '@/lib/pages/structured-data/breadcrumb-list';
import type { PostList } from '@/lib/posts/posts';
import { blogPageHref, routes } from '@/lib/routes';
import { Pagination } from './pagination';

const blog: Crumb = { name: 'Blog', path: routes.blog };

type PostListPageProps = { page: number; list: PostList };

export function PostListPage({ page, list: { posts, pageCount } }: PostListPageProps) {
  return (
    <>
      {page === 1 ? (
        <JsonLd things={[breadcrumbList(blog)]} />
      ) : (
        <Breadcrumbs parents={[blog]} page={{ name: `Pagina ${page}`, path: blogPageHref(page) }} />
      )}
      <PageHeader
        title={page === 1 ? 'Blog: met rolmaat en rekenmachine' : `Blog, pagina ${page}`}
        intro="Wat wij leren van schermen die de hele dag aanstaan: helderheid, maat, kleur en plaatsing, met de cijfers erbij."
      />
      <div className="page-width pb-20">
        {posts.length === 0 ? (
          <p className="text-lead">Er zijn nog geen berichten. Kom later terug.</p>
        ) : (
          <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
            {posts.map((post, index) => {
              const isLead = page === 1 && index === 0;
              return (
                <li
                  key={post.slug}
                  className={isLead ? 'md:col-span-2 xl:row-span-2 print:col-span-2' : undefined}
                >
                  <PostCard post={post} headingLevel="h2" isLead={isLead} />
                </li>
              );
            })}
          </ul>
        )}
        <Pagination page={page} pageCount={pageCount} />
      </div>
    </>
  );
}
