/** Characters that no HTML document or database column may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

/** Removes the characters that HTML or the database would not keep. */
export function withoutForbidden(text: string): string {
  return text.replaceAll(FORBIDDEN, '');
}

/** Escapes text between tags. A no-break space is written by its name, because editors cannot see the character. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

/** Escapes the value of an attribute in double quotes. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
