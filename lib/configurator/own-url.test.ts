import { builtInConfiguratorHref, openingQuery } from './own-url';

const open = (own: string, page: string | null) =>
  openingQuery(new URLSearchParams(own), page, 'x.example').toString();

test('own configurator URL has our dealer number when one is set', () => {
  expect(builtInConfiguratorHref()).toBe('/kader/samenstelling');
  expect(builtInConfiguratorHref('Zuil & Werk')).toBe('/kader/samenstelling?dealer=Zuil+%26+Werk');
});

test('own configurator opens with the choice in the URL of the embedding page', () => {
  expect(open('', 'https://x.example/configurator?model=wall-kiosk&maat=55')).toBe(
    'model=wall-kiosk&maat=55',
  );
});

test('own configurator prefers the choice and dealer number of its own URL', () => {
  const page = 'https://x.example/configurator?model=wall-kiosk&dealer=7';
  expect(open('model=clearvision', page)).toBe('model=clearvision');
  expect(new URLSearchParams(open('dealer=42', page)).get('dealer')).toBe('42');
});

test.each([
  ...[null, '', 'about:client', 'https://x.example/kiosken?model=wall-kiosk'],
  ...[
    'https://elders.example/configurator?dealer=7&model=wall-kiosk',
    'https://x.example:8443/configurator?dealer=7',
  ],
])('own configurator ignores the referring page “%s”', (page) => {
  expect(open('dealer=42', page)).toBe('dealer=42');
});
