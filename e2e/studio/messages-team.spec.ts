import { randomUUID } from 'node:crypto';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { expectWellMade } from './accessible';
import { storeMessage } from './messages';

embeddedBackendOnly();

test('a message is assigned to a colleague, who finds it so', async ({
  page,
  studioUrl,
  startStudio,
}) => {
  const subject = `Toegewezen ${randomUUID()}`;
  await storeMessage({ subject });
  await page.goto(`${studioUrl}#/postvak`);
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(subject);
  await page.getByRole('button', { name: subject }).click();
  const message = page.getByRole('article', { name: subject });
  await message.getByRole('button', { name: 'Aan mij' }).click();
  await expect(message.getByText('Toegewezen aan Anna.', { exact: true })).toBeVisible();
  await message.getByRole('combobox', { name: 'Voor' }).fill('Bert');
  await page.keyboard.press('Enter');
  await expect(message.getByText('Toegewezen aan Bert.', { exact: true })).toBeVisible();
  await expectWellMade(page);

  await page.goto(`${await startStudio({ role: 'owner', name: 'Bert' })}#/postvak`);
  await expect(page.getByRole('button', { name: subject })).toContainText('Voor Bert');
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
