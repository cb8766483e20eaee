import type { Post } from './post';

export type Finding = {
  /** English, for logs and tests. */
  kind: string;
  /** Dutch, without a full stop. */
  problem: string;
  /** Elements or URLs; none where the problem names all there is. */
  items: string[];
  /** Dutch sentences. */
  advice: string;
};

type Columns = Pick<Post, 'excerpt' | 'image' | 'imageAlt' | 'metaDescription'> & {
  /** The URL that the editor entered; `image` is null when that URL is not allowed. */
  imageUrl: string | null;
};

const MAX_EXCERPT_LENGTH = 200;

/** What is wrong with the columns beside the content. */
export function checkColumns(columns: Columns): Finding[] {
  const { imageUrl, image, imageAlt, metaDescription } = columns;
  const excerpt = columns.excerpt.trim();
  const checks = [
    {
      isWrong: !imageUrl,
      kind: 'no picture',
      problem: 'Geen afbeelding boven het artikel',
      advice: 'Kies een liggende foto; zij staat ook in de lijst met artikelen.',
    },
    {
      isWrong: Boolean(imageUrl) && !image,
      kind: 'picture of another site',
      problem: 'De afbeelding boven het artikel komt niet van deze site',
      advice: 'Bezoekers zien haar niet. Voeg haar toe aan de afbeeldingen en kies haar daar.',
    },
    {
      isWrong: Boolean(imageUrl) && !imageAlt,
      kind: 'picture without description',
      problem: 'De afbeelding boven het artikel heeft geen beschrijving',
      advice: 'Zeg in hoogstens 200 tekens wat er te zien is, voor wie het beeld niet ziet.',
    },
    {
      isWrong: excerpt === '',
      kind: 'no excerpt',
      problem: 'Geen samenvatting',
      advice: 'Schrijf één of twee zinnen: ze staan in de lijst met artikelen.',
    },
    {
      isWrong: excerpt.length > MAX_EXCERPT_LENGTH,
      kind: 'long excerpt',
      problem: `De samenvatting is langer dan ${MAX_EXCERPT_LENGTH} tekens`,
      advice: 'Kort haar in tot één of twee zinnen: ze staan in de lijst met artikelen.',
    },
    {
      isWrong: !metaDescription?.trim(),
      kind: 'no meta description',
      problem: 'Geen omschrijving voor zoekmachines',
      advice: 'Schrijf 70 tot 160 tekens. Zonder omschrijving neemt de site de samenvatting.',
    },
  ];
  return checks.flatMap(({ isWrong, ...finding }) => (isWrong ? [{ ...finding, items: [] }] : []));
}
