import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chosenPort, loadEnvFiles } from './environment.ts';

const { env } = process;
const root = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-files-'));
  process.chdir(folder);
  process.env = { NODE_ENV: 'test' };
});
afterEach(() => {
  process.env = env;
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

const TEXT = 'SITE_URL=https://www.example.nl\r\nDEALER_ID="D-1" # number\r\n';

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, as PowerShell 5 writes it', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
])('every line of an .env.local in %s is read', (_, bytes) => {
  writeFileSync('.env.local', bytes);
  loadEnvFiles();
  expect(process.env).toMatchObject({ SITE_URL: 'https://www.example.nl', DEALER_ID: 'D-1' });
});

test('an .env.local that is no text is an error that names the file', () => {
  writeFileSync('.env.local', Buffer.from('fffe41', 'hex'));
  expect(loadEnvFiles).toThrow(/^\.env\.local cannot be read/);
});

test('a dollar sign of a password is kept', () => {
  writeFileSync('.env.local', 'SMTP_URL=smtps://a:pa$word@mail.example');
  loadEnvFiles();
  expect(process.env.SMTP_URL).toBe('smtps://a:pa$word@mail.example');
});

test('files that Next reads are read in its order, and a variable of the shell wins', () => {
  process.env.ONE = 'shell';
  const names = ['.production.local', '.local', '.production', ''];
  for (const [index, name] of names.entries()) {
    const variables = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].slice(0, index + 2);
    writeFileSync(`.env${name}`, variables.map((variable) => `${variable}=${name}`).join('\n'));
  }
  writeFileSync('.env.development', 'SIX=development');
  loadEnvFiles();
  expect(process.env).toMatchObject({
    ONE: 'shell',
    TWO: '.production.local',
    THREE: '.local',
    FOUR: '.production',
    FIVE: '',
  });
  expect(process.env.SIX).toBeUndefined();
});

test.each(['0', '65536', '-1', 'http', '3e3', '80.5'])('PORT=%s is refused', (value) => {
  process.env.PORT = value;
  expect(() => chosenPort('PORT', 3000)).toThrow(`not "${value}"`);
});

test('a port is that of its variable, else the default', () => {
  process.env.PORT = '8080';
  expect([chosenPort('PORT', 3000), chosenPort('STUDIO_PORT', 3100)]).toEqual([8080, 3100]);
});
