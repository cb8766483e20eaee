import { parseJsonObject } from '../text/parse-json-object';

/** The contents of third parties that a visitor can choose to load without being asked again. */
export const choiceNames = {
  kaart: 'Kaart van onze locatie',
  agenda: 'Agenda voor dealers',
} as const;
export type ChoiceName = keyof typeof choiceNames;

/** When each remembered choice ends, as an ISO timestamp. */
export type EmbedConsent = Partial<Record<ChoiceName, string>>;

export const MONTHS_REMEMBERED = 6;

/** The choices that still count at a moment, out of what lies in storage; nonsense counts as none. */
export function validChoices(stored: string | null, now: Date): EmbedConsent {
  const given = parseJsonObject(stored);
  const names = Object.keys(choiceNames) as ChoiceName[];
  return Object.fromEntries(
    names
      .map((name) => [name, given[name]] as const)
      .filter(([, end]) => typeof end === 'string' && new Date(end) > now),
  );
}

/** The choices with one more, which ends six months after `now`. */
export function withChoice(choices: EmbedConsent, name: ChoiceName, now: Date): EmbedConsent {
  const end = new Date(now);
  end.setMonth(end.getMonth() + MONTHS_REMEMBERED);
  // 31 August and six months is no 31 February: back to the last day of that month.
  if (end.getDate() !== now.getDate()) end.setDate(0);
  return { ...choices, [name]: end.toISOString() };
}
