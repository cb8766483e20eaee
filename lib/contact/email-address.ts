import { stripInvisible } from '../platform/text/strip-invisible';

/** Quotes, brackets, dashes and signs that stand before a copied address: an address can begin with none of them, but for rare ones. */
const BEFORE = /^[\s'"\p{Pi}\p{Pf}\p{Ps}\p{Pd}\p{So}•·]+/u;
const BEHIND = /[\s.,;:!?/'"…\p{Pi}\p{Pf})}]+$/u;
const ADDRESS = /^[^@\s]+@[^@\s,;<>]+$/;

/** The address in what was typed or pasted: `Noor <noor@bedrijf.nl>;` and `mailto:noor@bedrijf.nl` become `noor@bedrijf.nl`. */
export function tidyAddress(text: string): string {
  const visible = stripInvisible(text).trim();
  const inBrackets = /<([^<>]*@[^<>]*)>[\s.,;:]*$/.exec(visible)?.[1];
  return (inBrackets ?? visible)
    .replace(BEFORE, '')
    .replace(/^mailto:\s*([^?]*).*/i, '$1')
    .replace(BEHIND, '');
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
