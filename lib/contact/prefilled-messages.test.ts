import { faults } from '../business/content/faults';
import { faultReport } from './fault-report';
import { prefilledMessages } from './prefilled-messages';
import { parseContactMessage } from './schema';
import { contactSubjects } from './subjects';

test.each([...prefilledMessages])(
  'prefilled message of %s has a subject and passes validation',
  (name, message) => {
    expect(contactSubjects.has(name)).toBe(true);
    const form = new FormData();
    const fields = { name: 'Jan', email: 'jan@deboer.example', subject: 'Vraag', message };
    for (const [field, text] of Object.entries(fields)) form.set(field, text);
    expect(parseContactMessage(form)).toEqual({ ok: true, message: fields });
  },
);

test('prefilled messages about faults and manuals ask for the serial number', () => {
  const names = [...contactSubjects.keys()].filter((name) => /^(?:storing|handleiding)/.test(name));
  expect(names.length).toBeGreaterThan(faults.length);
  for (const name of names) expect(prefilledMessages.get(name)).toContain('Serienummer');
});

test('fault report lists the symptom, the tried steps and the lines to complete', () => {
  expect(faultReport('Het scherm blijft zwart', ['Herstart'], true).split('\n')).toEqual([
    'Het scherm blijft zwart.',
    '',
    'Dit heb ik geprobeerd:',
    '• Herstart',
    '',
    'Locatie en plek in het gebouw:',
    'Model en formaat:',
    'Serienummer (sticker achter de servicedeur):',
    'Sinds wanneer, en gebeurt het steeds:',
  ]);
});

test('fault report asks the visitor to remove steps that were not ticked off', () => {
  expect(faultReport('Het scherm blijft zwart', ['Herstart'], false)).toContain(
    'Dit heb ik geprobeerd (haal weg wat niet klopt):',
  );
});
