import { expect, test } from '../support/fixtures';

test('favicon, touch icon and manifest icons load', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('head link:is([rel="icon"], [rel="apple-touch-icon"])');
  const urls = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(urls).toHaveLength(3);

  const manifest = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const { name, icons } = await (await request.get(String(manifest))).json();
  expect(name).toBe('Zuilwerk');
  expect(icons).toHaveLength(3);

  for (const url of [...urls, ...icons.map(({ src }: { src: string }) => src)]) {
    const icon = await request.get(url);
    expect(icon.status(), url).toBe(200);
    expect(icon.headers()['content-type'], url).toMatch(/^image\//);
  }
});
