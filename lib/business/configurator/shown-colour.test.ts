import { withShownColour } from './shown-colour';

test.each([
  ['model=wall-kiosk&ral-kleur=3020', '3020'],
  ['model=wall-kiosk&ral-kleur=7016', null],
  ['model=wall-kiosk&ral-kleur=rood', null],
  ['model=wall-kiosk&kleur=5015', '5015'],
])('the colour of %s is %s', (query, colour) => {
  expect(withShownColour(new URLSearchParams(query)).get('kleur')).toBe(colour);
});
