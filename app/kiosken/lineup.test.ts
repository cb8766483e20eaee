import { readFileSync } from 'node:fs';
import lineup from '@/lib/content/lineup.json';

const css = readFileSync('app/kiosken/lineup.module.css', 'utf8');

it('the CSS of the lineup places every name at the centre of its model in the picture', () => {
  const places = [...css.matchAll(/\.([a-z-]+) \{\s+--centre: (-?\d+);/g)];
  expect(Object.fromEntries(places.map(([, id, mm]) => [id, Number(mm)]))).toEqual(lineup.centres);
  expect(css).toContain(`var(--centre) / ${lineup.width})`);
});
