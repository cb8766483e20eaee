import { BlogLink } from '@/components/site/blog-link';
import type { Post } from '@/lib/blog/post';
import { readingMinutes } from '@/lib/blog/reading-time';
import { sanitizePostHtml } from '@/lib/blog/sanitize';
import { formatLongDate } from '@/lib/dates';

/** A whole post: way back, picture, title, date with reading time, text. */
export function PostArticle({ post }: { post: Post }) {
  return (
    <article className="page-width pt-10 pb-20">
      <p>
        <BlogLink>Terug naar alle berichten</BlogLink>
      </p>
      {post.image && (
        <img
          src={post.image}
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
          className="mt-8 aspect-video w-full bg-mist object-cover"
        />
      )}
      <h1 className="mt-10 max-w-4xl text-display">{post.title}</h1>
      <p className="mt-4 mb-10 text-steel">
        <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
        {` · ${readingMinutes(post.content)}\u00a0min leestijd`}
      </p>
      <div
        className="prose text-lg"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors write HTML; sanitised on the server.
        dangerouslySetInnerHTML={{ __html: sanitizePostHtml(post.content) }}
      />
    </article>
  );
}
