import { possibleCompositions } from '../../../packages/testbed/compositions';
import { findRalColour } from '../ral/ral-classic';
import { screenBrands } from '../site';
import { type Composition, standardComposition } from './composition';
import { configuratorUrl } from './portal-url';
import { fromQuery, toQuery, toShortQuery, withModel, withoutPreviousStandard } from './query';
import { impossibleReason } from './rules';

const isColour = (code: string) => findRalColour(code) !== undefined;
const read = (query: string) => fromQuery(new URLSearchParams(query), isColour);
const column = standardComposition('brandvision');

test('configurator query names each choice in words', () => {
  const composition: Composition = {
    ...standardComposition('wall-kiosk'),
    ...{ size: 55, orientation: 'liggend', touch: 1, brand: 'LG', colour: '7016' },
    extras: ['mediaspeler', 'betaalhouder'],
  };
  expect(toQuery({ composition, dealer: '42' }).toString()).toBe(
    'model=wall-kiosk&maat=55&stand=liggend&plaatsing=wand&touch=1&merk=lg&kleur=7016&opties=mediaspeler+betaalhouder&dealer=42',
  );
});

test('configurator query of every composition parses back to the same state', () => {
  const wrong = possibleCompositions.filter((composition, index) => {
    const brand = screenBrands[index % screenBrands.length] ?? 'LG';
    const state = { composition: { ...composition, brand }, dealer: `Zuil & Werk #${index}` };
    const parsed = read(toQuery(state).toString());
    return (
      JSON.stringify(parsed.dealer) !== JSON.stringify(state.dealer) ||
      !sameAs(parsed.composition, state.composition)
    );
  });
  expect(wrong).toEqual([]);
});

test('short configurator query of every composition parses back to the same composition', () => {
  const wrong = possibleCompositions.filter(
    (composition) => !sameAs(read(`${toShortQuery(composition)}`).composition, composition),
  );
  expect(wrong).toEqual([]);
  expect(toShortQuery({ ...column, size: 55 }).toString()).toBe('model=brandvision&maat=55');
});

function sameAs(one: Composition, other: Composition): boolean {
  const fields = Object.keys(column);
  return JSON.stringify(one, fields) === JSON.stringify(other, fields);
}

test('empty configurator query is the standard composition of the default model', () => {
  expect(read('')).toEqual({ composition: column });
});

test('configurator query with only a model is its standard composition', () => {
  expect(read('model=ceiling-kiosk').composition).toEqual(standardComposition('ceiling-kiosk'));
});

test.each<[string, Partial<Composition>]>([
  ['MODEL=x&model=Clearvision', standardComposition('clearvision')],
  ['model= brandvision-double ', standardComposition('brandvision-double')],
  ['model=wall%C2%AD-kiosk%E2%80%8B', standardComposition('wall-kiosk')],
  ['model=“wall-kiosk”).', standardComposition('wall-kiosk')],
  ['maat=55+inch', { size: 55 }],
  ['maat=55%22', { size: 55 }],
  ['merk=PHILIPS', { brand: 'Philips' }],
  ['kleur=RAL+3020', { colour: '3020' }],
  ['kleur=ral3020', { colour: '3020' }],
  ['opties=mediaspeler,dag-en-nacht', { extras: ['dag-en-nacht', 'mediaspeler'] }],
  ['opties=mediaspeler%2Bdag-en-nacht', { extras: ['dag-en-nacht', 'mediaspeler'] }],
  ['opties=mediaspeler mediaspeler', { extras: ['mediaspeler'] }],
  ['opties=mediaspeler&opties=dag-en-nacht', { extras: ['dag-en-nacht', 'mediaspeler'] }],
  ['maat=55&maat=43', { size: 55 }],
  ['model=clearvision&stand=liggend&plaatsing=staalkabels', { orientation: 'liggend' }],
])('configurator query %s is understood', (query, expected) => {
  expect(read(query).composition).toMatchObject(expected);
});

