import { drawPeople } from './draw-people';
import { peopleHref } from './files';

test.each(Object.values(peopleHref))('the file of people has %s', (href) => {
  expect(drawPeople()).toContain(
    `<g id="${new URL(href, 'http://localhost').hash.slice(1)}"><path`,
  );
});
