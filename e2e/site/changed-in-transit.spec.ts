import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, REACT_DIFFERENCE, test } from '../support/fixtures';

/** React renders such a page anew. */
test.use({
  expectedConsoleErrors: [REACT_DIFFERENCE, 'Minified React error #423', 'Content Security Policy'],
});

const pages = ['/', routes.kiosken, routes.configurator, routes.digitalSignage, routes.contact];

for (const { what, change } of [
  {
    what: 'a proxy that adds line breaks between elements',
    change: (html: string) => html.replaceAll(/<(?=script|noscript|\/body|\/head)/g, '\n<'),
  },
  {
    what: 'a proxy that removes comments',
    change: (html: string) => html.replaceAll(/<!--.*?-->/gs, ''),
  },
  {
    what: 'a minifier that removes quotes, empty values and the ends of elements',
    change: (html: string) =>
      html
        .replaceAll(/<!--.*?-->/gs, '')
        .replaceAll(/<(?!script|style|path)[a-z][^>]*>/g, (tag) =>
          tag.replaceAll(/=""/g, '').replaceAll(/="([\w/.-]+[\w.-])"/g, '=$1'),
        )
        .replaceAll(/<\/(?:li|p|body|html|option)>/g, ''),
  },
  {
    what: 'a proxy that adds a script, which the CSP blocks, at the start and at the end',
    change: (html: string) =>
      html
        .replace('<head>', '<head><script>self.added = 1</script>')
        .replace('</body>', '<script>self.added = 1</script></body>'),
  },
]) {
  test(`pages are styled and hydrate behind ${what}`, async ({ page }) => {
    await changePages(page, change);
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'load' });
      await expectHydrated(page);
      await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

async function changePages(page: Page, change: (html: string) => string) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
