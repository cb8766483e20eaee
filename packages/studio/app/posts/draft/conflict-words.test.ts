import { conflictWords } from './conflict-words';

const at = '2026-11-26T09:46:00Z';

test('the text of another person is called by their name', () => {
  expect(conflictWords({ by: 'Bert', me: 'Anna', at })).toEqual({
    cause:
      'Bert heeft dit artikel gewijzigd op 26 november 2026 om 10:46, terwijl u het ook open had.',
    other: 'de tekst van Bert',
    choice: 'Tekst van Bert',
  });
});

test('a person is not told about themselves, but about their other window', () => {
  const { cause, choice } = conflictWords({ by: 'Bert', me: 'Bert', at });
  expect(cause).toBe(
    'U hebt dit artikel zelf in een ander venster gewijzigd, op 26 november 2026 om 10:46.',
  );
  expect(choice).toBe('Tekst van het andere venster');
});

test('a change that no person made, such as in the dashboard, has no name', () => {
  expect(conflictWords({ by: '', me: 'Anna', at })).toMatchObject({
    cause: expect.stringMatching(/^Iemand anders heeft/),
    choice: 'Andere tekst',
  });
});
