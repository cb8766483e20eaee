import type { Random } from '../random.ts';
import { words } from '../words.ts';

/** Type letters after `$` in React's Flight protocol. */
const REFERENCE_LETTERS = '@KFQWBRrTnDuNISi1AOoUSsLlGgMmVXxCbEYZh0$-';
const REFERENCE_ENDS = [
  ...words(`
    0 1 2 7 ff 999 -1 1: 1:0 1:name 1:__proto__:then 1:constructor 1:constructor:constructor
    1:toString:call 0:0:0 undefined NaN Infinity 2020-13-45 {"id":1} ["a"]
  `),
  '',
  '9'.repeat(400),
];
const NAMES = [
  ...words(`
    __proto__ constructor prototype toString then hasOwnProperty length valueOf id bound
    status values errors name 0 $ _response _formData _chunks
  `),
  '',
];
const PLAIN = [
  ...[null, true, false, 0, -0, 1e308, -1, 2 ** 53, 1.5, '', 'x', '$', '$$', '\0', '\ud800', '𝒳'],
  ...['idle', 'failed', 'sent', '{}', '[object Object]'],
];
const BROKEN = [
  ...words(`
    { [ " [{ {"a":} undefined NaN [1,] []]
  `),
  '',
  ' ',
  "{'a':1}",
  '\ufeff[]',
  '\0',
];

/** Hostile JSON: React Flight references, prototype names, depth, width, and invalid JSON. */
export function hostileJson(random: Random): string {
  if (random.chance(0.1)) return random.pick(BROKEN);
  if (random.chance(0.06)) return deep(random, random.pick([6, 50, 1000, 5000, 60_000]));
  if (random.chance(0.04)) return `[${'0,'.repeat(random.pick([100, 20_000, 200_000]))}0]`;
  const json = JSON.stringify(value(random, 1 + random.below(6))) ?? 'null';
  // Edits the text, since JSON.stringify omits `__proto__` while JSON.parse accepts it.
  return random.chance(0.1) ? json.replace('{', '{"__proto__":{"x":1},') : json;
}

export function reference(random: Random) {
  return `$${random.pick([...REFERENCE_LETTERS])}${random.pick(REFERENCE_ENDS)}`;
}

function value(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.3)) {
    return random.chance(0.45) ? reference(random) : random.pick(PLAIN);
  }
  if (random.chance(0.5)) return random.list(random.below(4), () => value(random, depth - 1));
  const entries = random.list(random.below(4), () => [
    random.pick(NAMES),
    value(random, depth - 1),
  ]);
  return Object.fromEntries(entries);
}

function deep(random: Random, levels: number) {
  return random.chance(0.5)
    ? '['.repeat(levels) + ']'.repeat(levels)
    : `${'{"a":'.repeat(levels)}null${'}'.repeat(levels)}`;
}
