import { describePost } from '@/lib/posts/description';
import { isMadeUpSlug, postTitle } from '@/lib/posts/draft-title';
import { isSlug } from '@/lib/posts/slug';
import type { DraftFields } from '../../../shared/api';
import { useSession } from '../../shell/session';
import { useDebounced } from '../../ui/use-debounced';
import { useSiteOfPosts } from '../use-site-of-posts';

/** About how a search engine and a shared link show the post. */
export function SearchResult({ fields }: { fields: DraftFields }) {
  const { siteUrl } = useSession();
  const { toImage } = useSiteOfPosts();
  const title = postTitle(fields.slug);
  const { host } = new URL(siteUrl);
  const description = describePost({
    title,
    excerpt: fields.excerpt,
    content: fields.content,
    metaDescription: fields.meta_description,
  });
  return (
    <div className="grid gap-4">
      <figure>
        <figcaption className="mb-1 text-sm text-steel">Zo ongeveer in een zoekmachine</figcaption>
        <div className="border border-line bg-surface p-4">
          <p className="text-sm text-steel">
            {host} › blog › {isMadeUpSlug(fields.slug) ? '…' : fields.slug}
          </p>
          <p className="font-semibold text-lg">{title}</p>
          <p className="text-sm">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1 text-sm text-steel">Zo ongeveer als gedeelde link</figcaption>
        <div className="border border-line bg-surface">
          <SharedPicture slug={fields.slug} picture={toImage(fields.image_url ?? '') ?? ''} />
          <div className="p-4">
            <p className="text-sm text-steel">{host}</p>
            <p className="font-semibold">{title}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** Drawn by the server as the site draws it. Its title is the alt text. */
function SharedPicture({ slug, picture }: { slug: string; picture: string }) {
  const settled = useDebounced(slug);
  if (!isSlug(settled) || isMadeUpSlug(settled)) return null;
  return (
    <img
      src={`api/shared-picture/${settled}?${new URLSearchParams({ picture })}`}
      alt={`Afbeelding met de titel ${postTitle(settled)}`}
      loading="lazy"
      className="aspect-[1200/630] w-full bg-mist"
    />
  );
}
