import { readFileSync } from 'node:fs';
import lineup from '@/lib/business/content/lineup.json';

const css = readFileSync('app/kiosken/lineup/lineup.module.css', 'utf8');

it('the CSS of the lineup knows the place of each model and the size of the picture', () => {
  const places = [...css.matchAll(/\.([a-z-]+) \{\s+--centre: (-?\d+);/g)];
  expect(Object.fromEntries(places.map(([, id, mm]) => [id, Number(mm)]))).toEqual(lineup.centres);
  expect(css).toContain(`aspect-ratio: ${lineup.width} / ${lineup.height};`);
  expect(css).toContain(`100cqi / ${lineup.width}`);
  const inLead = 410;
  expect(css).toContain(`left: calc(var(--mm) * -${lineup.width / 2 + lineup.person - inLead});`);
  expect(css).toContain(`var(--color-mist) calc(var(--mm) * ${lineup.footOfWall})`);
});
