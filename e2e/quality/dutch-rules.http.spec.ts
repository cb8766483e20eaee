import { expect, test } from '../support/http-test';
import { invertedConditions } from './dutch/inverted-conditions';
import { violations } from './dutch/rule';
import { rulesForNumbers } from './dutch/rules-for-numbers';
import { rulesForSigns } from './dutch/rules-for-signs';
import { rulesForWords } from './dutch/rules-for-words';

for (const rule of [...rulesForSigns, ...rulesForNumbers, ...rulesForWords]) {
  const isOffence = (text: string) =>
    violations({ ...rule, appliesTo: undefined }, [{ place: 'example', text }]).length > 0;

  test(`the Dutch rule "${rule.name}" matches its wrong and not its right examples`, () => {
    expect(rule.examples.wrong.filter((text) => !isOffence(text))).toEqual([]);
    expect(rule.examples.right.filter(isOffence)).toEqual([]);
  });
}

for (const text of [
  'Is het donker, dan dimt het scherm.',
  'Klaar. Heeft u nog een vraag, stel die dan via het formulier.',
  'Mail ons, dan verwijderen wij het.',
]) {
  test(`"${text}" has an inverted condition`, () => {
    expect(invertedConditions(text)).toHaveLength(1);
  });
}

for (const text of [
  'Als het donker is, dan dimt het scherm.',
  'Eerst de plek, en dan de lichtsensor.',
  'Een Clearvision die dag en nacht draait, gebruikt meer dan een Brandvision.',
  'Wie liever belt, kan dat dan doen.',
  'Heeft u een vraag? Dan belt u ons.',
]) {
  test(`"${text}" has no inverted condition`, () => {
    expect(invertedConditions(text)).toEqual([]);
  });
}
