import { existsSync, readFileSync } from 'node:fs';
import { sectors } from '@/lib/business/content/sectors';
import { about } from '@/lib/business/products/about';
import { productIds } from '@/lib/business/products/ids';
import { details } from '../details';
import { colourTerms, deliveryTimes, nextHrefs } from './offer';
import { settings } from './setting';

const seed = readFileSync('supabase/seed.sql', 'utf8');

test.each(productIds)('every text of the page of %s is complete', (id) => {
  const texts = JSON.stringify([about[id], colourTerms, deliveryTimes(id), nextHrefs(id)]);
  expect(texts).not.toMatch(/undefined|NaN|null|"0/);
  expect(about[id].questions).toHaveLength(3);
  expect(about[id].bars.length).toBeGreaterThan(1);
});

test.each(productIds)('two other models stand beside %s', (id) => {
  const others = about[id].companions.map((companion) => companion.id);
  expect(new Set([id, ...others]).size).toBe(3);
});

test.each(productIds)('the posts about %s are among the example posts', (id) => {
  expect(about[id].posts.length).toBeGreaterThan(0);
  for (const slug of about[id].posts) expect(seed).toContain(`values ('${slug}'`);
});

test('the room of a product is of a sector with a picture', () => {
  for (const { sector } of Object.values(settings)) {
    const picture = sectors.find(({ id }) => id === sector)?.picture.name;
    expect(existsSync(`public/pictures/${picture}-1600.avif`)).toBe(true);
  }
});

test('every picture from nearby names the product that it shows, and exists', () => {
  for (const { product, name, alt } of details) {
    expect(alt.toLowerCase()).toContain(product);
    expect(existsSync(`public/pictures/${name}-1200.avif`)).toBe(true);
  }
});
