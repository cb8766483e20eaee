import { describePost } from '@/lib/blog/description';
import type { DraftFields } from '../../../shared/api';
import { useSession } from '../../shell/session';
import { postTitle } from '../post-title';

/** About how a search engine and a shared link show the post. */
export function SearchResult({ fields }: { fields: DraftFields }) {
  const { siteUrl } = useSession();
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
            {host} › blog › {fields.slug}
          </p>
          <p className="font-semibold text-lg">{title}</p>
          <p className="text-sm">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1 text-sm text-steel">Zo ongeveer als gedeelde link</figcaption>
        <div className="border border-line bg-surface">
          {fields.image_url && (
            <img
              src={fields.image_url}
              alt=""
              className="aspect-[1200/630] w-full bg-mist object-cover"
            />
          )}
          <div className="p-4">
            <p className="text-sm text-steel">{host}</p>
            <p className="font-semibold">{title}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
