import Link from 'next/link';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import { formatLongDate } from '@/lib/platform/text/dates';
import { getRelatedPosts } from '@/lib/posts/related';
import { postHref } from '@/lib/routes';

export async function RelatedPosts({ slug }: { slug: string }) {
  const posts = await getRelatedPosts(slug);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="zelfde-onderwerp" className="page-width pb-20 print:hidden">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[12rem_minmax(0,42rem)]">
        <h2 id="zelfde-onderwerp" className="border-ink font-bold text-lg lg:border-t lg:pt-3">
          Meer over dit onderwerp
        </h2>
        <ul className="border-ink border-t">
          {posts.map((post) => (
            <li
              key={post.slug}
              className="relative flex flex-col gap-x-6 border-line py-3 not-last:border-b sm:flex-row sm:justify-between"
            >
              <Link
                href={postHref(post.slug)}
                prefetch={false}
                className="large-link card-link text-lg"
              >
                {post.title} <PendingSpinner label="Bericht laden…" />
              </Link>
              <time dateTime={post.publishedAt} className="shrink-0 text-steel sm:pt-0.5">
                {formatLongDate(post.publishedAt)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
