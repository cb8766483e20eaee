import { parseContactMessage } from './schema';

/** A field that has its label and length in details.ts, and no name for error texts yet. */
jest.mock('./details', () => {
  const details = jest.requireActual('./details');
  return {
    ...details,
    detailFields: [...details.detailFields, 'reference'],
    detailLabels: { ...details.detailLabels, reference: 'Uw kenmerk' },
    detailLimits: { ...details.detailLimits, reference: 20 },
  };
});

function errorsOf(reference: string) {
  const form = new FormData();
  const message = { name: 'Noor', email: 'noor@bedrijf.example', subject: 'Demo', message: 'Dag.' };
  for (const [name, value] of Object.entries({ ...message, reference })) form.set(name, value);
  const parsed = parseContactMessage(form);
  return parsed.ok ? {} : parsed.errors;
}

test.each([
  ['of 21 characters', 'a'.repeat(21), 'is te lang. Maak hem 1 teken korter.'],
  ['with NUL', '\0', 'bevat een teken dat wij niet kunnen opslaan. Typ de tekst opnieuw.'],
])('a new optional field is called by its label when its text is one %s', (_what, text, error) => {
  expect(errorsOf(text)).toEqual({ reference: `De tekst bij ‘Uw kenmerk’ ${error}` });
});

test('a new optional field accepts a text of its maximum length', () => {
  expect(errorsOf('a'.repeat(20))).toEqual({});
});
