import type { DraftFields, StudioPost } from '../../../shared/api';

/** What the editor starts with: the draft, or else what visitors read. */
export function fieldsOf({ draft, live, state }: StudioPost): DraftFields {
  const { slug, excerpt, content, meta_description, image_url, image_alt, published_at } =
    draft ?? live;
  return {
    slug,
    excerpt,
    content,
    meta_description,
    image_url,
    image_alt,
    // The date of a post that was never public is when its row was made: nobody chose it.
    published_at: !draft && state === 'concept' ? null : published_at,
  };
}

export function isSameText(one: DraftFields, other: DraftFields): boolean {
  const keys = Object.keys(one) as (keyof DraftFields)[];
  return keys.every((key) => (one[key] ?? '') === (other[key] ?? ''));
}
