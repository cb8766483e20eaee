import type { Page } from 'playwright/test';
import { REQUEST_PATH } from '../../lib/configurator/request-path';
import { OWN_CONFIGURATOR_PATH } from '../../lib/frame-routes';
import { expect, test } from '../support/fixtures';
import { visitedPages } from '../support/pages';

/** As browsers know them: HTML, the attribute `type` of `script`, leaving aside import maps. */
const TYPES_THAT_RUN = ['', 'text/javascript', 'module'];
/** A data block has any MIME type that is no JavaScript. */
const MIME_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

test.describe('without JavaScript, as the server sends it', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: ['/bestaat-niet'] });

  for (const path of [...visitedPages, OWN_CONFIGURATOR_PATH, REQUEST_PATH, '/bestaat-niet']) {
    test(`every script of ${path} runs or is a data block, and no id is there twice`, async ({
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
