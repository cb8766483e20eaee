import { PostCard } from '@/components/marketing/post-card';
import { PageHeader } from '@/components/ui/page-header';
import type { PostList } from '@/lib/blog/posts';
import { Pagination } from './pagination';

type PostListPageProps = { page: number; list: PostList };

/** The list of posts, shared by /blog and the older pages behind it. */
export function PostListPage({ page, list: { posts, pageCount } }: PostListPageProps) {
  return (
    <>
      <PageHeader
        title={page === 1 ? 'Blog' : `Blog, pagina ${page}`}
        intro="Wat wij leren van schermen die de hele dag aanstaan: helderheid, maat, kleur en plaatsing, met de cijfers erbij."
      />
      <div className="page-width pb-20">
        {posts.length === 0 ? (
          <p className="text-lead">Er zijn nog geen berichten. Kom later terug.</p>
        ) : (
          <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCard post={post} headingLevel="h2" eager={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} pageCount={pageCount} />
      </div>
    </>
  );
}
