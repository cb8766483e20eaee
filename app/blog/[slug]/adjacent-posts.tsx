import Link from 'next/link';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import { formatLongDate } from '@/lib/platform/text/dates';
import { getAdjacentPosts } from '@/lib/posts/adjacent-posts';
import type { PostSummary } from '@/lib/posts/post';
import { postHref } from '@/lib/routes';

export async function AdjacentPosts({ post }: { post: PostSummary }) {
  const { older, newer } = await getAdjacentPosts(post);
  if (!older && !newer) return null;
  return (
    <nav aria-label="Vorig en volgend bericht" className="bg-mist print:hidden">
      <ul className="page-width grid md:grid-cols-2">
        <li className="md:pr-10">{older && <AdjacentPost label="Vorig bericht" post={older} />}</li>
        <li className="border-line not-empty:max-md:border-t md:border-l md:pl-10">
          {newer && <AdjacentPost label="Volgend bericht" post={newer} />}
        </li>
      </ul>
    </nav>
  );
}

function AdjacentPost({ label, post }: { label: string; post: PostSummary }) {
  return (
    <div className="relative py-10 md:py-16">
      <p className="text-steel">
        {label}, <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
      </p>
      <p className="mt-2 text-balance text-heading">
        <Link
          href={postHref(post.slug)}
          prefetch={false}
          className="large-link card-link font-bold"
        >
          {post.title} <PendingSpinner label="Bericht laden…" />
        </Link>
      </p>
    </div>
  );
}
