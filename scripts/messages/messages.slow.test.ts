import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryCheckout } from '../../packages/testbed/temporary-checkout.ts';
import { requestAsAdmin } from '../lib/admin-client.ts';

jest.setTimeout(600_000);

const checkout = makeTemporaryCheckout();
afterAll(() => checkout.remove());

let backend: Awaited<ReturnType<typeof checkout.startBackend>>;
beforeAll(async () => {
  backend = await checkout.startBackend();
});

const messages = (...options: string[]) => checkout.run('scripts/messages/index.ts', ...options);

async function store(email: string, message: string, columns: object = {}) {
  const row = { name: 'Jan', email, subject: 'Zuil', message, ...columns };
  await requestAsAdmin(backend, 'contact_messages', { method: 'POST', body: row });
}

function filesWith(text: string): string[] {
  const data = path.join(checkout.folder, '.data');
  return readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(data, name);
    return statSync(file).isFile() && readFileSync(file).includes(text);
  });
}

describe('npm run messages while the site runs', () => {
  beforeAll(async () => {
    await store('jan_b@deboer.example', 'eerstewoord');
    await store('Jan_B@DeBoer.example', `=langetekst ${'zin met spaties, '.repeat(250)}`);
    // Matches the first address when its underscore is taken as a wildcard of LIKE.
    await store('janxb@deboer.example', 'anderewoord');
  });

  test('--of shows the messages of one e-mail address, ignoring case and spaces, and no others', async () => {
    const { code, output } = await messages('--of', ' JAN_b@deboer.EXAMPLE ');
    expect(code).toBe(0);
    expect(output).toContain('eerstewoord');
    expect(output).toContain('=langetekst');
    expect(output).not.toContain('anderewoord');
  });

  test('--export csv writes all messages to a file that only its owner can read', async () => {
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

  test('--export json --of writes the messages of one person', async () => {
    const file = path.join(checkout.folder, 'one.json');
    await messages('--export', 'json', '--of', 'jan_b@deboer.example', '--to', file);
    const rows: { email: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    expect(rows.map(({ email }) => email)).toEqual([
      'jan_b@deboer.example',
      'Jan_B@DeBoer.example',
    ]);
  });

  test.each(['--export xml', '--delete', '--delete --of jan', '--unknown', '0'])(
    'npm run messages -- %s fails with a message and without a stack trace',
    async (options) => {
      const { code, output } = await messages(...options.split(' '));
      expect(code).toBe(1);
      expect(output).not.toMatch(/\n\s+at /);
    },
  );

  test('--delete without a terminal and without --yes deletes nothing', async () => {
    const { code, output } = await messages('--delete', '--of', 'jan_b@deboer.example');
    expect(code).toBe(1);
    expect(output).toContain('--yes');
    expect(filesWith('eerstewoord')).not.toEqual([]);
  });

  test('--delete removes the messages from every file of the data folder', async () => {
    const deleted = await messages('--delete', '--yes', '--of', 'JAN_B@deboer.example');
    expect(deleted).toEqual({ code: 0, output: '2 messages were deleted.\n' });
    for (const text of ['eerstewoord', '=langetekst', 'jan_b@deboer', 'Jan_B@DeBoer'])
      expect(filesWith(text)).toEqual([]);
    expect(filesWith('anderewoord')).not.toEqual([]);
  });

  test('--delete-old removes expired messages from every file of the data folder', async () => {
    await store('oud@deboer.example', 'oudewoord', { created_at: '2020-01-01' });
    expect(filesWith('oudewoord')).not.toEqual([]);
    expect(await messages('--delete-old')).toEqual({
      code: 0,
      output: '1 messages were deleted.\n',
    });
    expect(filesWith('oudewoord')).toEqual([]);
  });
});

describe('npm run messages while the site does not run', () => {
  beforeAll(async () => {
    await store('piet@deboer.example', 'pietswoord');
    await store('oud@deboer.example', 'ouderwoord', { created_at: '2020-01-01' });
    await backend.stop();
  });

  test('starts the embedded backend for the command and stops it afterwards', async () => {
    expect((await messages('--of', 'piet@deboer.example')).output).toContain('pietswoord');
    const deleted = await messages('--delete', '--yes', '--of', 'piet@deboer.example');
    expect(deleted).toEqual({ code: 0, output: '1 messages were deleted.\n' });
    expect(filesWith('pietswoord')).toEqual([]);
    expect(readdirSync(path.join(checkout.folder, '.data/supabase'))).not.toContain('lock');
  });

  test('deletes expired messages, also from the files, when the backend starts', () => {
    expect(filesWith('ouderwoord')).toEqual([]);
  });

  test('changes data folders that other users of the machine could read to mode 700', async () => {
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
