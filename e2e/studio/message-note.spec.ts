import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright/test';
import type { Message } from '../../studio/shared/api';
import { expectNoViolations } from '../quality/axe';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { studioApi } from '../support/studio-api';
import { storeMessage } from './messages';

embeddedBackendOnly();

/** Opens a message that the owner has answered, so that it is not in the list of new ones. */
async function openAnsweredMessage(page: Page, studioUrl: string) {
  const call = studioApi(studioUrl);
  const subject = `Notitie ${randomUUID()}`;
  await storeMessage({ subject });
  const { body } = await call<{ messages: Message[] }>('GET', `messages?query=${subject}`);
  const id = body.messages[0]?.id ?? '';
  await call('PATCH', `messages/${id}`, { status: 'answered', note: '' });
  const read = async () => (await call<Message>('GET', `messages/${id}`)).body;
  await page.goto(`${studioUrl}#/postvak/${id}`);
  return { subject, read };
}

test('a message opens by its address, also when the list does not show it', async ({
  page,
  studioUrl,
}) => {
  const { subject } = await openAnsweredMessage(page, studioUrl);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByRole('button', { name: subject })).toHaveCount(0);
  await expectNoViolations(page);
});

test.describe('a message that does not exist', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] });

  test('its address says so', async ({ page, studioUrl }) => {
    await page.goto(`${studioUrl}#/postvak/999999999`);
    await expect(page.getByText('Dit bestaat niet (meer).')).toBeVisible();
  });
});

test('a note is saved by itself while its field has the focus', async ({ page, studioUrl }) => {
  const { read } = await openAnsweredMessage(page, studioUrl);
  const note = page.getByRole('textbox', { name: 'Notitie' });
  await note.fill('Belt maandag terug');
  await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible();
  await expect(note).toBeFocused();
  expect((await read()).note).toBe('Belt maandag terug');
});

test('a note is saved when the window closes, and keeps the status', async ({
  page,
  studioUrl,
}) => {
  await page.clock.install();
  const { read } = await openAnsweredMessage(page, studioUrl);
  const note = page.getByRole('textbox', { name: 'Notitie' });
  await expect(note).toBeVisible();
  // The pause, after which the note is saved too, does not end.
  await page.clock.pauseAt(Date.now() + 60_000);
  await note.fill('Net getypt');
  await page.close();
  await expect.poll(async () => (await read()).note).toBe('Net getypt');
  expect((await read()).status).toBe('answered');
});

/** Holds the requests that change a message. Releasing them lets the last one be answered first. */
async function holdChanges(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/api/messages/*', async (route) => {
    if (isHolding && route.request().method() === 'PATCH') held.push(route);
    else await route.continue();
  });
  return async function release() {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHolding = false;
    for (const route of held.reverse()) {
      const answered = page.waitForResponse((response) => response.request() === route.request());
      await route.continue();
      await answered;
    }
  };
}

test('the status changes after the note that is being saved, whichever answer is slow', async ({
  page,
  studioUrl,
}) => {
  const { read } = await openAnsweredMessage(page, studioUrl);
  const release = await holdChanges(page);
  await page.getByRole('textbox', { name: 'Notitie' }).fill('Toch reclame');
  await page.getByRole('button', { name: 'Zet op spam' }).click();
  await expect(page.getByText('Spam…', { exact: true })).toBeVisible();
  await release();
  await expect(page.getByText(/^Spam op /)).toBeVisible();
  await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible();
  expect(await read()).toMatchObject({ status: 'spam', note: 'Toch reclame' });
});

test('a note that is typed while the status changes does not undo that change', async ({
  page,
  studioUrl,
}) => {
  const { read } = await openAnsweredMessage(page, studioUrl);
  const release = await holdChanges(page);
  await page.getByRole('button', { name: 'Zet op spam' }).click();
  const note = page.getByRole('textbox', { name: 'Notitie' });
  await note.fill('Toch reclame');
  await note.blur();
  await release();
  await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible();
  expect(await read()).toMatchObject({ status: 'spam', note: 'Toch reclame' });
});
