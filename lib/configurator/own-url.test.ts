import { openingQuery, ownConfiguratorHref } from './own-url';

const open = (own: string, page: string | null) =>
  openingQuery(new URLSearchParams(own), page, 'x.example').toString();

test('the frame gets our dealer number, where we have one', () => {
  expect(ownConfiguratorHref()).toBe('/kader/samenstelling');
  expect(ownConfiguratorHref('Zuil & Werk')).toBe('/kader/samenstelling?dealer=Zuil+%26+Werk');
});

test('it opens with the choice that is in the address of the page around it', () => {
  expect(open('', 'https://x.example/configurator?model=wall-kiosk&maat=55')).toBe(
    'model=wall-kiosk&maat=55',
  );
});

test('a choice of its own stands above that, and so does our dealer number', () => {
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
])('it opens as it is from “%s”', (page) => {
  expect(open('dealer=42', page)).toBe('dealer=42');
});
