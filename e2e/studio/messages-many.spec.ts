import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Message } from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { studioApi } from '../support/studio-api';
import { expectWellMade } from './accessible';
import { searchMessages, storeMessage } from './messages';
import { notice } from './open-post';

embeddedBackendOnly();

/** Opens the inbox with some messages, the newest of which is "1". */
async function openMessages(page: Page, studioUrl: string, count: number) {
  const word = randomUUID();
  for (let number = 1; number <= count; number += 1) {
    const created_at = new Date(Date.now() - number * 1000).toISOString();
    await storeMessage({ subject: `${number} ${word}`, created_at });
  }
  const call = studioApi(studioUrl);
  const statuses = async () => {
    const { body } = await call<{ messages: Message[] }>('GET', `messages?query=${word}`);
    return body.messages.map(({ status }) => status).join(' ');
  };
  await page.goto(`${studioUrl}#/postvak`);
  const list = page.getByRole('region', { name: 'Lijst' });
  await searchMessages(list, word, count);
  return {
    list,
    statuses,
    box: (number: number) => list.getByRole('checkbox', { name: `Kies ${number} ${word}` }),
    item: (number: number) => list.getByRole('button', { name: `${number} ${word}` }),
    heading: (number: number) => page.getByRole('heading', { name: `${number} ${word}` }),
  };
}

test('a range is chosen with Shift, handled at once, and one press undoes it', async ({
  page,
  studioUrl,
}) => {
  const { list, box, statuses } = await openMessages(page, studioUrl, 5);
  await box(2).check();
  await box(4).click({ modifiers: ['Shift'] });
  await expect(list.getByText('3\u00a0berichten gekozen')).toBeVisible();
  await expectWellMade(page);
  await list.getByRole('button', { name: 'Zet op spam' }).click();
  await expect(notice(page, /^3\u00a0berichten staan op spam\./)).toBeVisible();
  expect(await statuses()).toBe('new spam spam spam new');
  await expect(list.getByRole('checkbox', { name: /^Kies/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(notice(page, /^Ongedaan gemaakt/)).toBeVisible();
  expect(await statuses()).toBe('new new new new new');
  await expect(box(3)).not.toBeChecked();
});

test('all messages of the list are chosen, and spam is deleted after one question', async ({
  page,
  studioUrl,
}) => {
  const { list, statuses } = await openMessages(page, studioUrl, 3);
  await list.getByRole('checkbox', { name: 'Alle 3\u00a0berichten kiezen' }).check();
  await list.getByRole('button', { name: 'Zet op spam' }).click();
  await expect(notice(page, /staan op spam/)).toBeVisible();
  await list.getByRole('button', { name: /^Spam/ }).click();
  await list.getByRole('checkbox', { name: 'Alle 3\u00a0berichten kiezen' }).check();
  await list.getByRole('button', { name: 'Wis 3\u00a0berichten' }).click();
  const question = page.getByRole('dialog', { name: '3\u00a0berichten wissen?' });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await question.getByRole('button', { name: 'Wis 3\u00a0berichten' }).click();
  await expect(notice(page, /^3\u00a0berichten gewist\./)).toBeVisible();
  expect(await statuses()).toBe('');
});

for (const width of [360, 1440]) {
  test(`messages are gone through with keys alone at ${width} px`, async ({ page, studioUrl }) => {
    const { keyboard } = page;
    await page.setViewportSize({ width, height: 800 });
    const { list, item, box, heading, statuses } = await openMessages(page, studioUrl, 4);
    await item(1).focus();
    await keyboard.press('ArrowDown');
    await expect(item(2)).toBeFocused();
    await keyboard.press('x');
    await keyboard.press('ArrowDown');
    await keyboard.press('Shift+x');
    await expect(box(3)).toBeChecked();
    await keyboard.press('s');
    await expect(notice(page, /^2\u00a0berichten staan op spam/)).toBeVisible();
    await expect(list.getByRole('checkbox', { name: /^Kies/ })).toHaveCount(2);

    await keyboard.press('j');
    await expect(heading(1)).toBeFocused();
    await keyboard.press('b');
    await expect(page.getByText(/^Beantwoord op /)).toBeFocused();
    await keyboard.press('j');
    await expect(heading(4)).toBeFocused();
    expect(await statuses()).toBe('answered spam spam new');
  });
}

test('behind a message that was handled the next one of the list is opened', async ({
  page,
  studioUrl,
}) => {
  const { item, heading } = await openMessages(page, studioUrl, 3);
  await item(2).click();
  await page.getByRole('article').getByRole('button', { name: 'Zet op spam' }).click();
  await expect(page.getByText(/^Spam op /)).toBeFocused();
  await expect(item(2)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Volgende bericht' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(3)).toBeFocused();
});

test('a letter in a text is no key, and keys that are turned off stay off', async ({
  page,
  studioUrl,
}) => {
  const { item, heading, statuses } = await openMessages(page, studioUrl, 2);
  await item(1).click();
  await page.getByRole('textbox', { name: 'Notitie' }).pressSequentially('sjb');
  await expect(heading(1)).toBeVisible();
  expect(await statuses()).toBe('new new');
  await page.getByRole('checkbox', { name: 'Sneltoetsen' }).uncheck();
  await page.reload();
  await heading(1).focus();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Volgende bericht' }).press('j');
  await expect(heading(1)).toBeVisible();
  expect(await statuses()).toBe('new new');
});

test('a message that is open is deleted, whatever its status', async ({ page, studioUrl }) => {
  const { item, heading, statuses } = await openMessages(page, studioUrl, 2);
  await item(1).click();
  await page.getByRole('article').getByRole('button', { name: 'Wis 1\u00a0bericht' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wis 1\u00a0bericht' }).click();
  await expect(notice(page, /^1\u00a0bericht gewist\./)).toBeVisible();
  await expect(heading(1)).toHaveCount(0);
  expect(await statuses()).toBe('new');
});

test('a name that turns the direction of text leaves what stands beside it', async ({
  page,
  studioUrl,
}) => {
  const subject = `Richting ${randomUUID()}`;
  await storeMessage({ subject: `${subject} \u202egnp.exe` });
  await page.goto(`${studioUrl}#/postvak`);
  const row = page.getByRole('button', { name: subject });
  await expect(row.locator('bdi', { hasText: subject })).toHaveCount(1);
  await row.click();
  await expect(page.getByRole('heading', { name: subject }).locator('bdi')).toHaveCount(1);
});
