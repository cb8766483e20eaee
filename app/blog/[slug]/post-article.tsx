import { focusStyle } from '@/components/marketing/focus-style';
import { BlogLink } from '@/components/site/blog-link';
import { site } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';
import { postPictureSrcSet } from '@/lib/posts/media/post-picture-files';
import type { Post } from '@/lib/posts/post';
import { readingMinutes } from '@/lib/posts/reading-time';
import { sanitizePostHtml } from '@/lib/posts/sanitize';
import { PostVideos } from './post-videos';

export function PostArticle({ post }: { post: Post }) {
  // Printed with boxes to tick and without its picture.
  const isChecklist = post.slug.startsWith('checklist-');
  const { html, hasVideo } = sanitizePostHtml(post.content);
  return (
    <article className="page-width pb-20 print:pb-0">
      <h1 className="mt-6 max-w-5xl text-display">{post.title}</h1>
      {post.image && (
        <img
          src={post.image}
          srcSet={postPictureSrcSet(post.image)}
          sizes="(min-width: 84rem) 80rem, 94vw"
          alt={post.imageAlt}
          width={1200}
          height={675}
          fetchPriority="high"
          // Synchronous decoding would delay the first paint.
          decoding="async"
          className={`mt-10 aspect-video w-full bg-mist object-cover print:mt-4 print:h-[5cm] print:w-auto${focusStyle(post.imageFocus)} ${isChecklist ? 'print:hidden' : ''}`}
        />
      )}
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 md:mt-12 print:mt-4 print:gap-y-4 lg:grid-cols-[12rem_minmax(0,42rem)]">
        <p className="text-steel lg:border-ink lg:border-t lg:pt-3">
          <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
          <span className="lg:hidden"> · </span>
          <span className="lg:block">{`${readingMinutes(post.content)}\u00a0min leestijd`}</span>
          <span className="lg:hidden"> · </span>
          <span className="lg:block">{site.editors}</span>
        </p>
        <div>
          <div
            className={`prose prose-breakout text-lg print:text-sm ${isChecklist ? 'checklist' : ''}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: editors write HTML; sanitised on the server.
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <p className="mt-8 print:hidden">
            <BlogLink>Terug naar alle berichten</BlogLink>
          </p>
        </div>
        {hasVideo && <PostVideos />}
      </div>
    </article>
  );
}
