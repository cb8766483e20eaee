import { faults } from '../content/faults';
import { faultReport } from './fault-report';
import { prefilledMessages } from './prefilled-messages';
import { parseContactMessage } from './schema';
import { contactSubjects } from './subjects';

test.each([...prefilledMessages])(
  'the message of %s belongs to a subject and can be sent',
  (name, message) => {
    expect(contactSubjects.has(name)).toBe(true);
    const form = new FormData();
    const fields = { name: 'Jan', email: 'jan@deboer.example', subject: 'Vraag', message };
    for (const [field, text] of Object.entries(fields)) form.set(field, text);
    expect(parseContactMessage(form)).toEqual({ ok: true, message: fields });
  },
);

test('every fault and every manual asks for the serial number', () => {
  const asking = [...contactSubjects.keys()].filter((name) =>
    /^(?:storing|handleiding)/.test(name),
  );
  expect(asking.length).toBeGreaterThan(faults.length);
  for (const name of asking) expect(prefilledMessages.get(name)).toContain('Serienummer');
});

test('a report names what was seen and the steps that were tried, and leaves the rest to complete', () => {
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

test('steps that nobody ticked off are the sender’s to strike out', () => {
  expect(faultReport('Het scherm blijft zwart', ['Herstart'], false)).toContain(
    'Dit heb ik geprobeerd (haal weg wat niet klopt):',
  );
});
