import { drawPerson } from './draw-person';
import { personHref } from './files';

test('the file of the person has what its address names', () => {
  expect(drawPerson()).toContain(
    `<g id="${new URL(personHref, 'http://localhost').hash.slice(1)}"><path`,
  );
});
