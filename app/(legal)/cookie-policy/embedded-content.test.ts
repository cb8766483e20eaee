import { readFileSync } from 'node:fs';
import type { FrameName } from '@/lib/requests/security/frame-routes';

/** The heading under which the statement tells of each embed: a type error until there is one. */
const headings: Record<FrameName, string> = {
  kaart: 'Kaart op de contactpagina',
  agenda: 'Agenda op de actiepagina',
  video: 'Video’s in blogberichten',
  configurator: 'Configurator',
};

test('the cookie statement tells of each embed under a heading of its own', () => {
  const statement = readFileSync('app/(legal)/cookie-policy/embedded-content.tsx', 'utf8');
  const found = Array.from(statement.matchAll(/<h3>(.+?)<\/h3>/g), ([, heading]) => heading);
  expect(found).toEqual(expect.arrayContaining(Object.values(headings)));
});
