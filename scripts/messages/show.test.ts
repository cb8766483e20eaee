import { contactFields } from '../../lib/contact/fields';
import { showMessages } from './show';

afterEach(() => jest.restoreAllMocks());

test('npm run messages prints what was filled in in each field', async () => {
  const texts = Object.fromEntries(contactFields.map((field) => [field, `tekst van ${field}`]));
  const rows = [{ id: 1, created_at: '2027-01-05', submission_key: null, held: true, ...texts }];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(rows));
  const print = jest.spyOn(console, 'log').mockReturnValue();
  await showMessages({ url: 'https://project.example', secretKey: 'key' }, 1, true);
  const printed = print.mock.calls.join('\n');
  for (const text of Object.values(texts)) expect(printed).toContain(text);
});
