import { typedAddress } from './typed-address';

test.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  ['https://example.com', 'https://example.com'],
  ['info@zuilwerk.example', 'mailto:info@zuilwerk.example'],
  ['020 123 45 67', 'tel:0201234567'],
  ['+31 20 123 45 67', 'tel:+31201234567'],
  ['/kiosken', '/kiosken'],
  ['#maten', '#maten'],
  ['kiosken', ''],
  ['onze pagina over kiosken', ''],
  [' ', ''],
])('"%s" is taken as the address "%s"', (text, address) => {
  expect(typedAddress(text)).toBe(address);
});
