import type { DutchText } from './text';

/** "Is X, dan Y": a habit that readers notice when a page repeats it. A sentence with "als" is no such condition. */
const INVERTED =
  /(?<=^|[.!?:;] )(?![^.!?:;,]*\b(?:als|wanneer|zodra|wie|wat)\b)\p{L}+ [^.!?:;]*?, (?!(?:en|maar|of|want) )(?:\p{L}+ ){0,2}(?<!ers? )dan [^.!?:;]*/giu;

/** The inverted conditions in a text. */
export function invertedConditions(text: string): string[] {
  return Array.from(text.replaceAll('\u00a0', ' ').matchAll(INVERTED), ([sentence]) => sentence);
}

/** The places with more than one inverted condition, with each of them. */
export function placesWithHabit(texts: readonly DutchText[]): string[] {
  const byPlace = new Map<string, Set<string>>();
  for (const { place, text } of texts) {
    const found = byPlace.get(place) ?? new Set();
    for (const sentence of invertedConditions(text)) found.add(sentence);
    byPlace.set(place, found);
  }
  return Array.from(byPlace)
    .filter(([, found]) => found.size > 1)
    .map(([place, found]) => `${place}: ${[...found].join(' | ')}`);
}
