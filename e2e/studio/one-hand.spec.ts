import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { expectWellMade } from './accessible';
import { searchMessages, storeMessage } from './messages';
import { act, notice } from './open-post';

embeddedBackendOnly();

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

/** How far the lower edge of an element is from that of the window, in CSS pixels. */
async function fromBottom(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const height = element.page().viewportSize()?.height ?? 0;
  return box ? Math.round(height - box.y - box.height) : Number.NaN;
}

const paragraphs = '<p>Een alinea van de tekst.</p>'.repeat(60);
const publish = (page: Page) => page.getByRole('button', { name: 'Publiceren', exact: true });

test('the main action of a post stands below, wherever the text is scrolled', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: paragraphs });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await expect(publish(page)).toBeVisible();
  for (const top of [0, 900, 100_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => fromBottom(publish(page))).toBe(8);
  }
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /^Gepubliceerd/)).toBeVisible();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  // What is left to do is to look.
  const link = page.getByRole('link', { name: 'Bekijk op de site' });
  await expect.poll(() => fromBottom(link)).toBe(8);
  await expectWellMade(page);

  await page.setViewportSize({ width: 640, height: 740 });
  expect(await fromBottom(link)).toBeGreaterThan(400);
  await call('DELETE', `posts/${id}`);
});

test('the main action lies above the strip of a phone that belongs to the system', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: paragraphs });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await expect.poll(() => fromBottom(publish(page))).toBe(8 + 34);
  await call('DELETE', `posts/${id}`);
});

test('a message is answered, and the next one opened, with the thumb', async ({
  page,
  studioUrl,
}) => {
  const word = randomUUID();
  for (const number of [3, 2, 1]) await storeMessage({ subject: `${number} ${word}` });
  await page.goto(`${studioUrl}#/postvak`);
  await searchMessages(page.getByRole('region', { name: 'Lijst' }), word, 3);
  await page.getByRole('button', { name: `1 ${word}` }).click();
  const message = page.getByRole('article');
  const bar = page.getByRole('group', { name: 'Met dit bericht' });
  for (const name of ['Zet op beantwoord', 'Zet op spam', 'Volgende bericht']) {
    expect(await fromBottom(bar.getByRole('button', { name }))).toBe(8);
  }
  await bar.getByRole('button', { name: 'Zet op spam' }).click();
  await expect(message.getByText(/^Spam op /)).toBeFocused();
  await bar.getByRole('button', { name: 'Volgende bericht' }).click();
  await expect(page.getByRole('heading', { name: `2 ${word}` })).toBeFocused();
  await expectWellMade(page);

  await page.setViewportSize({ width: 320, height: 568 });
  const note = message.getByRole('textbox', { name: 'Notitie' });
  await note.click();
  await page.keyboard.type('Een regel\n'.repeat(12));
  // The line that is written is the last one of the field.
  expect(await fromBottom(note)).toBeGreaterThanOrEqual(61);
  expect(await bar.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(61);
});
