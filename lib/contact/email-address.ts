/** What apps and pages add to a copied address: zero-width characters, marks of writing direction, soft hyphens. */
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const ADDRESS = /^[^@\s]+@[^@\s,;<>]+$/;

/** The address in what was typed or pasted: `Noor <noor@bedrijf.nl>;` and `mailto:noor@bedrijf.nl` become `noor@bedrijf.nl`. */
export function tidyAddress(text: string): string {
  const visible = text.replace(INVISIBLE, '').trim();
  const inBrackets = /<([^<>]*@[^<>]*)>[\s.,;:]*$/.exec(visible)?.[1];
  return (inBrackets ?? visible)
    .trim()
    .replace(/^mailto:\s*([^?]*).*/i, '$1')
    .replace(/[\s.,;:]+$/, '');
}

/** Whether mail can be sent to a tidied address; letters of every language count. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** A question about an address that is possible but rarely meant: `noor@bedrijf`. @returns empty for any other text */
export function doubtAbout(address: string): string {
  const domain = /^[^@\s]+@([^@\s.:[\]]+)$/.exec(address)?.[1];
  return domain ? `Ontbreekt er iets na ${domain}? Een adres eindigt meestal op .nl of .com.` : '';
}
