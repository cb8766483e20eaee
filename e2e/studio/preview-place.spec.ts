import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { preview, typeText } from './open-post';

embeddedBackendOnly();

// A preview has loaded before the next one is asked for: a fifth of the pause is too short for that on a busy machine.
test.use({ isHurried: false, hasPreview: true });

test('while the site does not answer the last preview stays, and the new one follows by itself', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: '<p>Eerst.</p>' });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await expect(preview(page).getByText('Eerst.')).toBeAttached();
  let refused = 0;
  await page.route('**/preview/**', (route) => {
    refused += 1;
    return route.fulfill({
      status: 502,
      contentType: 'text/plain',
      body: 'De site antwoordt niet.',
    });
  });
  await typeText(page, ' Daarna.');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(preview(page).getByText('Eerst.')).toBeAttached();
  await page.unroute('**/preview/**');
  await expect(preview(page).getByText('Eerst. Daarna.')).toBeAttached();
  await call('DELETE', `posts/${id}`);
});

test('the preview stays where it was scrolled to while one types', async ({ page, studioUrl }) => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => `<p>Alinea ${index + 1}.</p>`);
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: paragraphs.join('') });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await expect(preview(page).getByText('Alinea 40.')).toBeAttached();
  const frame = page.locator('iframe[aria-hidden="false"]');
  const scrolled = () =>
    frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.scrollY);
  await frame.evaluate((element: HTMLIFrameElement) =>
    element.contentWindow?.scrollTo({ top: 900, behavior: 'instant' }),
  );
  expect(await scrolled()).toBe(900);

  await typeText(page, ' Net getypt.');
  await expect(preview(page).getByText('Net getypt.')).toBeAttached();
  expect(await scrolled()).toBe(900);
  await call('DELETE', `posts/${id}`);
});
