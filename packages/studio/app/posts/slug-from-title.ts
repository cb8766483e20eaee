const MAX_LENGTH = 120;

/** Letters that Unicode does not decompose, as Dutch writes them without special signs. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ĳ: 'ij',
  '&': ' en ',
  '€': ' euro ',
  '%': ' procent ',
  '+': ' plus ',
};

/**
 * The slug of a title: "Eén kiosk, vier foto's" becomes "een-kiosk-vier-fotos". Words that do not fit in a slug are
 * left out at the end.
 */
export function slugFromTitle(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[ßæœøðþłđĳ&€%+]/g, (sign) => LETTERS[sign] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    // Within a word: foto's, 'n.
    .replace(/['’‘`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > MAX_LENGTH) return slug || longer.slice(0, MAX_LENGTH);
    slug = longer;
  }
  return slug;
}
