import { escapeUTF8 } from 'entities/escape';

/** Characters that XML 1.0 forbids, and that a database column may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

/** Escapes text for an element or a quoted attribute, in XML and HTML. */
export function escapeMarkup(text: string): string {
  return escapeUTF8(text.replaceAll(FORBIDDEN, ''));
}

/** `<name>text</name>`, with the text escaped. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
