import { providerName } from './provider-name';

test.each([
  ['https://www.google.com/maps/embed?pb=1', 'Google (Google Ireland Ltd.)'],
  ['https://maps.google.com/maps', 'Google (Google Ireland Ltd.)'],
  ['https://notgoogle.com/maps', 'notgoogle.com'],
  ['https://www.agenda.example:8443/afspraak', 'agenda.example'],
  ['http://127.0.0.1:4000/kaart', '127.0.0.1'],
])('the provider of %s is %s', (url, name) => {
  expect(providerName(url)).toBe(name);
});
