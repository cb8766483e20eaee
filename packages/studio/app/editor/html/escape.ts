import { escapeText } from 'entities/escape';

/** Characters that no HTML document or database column may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

/** Removes the characters that HTML or the database would not keep. */
export function withoutForbidden(text: string): string {
  return text.replaceAll(FORBIDDEN, '');
}

/** Escapes the value of an attribute in double quotes as sanitize-html writes it, with `<` and `>`. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
