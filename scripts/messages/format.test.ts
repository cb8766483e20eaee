import { type Details, detailFields, withDetails } from '../../lib/contact/details';
import { formatMessages } from './format';

const details: Details = { company: '=SUM(A1)', places: '4', date: '2027-03-15' };

const row = {
  id: 1,
  created_at: '2027-05-03T09:00:00Z',
  name: 'Noor',
  email: 'noor@bedrijf.example',
  subject: 'Offerte',
  message: withDetails('Dag.', details),
  submission_key: 'geheim',
  company: 'kolom van een eerdere tabel',
};

test('a CSV has a column for each optional field, and the text without them', () => {
  const [head, line] = formatMessages([row], 'csv').split('\r\n');
  const asked = detailFields.map((name) => `"asked_${name}"`);
  expect(head).toContain(['"message"', ...asked, '"company"'].join());
  const inCsv: Details = { ...details, company: "'=SUM(A1)" };
  const values = detailFields.map((name) => `"${inCsv[name] ?? ''}"`);
  expect(line).toContain(`"Dag.",${values},"kolom van een eerdere tabel"`);
});

test('a JSON file has them too', () => {
  expect(JSON.parse(formatMessages([row], 'json'))).toEqual([
    expect.objectContaining({ message: 'Dag.', asked_places: '4', company: row.company }),
  ]);
});
