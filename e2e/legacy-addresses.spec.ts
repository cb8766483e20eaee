import { expect, test } from 'playwright/test';
import { sites } from './fixtures';
import { readHead } from './head';

for (const [old, target] of [
  ['/Kiosken', '/kiosken'],
  ['/Privacy-Policy', '/privacy-policy'],
  ['/kiosken/', '/kiosken'],
  ['/blog/de-juiste-kleur-op-staal/', '/blog/de-juiste-kleur-op-staal'],
  ['//kiosken', '/kiosken'],
  ['/blog//de-juiste-kleur-op-staal', '/blog/de-juiste-kleur-op-staal'],
  ['/blog/De-Juiste-Kleur-Op-Staal', '/blog/de-juiste-kleur-op-staal'],
]) {
  test(`the old address ${old} moves for good, in one step, to the one that search engines keep`, async () => {
    const moved = await fetch(sites.site + old, { redirect: 'manual' });
    expect(moved.status).toBe(308);
    const location = new URL(moved.headers.get('location') ?? '', sites.site);
    expect(location.href).toBe(sites.site + target);
    const page = await fetch(location, { redirect: 'manual' });
    expect(page.status).toBe(200);
    expect(readHead(await page.text()).canonical).toBe(location.href);
  });
}
