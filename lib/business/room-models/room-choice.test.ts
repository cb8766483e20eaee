import { readChosenName } from './chosen-name';
import { roomModelName, roomModels } from './models';
import { roomHref } from './path';
import { readRoomChoice } from './room-choice';

const choiceOf = (query: string) => {
  const { model, colour, typedColour } = readRoomChoice(new URLSearchParams(query));
  return { name: roomModelName(model), colour: colour.code, typedColour };
};

test('there are sixteen models, each with a name of its own', () => {
  expect(new Set(roomModels.map(roomModelName)).size).toBe(16);
});

test.each(roomModels.map((model) => [roomModelName(model), model] as const))(
  'address of %s is read as the same model',
  (name, model) => {
    const query = roomHref(model, '3020').split('?')[1] ?? '';
    expect(choiceOf(query)).toMatchObject({ name, colour: '3020' });
    expect(readChosenName(`${name}-ral-3020`)).toEqual({ model, colour: '3020' });
  },
);

test.each([
  ['', 'brandvision-43', '7016'],
  ['model=wall-kiosk', 'wall-kiosk-43', '7016'],
  ['model=zuil&maat=99&kleur=0000', 'brandvision-43', '7016'],
  // The window model hangs from cables then, of which there is no model.
  ['model=clearvision&maat=55&stand=liggend&plaatsing=staalkabels', 'clearvision-55', '7016'],
  ['model=brandvision&ander-ral-nummer=6005', 'brandvision-43', '6005'],
])('address with "%s" shows %s in RAL %s', (query, name, colour) => {
  expect(choiceOf(query)).toMatchObject({ name, colour, typedColour: undefined });
});

test('a typed colour that is none keeps what was typed and says what is wrong', () => {
  const { colour, typedColour } = choiceOf('model=brandvision&ander-ral-nummer=6099');
  expect(colour).toBe('7016');
  expect(typedColour).toMatchObject({ text: '6099', error: expect.stringContaining('6099') });
});

test.each(['brandvision-43', 'brandvision-43-ral-0000', 'zuil-43-ral-7016', '../x-ral-7016'])(
  '"%s" is the name of no file',
  (name) => expect(readChosenName(name)).toBeUndefined(),
);
