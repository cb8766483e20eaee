/** A list of texts without spaces, written as one. @param {string} text */
export function words(text) {
  return text.trim().split(/\s+/);
}
