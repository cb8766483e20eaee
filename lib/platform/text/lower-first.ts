/** "Het scherm" -> "het scherm", for use within another sentence. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
