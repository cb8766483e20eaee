import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { preview, typeText } from './open-post';

embeddedBackendOnly();

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
