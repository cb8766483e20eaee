import { expect, test } from '../support/http-test';
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
