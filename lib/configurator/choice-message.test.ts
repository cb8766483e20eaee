import { possibleCompositions } from '../../scripts/harness/compositions';
import { CHOICE_MESSAGE, readChoiceMessage } from './choice-message';
import { toQuery } from './query';

const frame = {} as Window;
const own = { origin: 'https://www.example.nl', frame };
const choice = { type: CHOICE_MESSAGE, query: 'model=clearvision&maat=55' };
type Message = Parameters<typeof readChoiceMessage>[0];
const message: Message = { origin: own.origin, source: frame, data: choice };

test('choice message from our own configurator is accepted', () => {
  expect(readChoiceMessage(message, own)).toBe(choice);
});

test.each<[string, Partial<Message>]>([
  ['another origin', { origin: 'https://elders.example' }],
  ['an origin that begins like ours', { origin: `${own.origin}.elders.example` }],
  ['a document without an origin', { origin: 'null' }],
  ['another window of our origin', { source: {} as Window }],
  ['no window', { source: null }],
])('choice message from %s is rejected', (_, fields) => {
  expect(readChoiceMessage({ ...message, ...fields }, own)).toBeNull();
});

test('choice message is rejected before the iframe exists', () => {
  for (const none of [null, undefined]) {
    const early = { ...message, source: none ?? null };
    expect(readChoiceMessage(early, { ...own, frame: none })).toBeNull();
  }
});

test.each([
  null,
  undefined,
  'model=clearvision',
  [],
  {},
  { type: CHOICE_MESSAGE },
  { type: CHOICE_MESSAGE, query: 55 },
  { ...choice, type: 'elders:samenstelling' },
])('choice message with the data %j is rejected', (data) => {
  expect(readChoiceMessage({ ...message, data }, own)).toBeNull();
});

test('choice message with a query of 2001 characters is rejected', () => {
  const data = { type: CHOICE_MESSAGE, query: 'x'.repeat(2001) };
  expect(readChoiceMessage({ ...message, data }, own)).toBeNull();
});

test('choice message of every composition is within the length limit', () => {
  for (const composition of possibleCompositions) {
    const query = toQuery({ composition, dealer: '€'.repeat(100) }).toString();
    const data = { type: CHOICE_MESSAGE, query };
    expect(readChoiceMessage({ ...message, data }, own)).toBe(data);
  }
});
