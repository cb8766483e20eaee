import { postHref, routes } from '../../lib/routes';
import { deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { readCorpora } from '../support/corpora/read-corpora';
import { expect, sites, test } from '../support/fixtures';
import { clean, unexpectedIn, watchSideEffects } from './hostile-html';

embeddedBackendOnly();

/**
 * Its button needs the script of the page, so it shows that the script runs. It stands first, where
 * nothing can hide it.
 */
const VIDEO = '<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></p>';

// Pictures that do not exist.
test.use({ expectedConsoleErrors: ['status of 404', 'status of 400'] });

/** Input that broke an earlier version: the page around the post, or the text after the payload. */
const ours = [
  '<table><table><tr><td>a</td></tr></table></table>',
  '<table><ul><table></table></ul></table>',
  '<table><tr><td><table><caption><table></table></caption></table></td></tr></table>',
  '<iframe src="/x"></iframe><a href="javascript:alert(1)">a</a>',
  '<iframe src="https://player.vimeo.com/video/1" /><p>a</p>',
  `<img src="${sites.site}//elders.example/x.gif" alt="">`,
  '<img src="/.//elders.example/x.gif" alt="">',
  '<a href="/.//elders.example/">a</a>',
];

for (const { name, payloads } of [{ name: 'our own', payloads: ours }, ...readCorpora()]) {
  test(`sanitized HTML of ${name} contains only allowed elements and attributes`, async ({
    page,
  }) => {
    await page.goto(routes.support);
    expect(await unexpectedIn(page, payloads.map(clean))).toEqual([]);
  });

  // An unclosed payload hides the ones after it, so they are also tried in reverse and one by one.
  const posts = {
    'one after the other': payloads,
    'in reverse order': payloads.toReversed(),
    'each sanitized separately first': payloads.map(clean),
  };
  for (const [how, parts] of Object.entries(posts)) {
    test(`a post with ${name}, ${how}, runs no script and its page works`, async ({ page }) => {
      const slug = await publishPost({
        slug: 'vijandig',
        published_at: '2001-01-03T00:00:00Z',
        content: `${VIDEO}\n${parts.join('\n')}`,
      });
      const sideEffects = watchSideEffects(page);
      await page.goto(postHref(slug));
      const text = page.locator('article .prose');
      await expect(text.getByRole('button', { name: 'Video laden' }).first()).toBeVisible();
      expect(await unexpectedIn(page, [await text.innerHTML()])).toEqual([]);
      await expect(
        page.locator('main').locator('script:not([type$=json]), iframe, style'),
      ).toHaveCount(0);
      await expect(page.locator('body > footer')).toBeVisible();

      const documentOfPost = await page.evaluateHandle(() => document);
      await page.getByRole('link', { name: 'Terug naar alle berichten' }).click();
      await expect(page).toHaveURL(routes.blog);
      expect(await documentOfPost.evaluate((before) => before === document)).toBe(true);
      expect(sideEffects).toEqual([]);
      await deletePost(slug);
    });
  }
}
