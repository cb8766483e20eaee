import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Message } from '../../packages/studio/shared/api';
import { expectNoViolations } from '../quality/judges/accessibility';
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
  await call('PATCH', 'messages', { ids: [id], status: 'answered' });
  const read = async () => (await call<Message>('GET', `messages/${id}`)).body;
  await page.goto(`${studioUrl}#/postvak/${id}`);
  const saveElsewhere = (note: string) =>
    call('PUT', `messages/${id}/note`, { note, knownNotes: [''], keepBoth: false });
  return { subject, read, saveElsewhere };
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

test('a status that changes while a note is saved keeps the note, and the other way round', async ({
  page,
  studioUrl,
}) => {
  const { read } = await openAnsweredMessage(page, studioUrl);
  await page.getByRole('textbox', { name: 'Notitie' }).fill('Toch reclame');
  await page.getByRole('article').getByRole('button', { name: 'Zet op spam' }).click();
  await expect(page.getByText(/^Spam op /)).toBeFocused();
  await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible();
  expect(await read()).toMatchObject({ status: 'spam', note: 'Toch reclame' });
});

for (const [choice, expected] of [
  ['Beide bewaren', 'Van het andere venster\n\nVan dit venster'],
  ['Alleen mijn notitie', 'Van dit venster'],
  ['Alleen de andere notitie', 'Van het andere venster'],
] as const) {
  test(`of two notes that were written at once "${choice}" makes one`, async ({
    page,
    studioUrl,
  }) => {
    const { read, saveElsewhere } = await openAnsweredMessage(page, studioUrl);
    const note = page.getByRole('textbox', { name: 'Notitie' });
    await expect(note).toHaveValue('');
    await saveElsewhere('Van het andere venster');
    await note.fill('Van dit venster');
    const conflict = page.getByRole('alert').filter({ hasText: 'In een ander venster' });
    await expect(conflict).toContainText('Van het andere venster');
    expect((await read()).note).toBe('Van het andere venster');
    await expectNoViolations(page);
    await page.getByRole('button', { name: choice }).click();
    await expect(note).toHaveValue(expected);
    await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible();
    expect((await read()).note).toBe(expected);
  });
}

test('a window that closes puts its note below the one of another window', async ({
  page,
  studioUrl,
}) => {
  await page.clock.install();
  const { read, saveElsewhere } = await openAnsweredMessage(page, studioUrl);
  const note = page.getByRole('textbox', { name: 'Notitie' });
  await expect(note).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await saveElsewhere('Van het andere venster');
  await note.fill('Net getypt');
  await page.close();
  await expect.poll(async () => (await read()).note).toBe('Van het andere venster\n\nNet getypt');
});

test('a note of another window appears where nothing was typed', async ({ page, studioUrl }) => {
  const { saveElsewhere } = await openAnsweredMessage(page, studioUrl);
  const note = page.getByRole('textbox', { name: 'Notitie' });
  await expect(note).toHaveValue('');
  await saveElsewhere('Van het andere venster');
  await page.getByRole('article').getByRole('button', { name: 'Zet op spam' }).click();
  await expect(note).toHaveValue('Van het andere venster');
});
