import { existsSync } from 'node:fs';
import { productIds } from './ids';
import { parts } from './parts';
import { SHOWN_FIRST, turntableOf } from './turntables';

const rendered = productIds.filter(turntableOf);
const folder = 'public/pictures/turntable';

test.each(rendered)('every frame of the turn of %s exists', (id) => {
  const { angles = [], between = 0 } = turntableOf(id) ?? {};
  expect(angles).toContain(SHOWN_FIRST);
  const openings = Array.from({ length: between }, (_, index) => `opening${index + 1}.avif`);
  const frames = angles.map((angle) => `${angle}.avif`);
  const coarse = angles.filter((angle) => angle % 30 === 0).map((angle) => `${angle}.webp`);
  const missing = [...frames, ...coarse, ...openings, 'open.avif', 'open.webp'].filter(
    (file) => !existsSync(`${folder}/${id}/${file}`),
  );
  expect(missing).toEqual([]);
});

test.each(rendered)('the opened picture of %s shows each of its parts', (id) => {
  const places = turntableOf(id)?.parts ?? {};
  expect(Object.keys(places).sort()).toEqual(parts[id].map((part) => part.id).sort());
  for (const place of Object.values(places)) {
    for (const share of place) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  }
});
