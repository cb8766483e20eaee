import { TextLink } from '@/components/ui/text-link';
import { about } from '@/lib/business/products/about';
import type { Product } from '@/lib/business/products/products';
import { formatLongDate } from '@/lib/platform/text/dates';
import { getPostsBySlugs } from '@/lib/posts/posts';
import { postHref } from '@/lib/routes';

/** The posts about a product that exist and could be loaded. */
export async function PostsAbout({ product: { id, name } }: { product: Product }) {
  const posts = await getPostsBySlugs(about[id].posts);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="berichten" className="page-width py-14 md:py-20 print:hidden">
      <h2 id="berichten" className="border-ink border-b pb-3 text-heading">
        Verder lezen<span className="sr-only"> bij de {name}</span>
      </h2>
      <ul>
        {posts.map(({ slug, title, publishedAt }) => (
          <li
            key={slug}
            className="flex flex-col gap-x-8 border-line border-b py-4 md:flex-row md:items-baseline md:justify-between"
          >
            <p className="text-subtitle">
              <TextLink href={postHref(slug)}>{title}</TextLink>
            </p>
            <time dateTime={publishedAt} className="shrink-0 text-steel">
              {formatLongDate(publishedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
