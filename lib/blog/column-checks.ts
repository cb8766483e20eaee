import type { Post } from './post';

export type Finding = {
  /** For logs and tests, in English. */
  kind: string;
  /** In Dutch, without a full stop. */
  problem: string;
  /** Elements, URLs or a column name. */
  items: string[];
  /** In Dutch sentences. */
  advice: string;
};

type Columns = Pick<Post, 'excerpt' | 'image' | 'imageAlt' | 'metaDescription'> & {
  /** As the editor entered it; `image` is null when that URL is not allowed. */
  imageUrl: string | null;
};

const MAX_EXCERPT_LENGTH = 200;

/** What is wrong with the columns beside the content. */
export function checkColumns(columns: Columns): Finding[] {
  const { imageUrl, image, imageAlt, metaDescription } = columns;
  const onlyIf = (isWrong: boolean, column: string) => (isWrong ? [column] : []);
  const excerpt = columns.excerpt.trim();
  const findings = [
    {
      kind: 'no picture',
      problem: 'Geen afbeelding bij het bericht',
      items: onlyIf(!imageUrl, 'image_url'),
      advice: 'Vul het adres in van een afbeelding onder /media/blog.',
    },
    {
      kind: 'picture of another site',
      problem: 'De afbeelding bij het bericht komt niet van deze site',
      items: onlyIf(Boolean(imageUrl) && !image, 'image_url'),
      advice: 'Zet haar in de map met media en vul het adres onder /media/blog in.',
    },
    {
      kind: 'picture without description',
      problem: 'De afbeelding bij het bericht heeft geen beschrijving',
      items: onlyIf(Boolean(imageUrl) && !imageAlt, 'image_alt'),
      advice: 'Zeg in hoogstens 200 tekens wat er te zien is, voor wie het beeld niet ziet.',
    },
    {
      kind: 'no excerpt',
      problem: 'Geen samenvatting',
      items: onlyIf(excerpt === '', 'excerpt'),
      advice: 'Schrijf één of twee zinnen: ze staan in de lijst met berichten.',
    },
    {
      kind: 'long excerpt',
      problem: `De samenvatting is langer dan ${MAX_EXCERPT_LENGTH} tekens`,
      items: onlyIf(excerpt.length > MAX_EXCERPT_LENGTH, 'excerpt'),
      advice: 'Kort haar in tot één of twee zinnen: ze staan in de lijst met berichten.',
    },
    {
      kind: 'no meta description',
      problem: 'Geen beschrijving voor zoekmachines',
      items: onlyIf(!metaDescription?.trim(), 'meta_description'),
      advice: 'Schrijf 70 tot 160 tekens. Zonder beschrijving neemt de site de samenvatting.',
    },
  ];
  return findings.filter(({ items }) => items.length > 0);
}
