import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryCheckout } from '../harness/temporary-checkout.ts';
import { requestAsAdmin } from '../lib/admin-client.ts';

jest.setTimeout(600_000);

const checkout = makeTemporaryCheckout();
afterAll(() => checkout.remove());

let backend: Awaited<ReturnType<typeof checkout.startBackend>>;
beforeAll(async () => {
  backend = await checkout.startBackend();
});

const messages = (...options: string[]) => checkout.run('messages/index', ...options);

/** Stores a message of this address whose text is one unlikely word. */
async function store(email: string, message: string, columns: object = {}) {
  const row = { name: 'Jan', email, subject: 'Zuil', message, ...columns };
  await requestAsAdmin(backend, 'contact_messages', { method: 'POST', body: row });
}

/** Every file of the data folder that holds this text. */
function filesWith(text: string): string[] {
  const data = path.join(checkout.folder, '.data');
  return readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(data, name);
    return statSync(file).isFile() && readFileSync(file).includes(text);
  });
}

describe('while the site runs', () => {
  beforeAll(async () => {
    await store('jan_b@deboer.example', 'eerstewoord');
    await store('Jan_B@DeBoer.example', `=langetekst ${'zin met spaties, '.repeat(250)}`);
    // An address that a pattern with an underscore would match, too.
    await store('janxb@deboer.example', 'anderewoord');
  });

  test('--of finds every message of an address, however it is written, and no other', async () => {
    const { code, output } = await messages('--of', ' JAN_b@deboer.EXAMPLE ');
    expect(code).toBe(0);
    expect(output).toContain('eerstewoord');
    expect(output).toContain('=langetekst');
    expect(output).not.toContain('anderewoord');
  });

  test('--export writes a file for a spreadsheet that only its owner can read', async () => {
    const file = path.join(checkout.folder, 'all.csv');
    expect(await messages('--export', 'csv', '--to', file)).toEqual({
      code: 0,
      output: `3 messages are in ${file}.\n`,
    });
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\ufeff"id","created_at","name","email","subject","message",.*\r\n/);
    expect(text).toContain('"anderewoord"');
    expect(text).toContain(`"'=langetekst`);
    expect(text).not.toContain('submission_key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('--export json hands over the messages of one person', async () => {
    const file = path.join(checkout.folder, 'one.json');
    await messages('--export', 'json', '--of', 'jan_b@deboer.example', '--to', file);
    const rows: { email: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    expect(rows.map(({ email }) => email)).toEqual([
      'jan_b@deboer.example',
      'Jan_B@DeBoer.example',
    ]);
  });

  test.each(['--export xml', '--delete', '--delete --of jan', '--unknown', '0'])(
    '%s is refused in plain words',
    async (options) => {
      const { code, output } = await messages(...options.split(' '));
      expect(code).toBe(1);
      expect(output).not.toMatch(/\n\s+at /);
    },
  );

  test('--delete asks first, and deletes nothing where nobody can answer', async () => {
    const { code, output } = await messages('--delete', '--of', 'jan_b@deboer.example');
    expect(code).toBe(1);
    expect(output).toContain('--yes');
    expect(filesWith('eerstewoord')).not.toEqual([]);
  });

  test('what --delete deletes stands in no file of the data folder any more', async () => {
    const deleted = await messages('--delete', '--yes', '--of', 'JAN_B@deboer.example');
    expect(deleted).toEqual({ code: 0, output: '2 messages were deleted.\n' });
    for (const text of ['eerstewoord', '=langetekst', 'jan_b@deboer', 'Jan_B@DeBoer'])
      expect(filesWith(text)).toEqual([]);
    expect(filesWith('anderewoord')).not.toEqual([]);
  });

  test('neither does what --delete-old deletes', async () => {
    await store('oud@deboer.example', 'oudewoord', { created_at: '2020-01-01' });
    expect(filesWith('oudewoord')).not.toEqual([]);
    expect(await messages('--delete-old')).toEqual({
      code: 0,
      output: '1 messages were deleted.\n',
    });
    expect(filesWith('oudewoord')).toEqual([]);
  });
});

describe('while the site does not run', () => {
  beforeAll(async () => {
    await store('piet@deboer.example', 'pietswoord');
    await store('oud@deboer.example', 'ouderwoord', { created_at: '2020-01-01' });
    await backend.stop();
  });

  test('the commands start the backend on the data and end it', async () => {
    expect((await messages('--of', 'piet@deboer.example')).output).toContain('pietswoord');
    const deleted = await messages('--delete', '--yes', '--of', 'piet@deboer.example');
    expect(deleted).toEqual({ code: 0, output: '1 messages were deleted.\n' });
    expect(filesWith('pietswoord')).toEqual([]);
    expect(readdirSync(path.join(checkout.folder, '.data/supabase'))).not.toContain('lock');
  });

  test('a start deletes what is too old, and its traces', () => {
    expect(filesWith('ouderwoord')).toEqual([]);
  });

  test('data that other users of the machine could read becomes private', async () => {
    const folders = [
      '.data',
      '.data/supabase',
      '.data/supabase/pgdata',
      '.data/supabase/storage',
    ].map((name) => path.join(checkout.folder, name));
    for (const folder of folders) chmodSync(folder, 0o755);
    await messages();
    for (const folder of folders) expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});
