import { conditionRows } from './condition-rows';
import { door, isCooled, packedSize, thickestBox, tippingForce } from './conditions';
import { parts } from './parts';
import { productIds, screenSizes, specs } from './specs';

const variants = productIds.flatMap((id) => screenSizes.map((size) => [id, size] as const));

test.each(variants)('the box of %s of %i inch is larger than what lies in it', (id, size) => {
  const { height, width, depth } = specs[id].sizes[size].dimensions;
  const [long, middle, thin] = packedSize(id, size);
  expect(long).toBeGreaterThan(specs[id].tableTop ? width : Math.max(height, width));
  expect(middle).toBeGreaterThan(specs[id].tableTop ? depth : Math.min(height, width));
  expect(thin).toBeLessThanOrEqual(middle);
});

test('every box passes an ordinary door on its side', () => {
  expect(thickestBox).toBeLessThan(door.passage / 2);
});

test('a loose pillar falls by a push of an adult, so that pillars are bolted to the floor', () => {
  // 82 kg on a plate of 480 mm: 82 * 9.81 * 0.24 / 1.5.
  expect(tippingForce('brandvision', 55)).toBe(129);
  expect(tippingForce('wall-kiosk', 55)).toBeUndefined();
});

test.each(productIds)('%s makes noise when its parts are cooled, and only then', (id) => {
  const areCooled = parts[id].some(({ name }) => name.startsWith('Koeling'));
  expect(isCooled(id)).toBe(areCooled);
});

test.each(productIds)('the conditions of %s are complete', (id) => {
  const rows = conditionRows(id);
  expect(rows.map(({ label }) => label)).toContain('Temperatuur');
  expect(JSON.stringify(rows)).not.toMatch(/undefined|NaN|null/);
});

test('only window kiosks make noise', () => {
  const loud = productIds.filter((id) =>
    conditionRows(id).some(({ label, value }) => label === 'Geluid' && value.includes('dB(A)')),
  );
  expect(loud).toEqual(['clearvision', 'clearvision-double']);
});
