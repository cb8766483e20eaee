import Link from 'next/link';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import type { PostSummary } from '@/lib/blog/post';
import { formatLongDate } from '@/lib/dates';
import { postHref } from '@/lib/routes';

type PostCardProps = {
  post: PostSummary;
  headingLevel: 'h2' | 'h3';
  /** For the card that stands in the first view. */
  eager?: boolean;
};

/** A post in a list: picture, date, title, excerpt. The whole card leads to the post. */
export function PostCard({ post, headingLevel: Heading, eager = false }: PostCardProps) {
  return (
    <article className="relative">
      {post.image && (
        <img
          src={post.image}
          alt=""
          width={1200}
          height={675}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-video w-full bg-mist object-cover"
        />
      )}
      <p className="mt-4 text-sm text-steel">
        <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
      </p>
      <Heading className="mt-1 text-subtitle font-semibold">
        <Link
          href={postHref(post.slug)}
          prefetch={false}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {post.title} <PendingSpinner label="Bericht laden…" />
        </Link>
      </Heading>
      <p className="mt-2 text-steel">{post.excerpt}</p>
    </article>
  );
}
