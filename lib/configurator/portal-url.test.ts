import { configuratorUrl } from './portal-url';

const CONFIGURATOR_URL = 'https://portal.example/configurator';

test('the address passes our dealer number', () => {
  expect(configuratorUrl({ CONFIGURATOR_URL, DEALER_ID: '42' })).toBe(
    'https://portal.example/configurator?dealer=42',
  );
});

test('the dealer number arrives as it is written', () => {
  const address = configuratorUrl({ CONFIGURATOR_URL, DEALER_ID: 'Zuil & Werk #1' }) ?? '';
  expect(new URL(address).searchParams.get('dealer')).toBe('Zuil & Werk #1');
});

test('the choice comes before our dealer number, which stands above one in the choice', () => {
  const choice = new URLSearchParams('model=wall-kiosk&maat=55');
  expect(configuratorUrl({ CONFIGURATOR_URL, DEALER_ID: '42' }, choice)).toBe(
    'https://portal.example/configurator?model=wall-kiosk&maat=55&dealer=42',
  );
});

test('other parameters of the address stay', () => {
  expect(
    configuratorUrl({ CONFIGURATOR_URL: `${CONFIGURATOR_URL}?taal=nl#begin`, DEALER_ID: '42' }),
  ).toBe('https://portal.example/configurator?taal=nl&dealer=42#begin');
});

test('our dealer number replaces one in the address', () => {
  expect(
    configuratorUrl({ CONFIGURATOR_URL: `${CONFIGURATOR_URL}?dealer=1`, DEALER_ID: '42' }),
  ).toBe('https://portal.example/configurator?dealer=42');
});

test('without a dealer number the address stays as it is', () => {
  expect(configuratorUrl({ CONFIGURATOR_URL })).toBe(CONFIGURATOR_URL);
});

test('without a portal there is no address', () => {
  expect(configuratorUrl({ DEALER_ID: '42' })).toBeUndefined();
});
