import { findNotOffered } from './find-not-offered';

const found = (...words: string[]) =>
  findNotOffered(words, (word) => ['prijs', 'kiosk'].includes(word))?.says;

test.each([
  [['huurprijs'], 'Verhuren doen wij niet'],
  [['gebruikte', 'kiosk'], 'alleen nieuwe kiosken'],
  [['65', 'inch', 'scherm'], 'Onze kiosken zijn er in 43 en 55'],
  [['directeur'], 'niet op deze site'],
])('%s is not offered', (words, says) => {
  expect(found(...words)).toContain(says);
});

test.each([
  ['a size that is offered', ['55', 'inch']],
  ['a longer word that is no compound', ['huurders']],
  ['what is used', ['gebruikt', 'stroom']],
  ['a window', ['window']],
])('%s is not said to be missing', (_, words) => {
  expect(found(...words)).toBeUndefined();
});
