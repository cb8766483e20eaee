import { readFileSync } from 'node:fs';
import { EnvironmentError, parseEnv } from './env';

const needed = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SITE_URL: 'https://zuilwerk.example',
};

function problemsOf(overrides: Record<string, string | undefined>): string[] {
  try {
    parseEnv({ ...needed, ...overrides });
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

const byDefault = { TRUSTED_PROXY_HOPS: 0 };

test('three variables are enough', () => {
  expect(parseEnv(needed)).toEqual({ ...needed, ...byDefault });
});

const all = {
  ...needed,
  REVALIDATE_SECRET: 'a'.repeat(16),
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

test('every variable of the site is passed on, and no other', () => {
  expect(parseEnv({ ...all, PATH: '/usr/bin' })).toEqual({ ...all, TRUSTED_PROXY_HOPS: 2 });
});

test('everything that is missing is named at once', () => {
  const nothing = Object.fromEntries(Object.keys(needed).map((name) => [name, undefined]));
  expect(problemsOf(nothing)).toEqual([
    'SUPABASE_URL: is not set',
    'SUPABASE_PUBLISHABLE_KEY: is not set',
    'SITE_URL: is not set',
  ]);
});

test('what is missing and what is wrong are named together', () => {
  expect(problemsOf({ SITE_URL: undefined, MAP_EMBED_URL: 'kaart' })).toEqual([
    'SITE_URL: is not set',
    'MAP_EMBED_URL: must be a full http(s) address',
  ]);
});

test.each(Object.keys(needed))('an empty %s counts as not set', (name) => {
  expect(problemsOf({ [name]: '' })).toEqual([`${name}: is not set`]);
});

test('an empty variable that may be absent is absent', () => {
  expect(parseEnv({ ...needed, MAP_EMBED_URL: '', DEALER_ID: '', REVALIDATE_SECRET: '' })).toEqual({
    ...needed,
    ...byDefault,
  });
});

test.each([
  'zuilwerk.example',
  '//zuilwerk.example',
  'ftp://zuilwerk.example',
  'javascript:x',
  '/',
])('%s is no address of a site', (SITE_URL) => {
  expect(problemsOf({ SITE_URL })).toEqual(['SITE_URL: must be a full http(s) address']);
});

test('an address on this machine will do', () => {
  expect(parseEnv({ ...needed, SUPABASE_URL: 'http://127.0.0.1:54321' }).SUPABASE_URL).toBe(
    'http://127.0.0.1:54321',
  );
});

test.each(['SUPABASE_URL', 'SITE_URL'] as const)('%s loses its trailing slashes', (name) => {
  expect(parseEnv({ ...needed, [name]: 'https://zuilwerk.example//' })[name]).toBe(
    'https://zuilwerk.example',
  );
});

test('the address of an embedded page keeps its trailing slash', () => {
  expect(parseEnv({ ...needed, LIVE_CHAT_URL: 'https://chat.example/' }).LIVE_CHAT_URL).toBe(
    'https://chat.example/',
  );
});

test('a secret of fifteen characters is too short', () => {
  expect(problemsOf({ REVALIDATE_SECRET: 'a'.repeat(15) })).toEqual([
    'REVALIDATE_SECRET: must have at least 16 characters',
  ]);
});

test.each(['twee', '-1', '1.5', '10', 'Infinity'])(
  '%s proxies are no number of proxies',
  (hops) => {
    expect(problemsOf({ TRUSTED_PROXY_HOPS: hops })).toEqual([
      'TRUSTED_PROXY_HOPS: must be a number from 0 to 9',
    ]);
  },
);

test.each(['zeven-7', 'met een spatie', '../../etc', 'a'.repeat(129)])(
  '%s is no key for IndexNow',
  (INDEXNOW_KEY) => {
    expect(problemsOf({ INDEXNOW_KEY })).toEqual([
      'INDEXNOW_KEY: must be 8 to 128 letters, digits and hyphens',
    ]);
  },
);

test('a mail server is named by its protocol, and its password is not in the message', () => {
  expect(problemsOf({ ...all, SMTP_URL: 'https://naam:wachtwoord@mail.example' })).toEqual([
    'SMTP_URL: must be an smtp:// address',
  ]);
});

test('the address for new messages is one e-mail address', () => {
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

test('the value of a secret is not in the message', () => {
  expect(problemsOf({ REVALIDATE_SECRET: 'geheim' }).join()).not.toContain('geheim');
});

test('.env.example, the launcher and this module name the same variables', () => {
  const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm);
  const launcher = readFileSync('scripts/lib/environment.ts', 'utf8').matchAll(
    /^ {2}'([A-Z_]+)',$/gm,
  );
  const named = Array.from(example, ([, name]) => name);
  expect(named).toEqual(Array.from(launcher, ([, name]) => name));
  expect(named).toEqual(expect.arrayContaining(Object.keys(all)));
});
