import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { expectWellMade } from './accessible';
import { tabTo } from './keyboard';
import { storeMessage } from './messages';

embeddedBackendOnly();

test('a message is assigned to a colleague, who finds it so', async ({
  page,
  studioUrl,
  startStudio,
}) => {
  const subject = `Toegewezen ${randomUUID()}`;
  await storeMessage({ subject });
  const message = await assignToMe(page, studioUrl, subject);
  await message.getByRole('combobox', { name: 'Voor' }).fill('Bert');
  await page.keyboard.press('Enter');
  await expect(message.getByText('Toegewezen aan Bert.', { exact: true })).toBeVisible();
  await expectWellMade(page);

  await page.goto(`${await startStudio({ role: 'owner', name: 'Bert' })}#/postvak`);
  await expect(page.getByRole('button', { name: subject })).toContainText('Voor Bert');
});

test('an answer about a message from before a change does not hide the change', async ({
  page,
  studioUrl,
}) => {
  const subject = `Toegewezen ${randomUUID()}`;
  await storeMessage({ subject });
  const changed = page.waitForResponse('**/api/messages/assign');
  let held = 0;
  await page.route(/\/messages\/\d+$/, async (route) => {
    held += 1;
    if (held > 1) return route.continue();
    const response = await route.fetch();
    await changed;
    // The studio may have given the request up meanwhile.
    await route.fulfill({ response }).catch(() => {});
  });
  const message = await assignToMe(page, studioUrl, subject);
  await expect(message.getByRole('button', { name: 'Aan mij toewijzen' })).toHaveCount(0);
  expect(held).toBeGreaterThan(1);
});

test('the owner sees which messages are hers, by a filter that the address keeps', async ({
  page,
  studioUrl,
}) => {
  const word = randomUUID();
  for (const number of [1, 2]) await storeMessage({ subject: `${number} ${word}` });
  await page.goto(`${studioUrl}#/postvak`);
  const list = page.getByRole('region', { name: 'Lijst' });
  const search = list.getByRole('searchbox', { name: 'Zoeken' });
  await search.fill(word);
  await list.getByRole('button', { name: `1 ${word}` }).click();
  const message = page.getByRole('article', { name: `1 ${word}` });
  await message.getByRole('button', { name: 'Aan mij toewijzen' }).click();
  await expect(message.getByText('Toegewezen aan Anna.', { exact: true })).toBeVisible();

  const own = list.getByRole('button', { name: /^Voor mij [1-9]/ });
  await tabTo(own, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(list.getByRole('button', { name: `2 ${word}` })).toHaveCount(0);
  await expect(list.getByRole('button', { name: `1 ${word}` })).toBeVisible();
  expect(page.url()).toMatch(/\?aan=mij$/);
  await expectWellMade(page);

  await page.reload();
  await search.fill(word);
  await expect(list.getByRole('status')).toHaveText('1\u00a0bericht gevonden.');
  await own.click();
  await expect(list.getByRole('button', { name: `2 ${word}` })).toBeVisible();
});

test('a template is made, begins an answer, is changed and deleted', async ({
  page,
  studioUrl,
}) => {
  const subject = `Sjabloon ${randomUUID()}`;
  const title = `Offerte ${randomUUID()}`;
  await storeMessage({ subject });
  await page.goto(`${studioUrl}#/postvak`);
  await page.getByRole('button', { name: subject }).click();
  const message = page.getByRole('article', { name: subject });
  const answer = message.getByRole('link', { name: 'Beantwoorden per mail' });
  const dialog = page.getByRole('dialog', { name: 'Sjablonen voor antwoorden' });
  await message.getByRole('button', { name: 'Sjablonen' }).click();
  await dialog.getByRole('button', { name: 'Nieuw sjabloon' }).click();
  await dialog.getByRole('textbox', { name: 'Naam' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Tekst' }).fill('Dank u voor uw aanvraag.');
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();

  await message.getByRole('combobox', { name: 'Antwoord begint met' }).selectOption(title);
  const body = async () =>
    new URL((await answer.getAttribute('href')) ?? '').searchParams.get('body');
  expect(await body()).toMatch(/^Beste Els,\r\n\r\nDank u voor uw aanvraag\.\r\n\r\nMet/);

  await message.getByRole('button', { name: 'Sjablonen' }).click();
  await dialog.getByRole('button', { name: title }).click();
  await dialog.getByRole('textbox', { name: 'Tekst' }).fill('Wij bellen u.');
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(dialog.getByRole('button', { name: title })).toBeVisible();
  expect(await body()).toContain('Wij bellen u.');
  await dialog.getByRole('button', { name: title }).click();
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Sjabloon verwijderen?' });
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(dialog.getByRole('button', { name: title })).toHaveCount(0);
  await expect.poll(body).toMatch(/^Beste Els,\r\n\r\n\r\n\r\nMet/);
});

/** Finds the message in the inbox and assigns it to the person of the studio. */
async function assignToMe(page: Page, studioUrl: string, subject: string): Promise<Locator> {
  await page.goto(`${studioUrl}#/postvak`);
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(subject);
  await page.getByRole('button', { name: subject }).click();
  const message = page.getByRole('article', { name: subject });
  await message.getByRole('button', { name: 'Aan mij toewijzen' }).click();
  await expect(message.getByText('Toegewezen aan Anna.', { exact: true })).toBeVisible();
  return message;
}