test.each([
  'model=televisie',
  'model=__proto__',
  'model=constructor',
  'maat=65',
  'maat=',
  'maat=43.5',
  'stand=scheef',
  'stand=liggend',
  'plaatsing=wand',
  'touch=2',
  'touch=-1',
  'touch=1e0',
  'touch=ja',
  'merk=sony',
  'kleur=9999',
  'kleur=rood',
  'opties=goud',
  'opties=betaalhouder',
  'opties=helderder',
  'dealer=',
  'dealer=%20%20',
  'dealer=a%0d%0ab',
  `dealer=${'x'.repeat(101)}`,
  '%E0%A4%A',
  '=&&==',
])('configurator query %s is ignored', (query) => {
  expect(read(query)).toEqual({ composition: column });
});

test('configurator query with one invalid value keeps the others', () => {
  expect(read('model=wall-kiosk&maat=65&merk=lg&kleur=0000').composition).toEqual({
    ...standardComposition('wall-kiosk'),
    brand: 'LG',
  });
});

test('configurator query of random values gives a possible composition that parses back', () => {
  // A Park-Miller generator, so that every run uses the same values.
  let state = 7;
  const pick = (from: readonly string[]) => {
    state = (state * 48_271) % 2_147_483_647;
    return from[state % from.length] ?? '';
  };
  const names = [
    'model',
    'maat',
    'stand',
    'plaatsing',
    'touch',
    'merk',
    'kleur',
    'opties',
    'dealer',
  ];
  const known = possibleCompositions.flatMap((composition) => [
    ...toQuery({ composition }).values(),
  ]);
  const values = [
    ...new Set(known),
    '',
    '43',
    'null',
    '[object Object]',
    '\u0000',
    'é',
    '9005 9016',
  ];
  const pairs = () => Array.from({ length: 9 }, () => [pick(names), pick(values)]);
  const states = Array.from({ length: 3000 }, () =>
    fromQuery(new URLSearchParams(pairs()), isColour),
  );
  const wrong = states.filter((state) => {
    const parsed = fromQuery(toQuery(state), isColour);
    return (
      impossibleReason(state.composition) !== undefined ||
      !isColour(state.composition.colour) ||
      parsed.dealer !== state.dealer ||
      !sameAs(parsed.composition, state.composition)
    );
  });
  expect(wrong).toEqual([]);
});

test('dealer parameter is the same in our configurator URL and in that of the portal', () => {
  const DEALER_ID = 'Zuil & Werk #1';
  const portal = new URL(
    configuratorUrl({ CONFIGURATOR_URL: 'https://portal.example/', DEALER_ID }) ?? '',
  );
  expect(fromQuery(portal.searchParams, isColour).dealer).toBe(DEALER_ID);
  expect(toQuery({ composition: column, dealer: DEALER_ID }).get('dealer')).toBe(
    portal.searchParams.get('dealer'),
  );
});

test('form values that are the standard of the previous model are dropped', () => {
  const standardValues = toQuery({ composition: standardComposition('brandvision') });
  standardValues.set('vorig-model', 'brandvision');
  standardValues.set('model', 'wall-kiosk');
  standardValues.set('maat', '55');
  const chosen = withoutPreviousStandard(standardValues);
  chosen.delete('vorig-model');
  expect(chosen.toString()).toBe('model=wall-kiosk&maat=55');
});

test.each(['model=wall-kiosk&touch=2', 'vorig-model=frituur&model=wall-kiosk&maat=43'])(
  'form values “%s” are kept without a change from a known model',
  (text) => {
    expect(withoutPreviousStandard(new URLSearchParams(text)).toString()).toBe(text);
  },
);

test('another model keeps what was chosen and takes its own standard for the rest', () => {
  const table = standardComposition('touch-table');
  const wall = standardComposition('wall-kiosk');
  expect(withModel(table, 'wall-kiosk')).toEqual(wall);
  const chosen = { size: 55, brand: 'LG', colour: '6005', extras: ['mediaspeler'] } as const;
  expect(withModel({ ...table, ...chosen }, 'wall-kiosk')).toEqual({ ...wall, ...chosen });
});
