import { type Composition, standardComposition } from './composition';
import { fromQuery } from './query';
import { nearestPossible } from './rules';
import { lostChoices, unmetChoices } from './unmet-choices';

function unmet(text: string) {
  const query = new URLSearchParams(text);
  const { composition } = fromQuery(query, (code) => code === '3020');
  return unmetChoices(query, composition);
}

test.each<[string, string[]]>([
  ['', []],
  ['dealer=7&utm_source=brief', []],
  ['model=WALL-KIOSK&maat=55+inch&merk=lg&kleur=RAL+3020&opties=mediaspeler', []],
  ['model=', []],
  ['model=televisie', ['model']],
  ['maat=85&merk=sony&kleur=rood', ['schermmaat', 'schermmerk', 'kleur']],
  ['kleur=9999', ['kleur']],
  ['stand=liggend', ['stand']],
  ['model=ceiling-kiosk&touch=1&opties=mediaspeler,betaalhouder', ['touchscreen', 'opties']],
  ['opties=koffie', ['opties']],
])('unmet choices of “%s” are %j', (query, expected) => {
  expect(unmet(query)).toEqual(expected);
});

test('choices lost by a change of model exclude the standard values of the model', () => {
  const wall: Composition = { ...standardComposition('wall-kiosk'), touch: 1, brand: 'LG' };
  const ceiling = nearestPossible({ ...wall, model: 'ceiling-kiosk' });
  expect(lostChoices(wall, ceiling)).toEqual(['touchscreen']);
  const double = nearestPossible({ ...wall, model: 'brandvision-double' });
  expect(lostChoices(wall, double)).toEqual([]);
});
