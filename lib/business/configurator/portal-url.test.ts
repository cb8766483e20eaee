import { configuratorUrl } from './portal-url';

const CONFIGURATOR_URL = 'https://portal.example/configurator';

test('portal URL has our dealer number', () => {
  expect(configuratorUrl({ CONFIGURATOR_URL, DEALER_ID: '42' })).toBe(
    'https://portal.example/configurator?dealer=42',
  );
});

test('portal URL encodes special characters of the dealer number', () => {
  const url = configuratorUrl({ CONFIGURATOR_URL, DEALER_ID: 'Zuil & Werk #1' }) ?? '';
  expect(new URL(url).searchParams.get('dealer')).toBe('Zuil & Werk #1');
});

test('portal URL has the choice, then our dealer number instead of one in the choice', () => {
  const choice = new URLSearchParams('model=wall-kiosk&maat=55');
  expect(configuratorUrl({ CONFIGURATOR_URL, DEALER_ID: '42' }, choice)).toBe(
    'https://portal.example/configurator?model=wall-kiosk&maat=55&dealer=42',
  );
});

test('portal URL keeps other parameters and the hash', () => {
  expect(
    configuratorUrl({ CONFIGURATOR_URL: `${CONFIGURATOR_URL}?taal=nl#begin`, DEALER_ID: '42' }),
  ).toBe('https://portal.example/configurator?taal=nl&dealer=42#begin');
});

test('portal URL gets our dealer number instead of its own', () => {
  expect(
    configuratorUrl({ CONFIGURATOR_URL: `${CONFIGURATOR_URL}?dealer=1`, DEALER_ID: '42' }),
  ).toBe('https://portal.example/configurator?dealer=42');
});

test('portal URL is unchanged without a dealer number', () => {
  expect(configuratorUrl({ CONFIGURATOR_URL })).toBe(CONFIGURATOR_URL);
});

test('portal URL is undefined without a portal', () => {
  expect(configuratorUrl({ DEALER_ID: '42' })).toBeUndefined();
});
