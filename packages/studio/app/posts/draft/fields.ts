import { type DraftFields, pickDraftFields, type StudioPost } from '../../../shared/api';

export const FIELD_LABELS: Record<keyof DraftFields, string> = {
  slug: 'Titel',
  content: 'Tekst',
  excerpt: 'Samenvatting',
  meta_description: 'Omschrijving voor zoekmachines',
  image_url: 'Afbeelding',
  image_alt: 'Beschrijving van de afbeelding',
  published_at: 'Datum',
};

const NAMES = Object.keys(FIELD_LABELS) as (keyof DraftFields)[];

/** The texts that are being written: of the draft, else those that visitors have. */
export function fieldsOf({ draft, live }: StudioPost): DraftFields {
  return pickDraftFields(draft ?? live);
}

/** The fields in which two texts differ. Empty and absent are the same. */
export function changedFields(one: DraftFields, other: DraftFields): (keyof DraftFields)[] {
  return NAMES.filter((name) => comparable(one, name) !== comparable(other, name));
}

function comparable(fields: DraftFields, name: keyof DraftFields): string | number {
  const value = fields[name] ?? '';
  // The database writes the same moment in another form.
  return name === 'published_at' && value ? Date.parse(value) : value;
}
