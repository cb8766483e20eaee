import type { Page } from 'playwright/test';
import { REQUEST_PATH } from '../../lib/configurator/request-path';
import { OWN_CONFIGURATOR_PATH } from '../../lib/frame-routes';
import { expect, test } from '../support/fixtures';
import { visitedPages } from '../support/pages';

/** Values of `type` of a script that runs, without import maps. */
const TYPES_THAT_RUN = ['', 'text/javascript', 'module'];
/** A data block has a MIME type that is not JavaScript. */
const MIME_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

test.describe('HTML as sent by the server', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: ['/bestaat-niet'] });

  for (const path of [...visitedPages, OWN_CONFIGURATOR_PATH, REQUEST_PATH, '/bestaat-niet']) {
    test(`scripts on ${path} have valid types and attributes, and no id occurs twice`, async ({
      page,
    }) => {
      await page.goto(path);
      const scripts = await scriptsOf(page);
      expect(scripts).not.toEqual([]);
      const invalid = scripts.filter(({ type, attributes }) =>
        TYPES_THAT_RUN.includes(type)
          ? attributes.includes('async') && !attributes.includes('src')
          : !MIME_TYPE.test(type) || attributes.some((name) => !['type', 'id'].includes(name)),
      );
      expect(invalid).toEqual([]);
      const ids = await page
        .locator('[id]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    });
  }
});

function scriptsOf(page: Page) {
  return page.locator('script').evaluateAll((scripts) =>
    scripts.map((script) => ({
      type: script.getAttribute('type') ?? '',
      attributes: script.getAttributeNames(),
    })),
  );
}
