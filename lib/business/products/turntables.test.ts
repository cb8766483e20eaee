import { existsSync } from 'node:fs';
import { type ProductId, productIds } from './ids';
import { parts } from './parts';
import { SHOWN_FIRST, turntableOf } from './turntables';

const rendered = productIds.filter(turntableOf);
const folder = 'public/pictures/turntable';

test('every frame of every turn exists', () => {
  expect(rendered.flatMap(missingFrames)).toEqual([]);
});

function missingFrames(id: ProductId): string[] {
  const { angles = [], between = 0 } = turntableOf(id) ?? {};
  const openings = Array.from({ length: between }, (_, index) => `opening${index + 1}.avif`);
  const frames = angles.map((angle) => `${angle}.avif`);
  const coarse = angles.filter((angle) => angle % 30 === 0).map((angle) => `${angle}.webp`);
  return [`${SHOWN_FIRST}.avif`, ...frames, ...coarse, ...openings, 'open.avif', 'open.webp']
    .map((file) => `${folder}/${id}/${file}`)
    .filter((file) => !existsSync(file));
}

test('every opened picture shows each part', () => {
  for (const id of rendered) {
    const places = turntableOf(id)?.parts ?? {};
    expect(Object.keys(places).sort()).toEqual(parts[id].map((part) => part.id).sort());
    const shares = Object.values(places).flat();
    expect(shares.filter((share) => share <= 0 || share >= 1)).toEqual([]);
  }
});
