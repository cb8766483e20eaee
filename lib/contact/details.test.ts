import {
  type Details,
  detailFields,
  detailLimits,
  longestDetails,
  readDetails,
  withDetails,
} from './details';

const all: Details = {
  company: 'Bloemen: Van Loon',
  phone: '06 12 34',
  places: '4',
  date: '2027-03-15',
};

test('details stand below the text, each on a line with its label', () => {
  expect(withDetails('Graag een offerte.', all)).toBe(
    [
      'Graag een offerte.',
      '',
      'Bij dit bericht ingevuld:',
      'Bedrijf: Bloemen: Van Loon',
      'Telefoonnummer: 06 12 34',
      'Aantal plekken: 4',
      'Gewenste datum: 2027-03-15',
    ].join('\n'),
  );
});

test('a text without details is stored as it was typed', () => {
  expect(withDetails('Dag', {})).toBe('Dag');
});

test.each([
  ['a line that is no detail', 'Dag\n\nBij dit bericht ingevuld:\nBedrijf: A\nKleur: rood'],
  ['lines in another order', 'Dag\n\nBij dit bericht ingevuld:\nTelefoonnummer: 1\nBedrijf: A'],
  ['the heading without an empty line', 'Dag\nBij dit bericht ingevuld:\nBedrijf: A'],
  ['text after the heading', 'Dag\n\nBij dit bericht ingevuld: Bedrijf: A'],
])('what has %s is text', (_, stored) => {
  expect(readDetails(stored)).toEqual({ text: stored, details: {} });
});

/** Parts of which hostile and odd texts are made: pieces of the block, line breaks, colons, other scripts. */
const pieces = [
  '\n\nBij dit bericht ingevuld:',
  '\nBedrijf: ',
  '\nTelefoonnummer: ',
  '\nAantal plekken: ',
  '\nGewenste datum: ',
  'Bij dit bericht ingevuld:',
  'Bedrijf: ',
  '\n',
  ':',
  ' ',
  '\t\v\f\u0085\u2028',
  'Ж漢字',
  'مرحبا\u202e',
  '😀\u0301',
  'a'.repeat(300),
];

function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

test('whatever is typed comes back from what is stored', () => {
  const random = createRandom(46);
  const textOf = (from: readonly string[], most: number) =>
    Array.from({ length: random(most) }, () => from[random(from.length)]).join('');
  const inLine = pieces.filter((piece) => !piece.includes('\n'));
  for (let round = 0; round < 2_000; round += 1) {
    const text = `x${textOf(pieces, 8)}`;
    const details: Details = {};
    for (const name of detailFields)
      if (random(3) > 0) details[name] = `${random(9)}${textOf(inLine, 4)}`;
    expect(readDetails(withDetails(text, details))).toEqual({ text, details });
    // Once more, as of a visitor who pastes what was stored.
    const pasted = withDetails(text, details);
    expect(readDetails(withDetails(pasted, {})).text).toBe(pasted);
  }
});

test('a block takes at most the room that is kept for it', () => {
  const longest = Object.fromEntries(
    detailFields.map((name) => [name, '😀'.repeat(detailLimits[name])]),
  );
  expect(Array.from(withDetails('', longest))).toHaveLength(longestDetails);
});
