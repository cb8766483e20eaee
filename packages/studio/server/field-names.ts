import type { DraftFields } from '../shared/api';

const POST_NAMES: Record<keyof DraftFields, string> = {
  slug: 'de titel',
  excerpt: 'de samenvatting',
  content: 'de tekst',
  meta_description: 'de omschrijving voor zoekmachines',
  image_url: 'de afbeelding',
  image_alt: 'de beschrijving van de afbeelding',
  published_at: 'de datum',
};

const NAMES: Record<string, string> = {
  ...POST_NAMES,
  publishAt: 'de datum',
  alt: 'de beschrijving',
  note: 'de notitie',
  status: 'de status',
  ids: 'de berichten',
  name: 'de naam',
  role: 'de rol',
};

/** A field of the API or a rule of the database, as the studio calls it. */
export function fieldName(field: string): string {
  return NAMES[field] ?? field;
}
