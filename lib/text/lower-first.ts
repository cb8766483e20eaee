/** A sentence or label as it goes on within another: "Het scherm" becomes "het scherm". */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
