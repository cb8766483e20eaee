import { TextLink } from '@/components/ui/text-link';
import { getPostBySlug } from '@/lib/blog/posts';
import { postsAbout } from '@/lib/content/product-posts';
import { formatLongDate } from '@/lib/dates';
import type { Product } from '@/lib/products/products';
import { postHref } from '@/lib/routes';

/** The posts about a product that exist and could be loaded. */
export async function PostsAbout({ product: { id, name } }: { product: Product }) {
  const loaded = await Promise.all(postsAbout[id].map(getPostBySlug));
  const posts = loaded.flatMap((post) => (post.ok && post.value ? post.value : []));
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="berichten" className="py-14 md:py-20 print:hidden">
      <div className="page-width grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 id="berichten" className="text-title">
          Verder lezen
          <span className="sr-only"> over {name}</span>
        </h2>
        <ul>
          {posts.map(({ slug, title, excerpt, publishedAt }) => (
            <li key={slug} className="border-line border-b py-5 first:pt-0">
              <time dateTime={publishedAt} className="text-sm text-steel">
                {formatLongDate(publishedAt)}
              </time>
              <h3 className="text-heading">
                <TextLink href={postHref(slug)}>{title}</TextLink>
              </h3>
              <p className="mt-2 max-w-measure text-steel">{excerpt}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
