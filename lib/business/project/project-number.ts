/** Digits and letters that nobody mistakes on the phone (Crockford). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of a project, "7Q2M-X04D": the same for the same contents, since it is a hash (FNV-1a, twice 20 bits) of its query. */
export function projectNumber(query: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => digitsOf(hash(query, seed))).join('-');
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of the hash depend on the low bits of the text only.
  return (value ^ (value >>> 15)) >>> 0;
}

function digitsOf(value: number): string {
  return [15, 10, 5, 0].map((shift) => DIGITS[(value >>> shift) & 31]).join('');
}
