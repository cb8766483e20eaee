import Link from 'next/link';
import { Wordmark } from '@/components/site/wordmark';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import { sectionTones } from '@/components/ui/section-tone';
import { formatLongDate } from '@/lib/platform/text/dates';
import { postPictureSrcSet } from '@/lib/posts/media/post-picture-files';
import type { PostSummary } from '@/lib/posts/post';
import { postHref } from '@/lib/routes';
import { focusStyle } from './focus-style';

/** Less than its place, so that phones take the file of 640 px: that is twice the place, and the next one has twice the bytes. */
const PHONE =
  '(max-width: 47.99rem) and (min-resolution: 2.5dppx) 48vw, (max-width: 47.99rem) 80vw';
const CARD_SIZES = `${PHONE}, (max-width: 79.99rem) 46vw, 27rem`;
const LEAD_SIZES = `${PHONE}, (max-width: 79.99rem) 92vw, 56rem`;

type PostCardProps = {
  post: PostSummary;
  headingLevel: 'h2' | 'h3';
  /** Larger, for the newest post. */
  isLead?: boolean;
};

export function PostCard({ post, headingLevel: Heading, isLead = false }: PostCardProps) {
  return (
    <article
      className={`relative print:break-inside-avoid ${isLead ? 'flex h-full flex-col print:block' : ''}`}
    >
      <div className={`relative aspect-video ${isLead ? 'grow' : ''}`}>
        {post.image ? (
          <img
            src={post.image}
            srcSet={postPictureSrcSet(post.image)}
            sizes={isLead ? LEAD_SIZES : CARD_SIZES}
            alt=""
            width={1200}
            height={675}
            loading={isLead ? 'eager' : 'lazy'}
            decoding="async"
            className={`absolute inset-0 size-full bg-mist object-cover${focusStyle(post.imageFocus)}`}
          />
        ) : (
          <div
            aria-hidden="true"
            className={`absolute inset-0 flex items-start p-8 ${sectionTones.accent}`}
          >
            <Wordmark size="w-full" />
          </div>
        )}
      </div>
      <p className="mt-4 text-sm text-steel">
        <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
      </p>
      <Heading className={isLead ? 'mt-1 text-title' : 'mt-1 font-semibold text-subtitle'}>
        <Link href={postHref(post.slug)} prefetch={false} className="large-link card-link">
          {post.title} <PendingSpinner label="Bericht laden…" />
        </Link>
      </Heading>
      <p className={`mt-2 text-steel ${isLead ? 'max-w-measure text-lead' : ''}`}>{post.excerpt}</p>
    </article>
  );
}
