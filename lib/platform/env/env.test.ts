import { readFileSync } from 'node:fs';
import { type Env, EnvironmentError, parseEnv } from './env';

const required = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SITE_URL: 'https://zuilwerk.example',
};

function problemsOf(overrides: Record<string, string | undefined>): string[] {
  try {
    parseEnv({ ...required, ...overrides });
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

const defaults = { TRUSTED_PROXY_HOPS: 0 };

test('an environment with the three required variables is valid', () => {
  expect(parseEnv(required)).toEqual({ ...required, ...defaults });
});

const all: Record<keyof Env, string> = {
  ...required,
  REVALIDATE_SECRET: 'a'.repeat(16),
  HEALTH_TOKEN: 'b'.repeat(16),
  PARTNER_PORTAL_URL: 'https://portal.example/login',
  CONFIGURATOR_URL: 'https://portal.example/configurator?taal=nl',
  DEALER_ID: '42',
  DEALER_BOOKING_URL: 'https://agenda.example/zuilwerk',
  MAP_EMBED_URL: 'https://kaart.example/embed',
  LIVE_CHAT_URL: 'https://chat.example/',
  REDIS_URL: 'redis://127.0.0.1:6379',
  TRUSTED_PROXY_HOPS: '2',
  INDEXNOW_KEY: 'Sleutel-1',
  INDEXNOW_URL: 'https://indexnow.example/indexnow',
  CONTACT_NOTIFY_TO: 'info@zuilwerk.example',
  SMTP_URL: 'smtps://naam:wachtwoord@mail.example:465',
  LOG_FORMAT: 'json',
};

test('every variable of the site is returned, and no other', () => {
  expect(parseEnv({ ...all, PATH: '/usr/bin' })).toEqual({ ...all, TRUSTED_PROXY_HOPS: 2 });
});

test('all missing variables are named together', () => {
  const nothing = Object.fromEntries(Object.keys(required).map((name) => [name, undefined]));
  expect(problemsOf(nothing)).toEqual([
    'SUPABASE_URL: is not set',
    'SUPABASE_PUBLISHABLE_KEY: is not set',
    'SITE_URL: is not set',
  ]);
});

test('missing and invalid variables are named together', () => {
  expect(problemsOf({ SITE_URL: undefined, MAP_EMBED_URL: 'kaart' })).toEqual([
    'SITE_URL: is not set',
    'MAP_EMBED_URL: must be a full http(s) URL',
  ]);
});

test.each(Object.keys(required))('an empty %s counts as missing', (name) => {
  expect(problemsOf({ [name]: '' })).toEqual([`${name}: is not set`]);
});

test('an empty optional variable is left out', () => {
  expect(
    parseEnv({ ...required, MAP_EMBED_URL: '', DEALER_ID: '', REVALIDATE_SECRET: '' }),
  ).toEqual({
    ...required,
    ...defaults,
  });
});

test.each([
  'zuilwerk.example',
  '//zuilwerk.example',
  'ftp://zuilwerk.example',
  'javascript:x',
  '/',
])('SITE_URL refuses %s', (SITE_URL) => {
  expect(problemsOf({ SITE_URL })).toEqual(['SITE_URL: must be a full http(s) URL']);
});

test('SUPABASE_URL accepts an http URL on this machine', () => {
  expect(parseEnv({ ...required, SUPABASE_URL: 'http://127.0.0.1:54321' }).SUPABASE_URL).toBe(
    'http://127.0.0.1:54321',
  );
});

test.each(['SUPABASE_URL', 'SITE_URL'] as const)('%s loses its trailing slashes', (name) => {
  expect(parseEnv({ ...required, [name]: 'https://zuilwerk.example//' })[name]).toBe(
    'https://zuilwerk.example',
  );
});

test('LIVE_CHAT_URL keeps its trailing slash', () => {
  expect(parseEnv({ ...required, LIVE_CHAT_URL: 'https://chat.example/' }).LIVE_CHAT_URL).toBe(
    'https://chat.example/',
  );
});

test('REVALIDATE_SECRET refuses fifteen characters', () => {
  expect(problemsOf({ REVALIDATE_SECRET: 'a'.repeat(15) })).toEqual([
    'REVALIDATE_SECRET: must have at least 16 characters',
  ]);
});

test.each(['twee', '-1', '1.5', '10', 'Infinity'])('TRUSTED_PROXY_HOPS refuses %s', (hops) => {
  expect(problemsOf({ TRUSTED_PROXY_HOPS: hops })).toEqual([
    'TRUSTED_PROXY_HOPS: must be a number from 0 to 9',
  ]);
});

test.each(['zeven-7', 'met een spatie', '../../etc', 'a'.repeat(129)])(
  'INDEXNOW_KEY refuses %s',
  (INDEXNOW_KEY) => {
    expect(problemsOf({ INDEXNOW_KEY })).toEqual([
      'INDEXNOW_KEY: must be 8 to 128 letters, digits and hyphens',
    ]);
  },
);

test('SMTP_URL refuses another protocol without its password in the message', () => {
  expect(problemsOf({ ...all, SMTP_URL: 'https://naam:wachtwoord@mail.example' })).toEqual([
    'SMTP_URL: must be an smtp:// URL',
  ]);
});

test('CONTACT_NOTIFY_TO refuses two e-mail addresses', () => {
  expect(problemsOf({ ...all, CONTACT_NOTIFY_TO: 'info@zuilwerk.example, x@y.example' })).toEqual([
    'CONTACT_NOTIFY_TO: must be an e-mail address',
  ]);
});

test.each([
  ['CONTACT_NOTIFY_TO', 'SMTP_URL'],
  ['SMTP_URL', 'CONTACT_NOTIFY_TO'],
] as const)('%s needs %s', (name, other) => {
  expect(problemsOf({ [name]: all[name] })).toEqual([`${other}: is not set`]);
});

test('the message about a secret does not hold its value', () => {
  expect(problemsOf({ REVALIDATE_SECRET: 'geheim' }).join()).not.toContain('geheim');
});

test('.env.example, scripts/lib/environment.ts and lib/platform/env name the same variables', () => {
  const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm);
  const launcher = readFileSync('scripts/lib/environment.ts', 'utf8').matchAll(
    /^ {2}'([A-Z_]+)',$/gm,
  );
  const named = Array.from(example, ([, name]) => name);
  expect(named).toEqual(Array.from(launcher, ([, name]) => name));
  expect(named).toEqual(expect.arrayContaining(Object.keys(all)));
});
