import { checkColumns } from '@/lib/posts/column-checks';
import type { Finding } from '../finding';

const MIN_DESCRIPTION = 70;
const MAX_DESCRIPTION = 160;

/** The texts of a post beside its content, named as its columns. */
export type Fields = {
  excerpt: string;
  meta_description: string | null;
  image_url: string | null;
  image_alt: string | null;
};

/** Advice for the studio, where the page of a post differs from the fields of the table. */
const STUDIO_ADVICE: Partial<Record<string, string>> = {
  'no picture': 'Kies een afbeelding bij het artikel: ze staat boven de tekst en in de lijst.',
};

/** What the page of drafts tells about these columns, for the studio. */
export function fieldFindings(fields: Fields): Finding[] {
  const { excerpt, meta_description, image_url, image_alt } = fields;
  const findings = checkColumns({
    excerpt,
    metaDescription: meta_description,
    imageUrl: image_url,
    // Only pictures of the site can be chosen here.
    image: image_url,
    imageAlt: image_alt ?? '',
  });
  return findings.map(({ kind, problem, advice }) => ({
    rule: kind,
    problem,
    advice: STUDIO_ADVICE[kind] ?? advice,
  }));
}

/** Search engines cut a longer description off, and replace a shorter one. */
export function descriptionLength({ meta_description }: Fields): Finding[] {
  const length = meta_description?.trim().length ?? 0;
  if (length === 0 || (length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION)) return [];
  return [
    {
      rule: 'description length',
      problem: `De beschrijving voor zoekmachines heeft ${length}\u00a0tekens`,
      advice: `Maak haar ${MIN_DESCRIPTION} tot ${MAX_DESCRIPTION}\u00a0tekens lang.`,
    },
  ];
}
