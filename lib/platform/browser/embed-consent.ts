import { parseJsonObject } from '../text/parse-json-object';

/** The third-party content for which a visitor can give lasting consent. */
export const choiceNames = {
  kaart: 'Kaart van onze locatie',
  agenda: 'Agenda voor dealers',
} as const;
export type ChoiceName = keyof typeof choiceNames;

/** When each consent ends, as an ISO timestamp in UTC. */
export type EmbedConsent = Partial<Record<ChoiceName, string>>;

export const MONTHS_REMEMBERED = 6;

/** The consents in storage that have not expired; invalid values count as none. */
export function validChoices(stored: string | null, now: Date): EmbedConsent {
  const given = parseJsonObject(stored);
  const names = Object.keys(choiceNames) as ChoiceName[];
  return Object.fromEntries(
    names
      .map((name) => [name, given[name]] as const)
      .filter(([, end]) => typeof end === 'string' && new Date(end) > now),
  );
}

/** Adds a consent, which ends six months after `now`. */
export function withChoice(choices: EmbedConsent, name: ChoiceName, now: Date): EmbedConsent {
  const end = new Date(now);
  end.setMonth(end.getMonth() + MONTHS_REMEMBERED);
  // 31 August plus six months would be 3 March: back to the last day of February.
  if (end.getDate() !== now.getDate()) end.setDate(0);
  return { ...choices, [name]: end.toISOString() };
}
