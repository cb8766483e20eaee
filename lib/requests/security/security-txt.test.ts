import { securityTxt } from './security-txt';

jest.mock('../../platform/env/env', () => ({
  getEnv: () => ({ SITE_URL: 'https://www.zuilwerk.example' }),
}));

const NOW = new Date('2027-03-01T12:00:00Z');

const valuesOf = (field: string) =>
  Array.from(
    securityTxt(NOW).matchAll(new RegExp(`^${field}: (.+)\\n`, 'gm')),
    ([, value]) => value,
  );

test('security.txt names contacts, languages and its canonical URL', () => {
  expect(valuesOf('Contact')).toEqual([
    expect.stringMatching(/^mailto:[a-z]+@zuilwerk\.example$/),
    'https://www.zuilwerk.example/contact',
  ]);
  expect(valuesOf('Preferred-Languages')).toEqual(['nl, en']);
  expect(valuesOf('Canonical')).toEqual(['https://www.zuilwerk.example/.well-known/security.txt']);
});

test('security.txt expires in 30 to 365 days, however long the server runs', () => {
  const [expires = ''] = valuesOf('Expires');
  const days = (Date.parse(expires) - NOW.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
