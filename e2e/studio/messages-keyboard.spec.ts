import { randomUUID } from 'node:crypto';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { tabTo } from './keyboard';
import { newEmail, storeMessage } from './messages';

embeddedBackendOnly();

for (const width of [360, 1440]) {
  test(`a message is found, answered and noted with the keyboard alone at ${width} px`, async ({
    page,
    studioUrl,
  }) => {
    const { keyboard } = page;
    const subject = `Toetsen ${randomUUID()}`;
    await storeMessage({ subject });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${studioUrl}#/postvak`);
    const list = page.getByRole('region', { name: 'Lijst' });
    const item = list.getByRole('button', { name: subject });
    await tabTo(list.getByRole('searchbox', { name: 'Zoeken' }));
    await keyboard.type(subject);
    await expect(list.getByRole('status')).toHaveText('1\u00a0bericht gevonden.');
    await tabTo(item);
    await keyboard.press('Enter');

    const message = page.getByRole('article', { name: subject });
    await expect(message.getByRole('heading', { name: subject })).toBeFocused();
    // On a phone they stand at the bottom of the window.
    const actions = width === 360 ? page.getByRole('group', { name: 'Met dit bericht' }) : message;
    await tabTo(actions.getByRole('button', { name: 'Zet op beantwoord' }));
    await keyboard.press('Enter');
    await expect(message.getByText(/^Beantwoord op .*, door Anna\.$/)).toBeFocused();
    await tabTo(message.getByRole('textbox', { name: 'Notitie' }));
    await keyboard.type('Belt maandag terug');
    await expect(message.getByText('Bewaard.', { exact: true })).toBeVisible();

    const chosen = list.getByRole('button', { name: /^Beantwoord/ });
    if (width === 360) {
      await tabTo(message.getByRole('button', { name: 'Terug naar de lijst' }), 'Shift+Tab');
      await keyboard.press('Enter');
      await expect(list).toBeFocused();
      await tabTo(chosen);
    } else {
      await tabTo(chosen, 'Shift+Tab');
    }
    await keyboard.press('Enter');
    await expect(item).toContainText('Met notitie');
  });
}

test('a message that is still listed has the focus again after it is closed', async ({
  page,
  studioUrl,
}) => {
  const subject = `Dicht ${randomUUID()}`;
  await storeMessage({ subject });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${studioUrl}#/postvak`);
  const item = page.getByRole('button', { name: subject });
  await tabTo(item);
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Terug naar de lijst' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(item).toBeFocused();
});

test('the messages of one person are deleted with the keyboard alone', async ({
  page,
  studioUrl,
}) => {
  const { keyboard } = page;
  const email = newEmail();
  await storeMessage({ subject: `Weg ${randomUUID()}`, email });
  await page.goto(`${studioUrl}#/postvak`);
  await page.getByRole('button', { name: 'Gegevens van één persoon' }).focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gegevens van één persoon' });
  await expect(dialog.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused();
  await keyboard.type(email);
  await keyboard.press('Enter');
  const remove = dialog.getByRole('button', { name: 'Wis 1\u00a0bericht' });
  await expect(remove).toBeVisible();
  await tabTo(remove);
  await keyboard.press('Enter');

  const question = page.getByRole('dialog', { name: '1\u00a0bericht wissen?' });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(question.getByRole('button', { name: 'Wis 1\u00a0bericht' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(`1\u00a0bericht van ${email} gewist.`);
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Gegevens van één persoon' })).toBeFocused();
});
