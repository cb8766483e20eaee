import { postHref, routes } from '../../lib/routes';
import { deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { expect, test } from '../support/fixtures';

embeddedBackendOnly();

const LONG_WORD = 'aansprakelijkheidsverzekeringsmaatschappijen';
const LONG_ADDRESS = `https://www.voorbeeld.example/${'lang'.repeat(40)}`;

test.use({ viewport: { width: 320, height: 640 } });

test('a post with long words and URLs fits a 320 px screen, also with text at twice its size', async ({
  page,
}) => {
  const slug = await publishPost({
    slug: LONG_WORD,
    excerpt: LONG_WORD.repeat(2),
    content: `
      <h2>${LONG_WORD}</h2>
      <p>Lees <a href="${LONG_ADDRESS}">${LONG_ADDRESS}</a> en ${LONG_WORD.repeat(3)}.</p>
      <ul><li>${LONG_WORD.repeat(2)}</li></ul>
      <table><tr><th>${LONG_WORD}</th><th>${LONG_WORD}</th></tr></table>
      <pre><code>${LONG_WORD.repeat(3)}</code></pre>`,
  });
  for (const path of [postHref(slug), routes.blog]) {
    await expect
      .poll(async () => (await page.goto(path)) && page.getByText(LONG_WORD).count())
      .toBeGreaterThan(0);
    for (const textSize of ['100%', '200%']) {
      const overflow = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - window.innerWidth;
      }, textSize);
      expect(overflow, `${path} at ${textSize}`).toBe(0);
    }
  }
  await deletePost(slug);
});
