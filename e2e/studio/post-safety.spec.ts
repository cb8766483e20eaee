import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { typeText, uniqueTitle, waitUntilSaved, writePost } from './open-post';

embeddedBackendOnly();

const SAVES = '**/api/posts/*/draft';

for (const [choice, expected, version, kept] of [
  ['Mijn tekst', 'Begin. Van Bert.', /Concept · Anna/, 'Anna'],
  ['Tekst van Anna', 'Begin. Van Anna.', /Niet gekozen na een botsing · Bert/, 'Bert'],
] as const) {
  test(`of two texts the one of "${choice}" goes on, and the other one is kept`, async ({
    page,
    context,
    studioUrl,
    startStudio,
  }) => {
    await writePost(page, studioUrl, uniqueTitle('botsing'), 'Begin.');
    const ofBert = await startStudio({ role: 'editor', name: 'Bert' });
    const other = await context.newPage();
    await other.goto(ofBert + new URL(page.url()).hash);
    const text = other.getByRole('textbox', { name: 'Tekst', exact: true });
    await expect(text).toHaveText('Begin.');

    await typeText(page, ' Van Anna.');
    await waitUntilSaved(page);
    await typeText(other, ' Van Bert.');
    const dialog = other.getByRole('dialog', { name: 'Twee teksten van hetzelfde artikel' });
    await expect(dialog).toContainText('Anna heeft dit artikel gewijzigd');
    await expect(dialog.locator('del')).toContainText('Anna');
    await expect(dialog.locator('ins')).toContainText('Bert');
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toHaveCount(0);
    await expect(text).toHaveText(expected);
    await waitUntilSaved(other);
    await other.reload();
    await expect(text).toHaveText(expected);

    await other.getByRole('button', { name: 'Versies' }).click();
    const versions = other.getByRole('dialog', { name: 'Versies' });
    await versions.getByRole('button', { name: version }).first().click();
    await expect(versions.locator('ins')).toContainText(kept);
  });
}

test('a person is told who else has the post open', async ({
  page,
  context,
  studioUrl,
  startStudio,
}) => {
  await writePost(page, studioUrl, uniqueTitle('samen'), 'Tekst.');
  const other = await context.newPage();
  const ofBert = await startStudio({ role: 'editor', name: 'Bert' });
  await other.goto(ofBert + new URL(page.url()).hash);
  await expect(other.getByText('Anna heeft dit artikel ook open.')).toBeVisible();
  await expect(page.getByText('Bert heeft dit artikel ook open.')).toBeVisible();
});

test('a text that was not saved before a crash is offered again', async ({
  page,
  context,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('afgebroken'), 'Bewaard.');
  const { hash } = new URL(page.url());
  await context.route(SAVES, (route) => route.abort());
  await typeText(page, ' Nog niet bewaard.');
  await expect(page.getByText(/^Niet bewaard/).first()).toBeVisible();
  // A window that crashes sends nothing on its way out.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });
  await page.close();
  await context.unroute(SAVES);

  const again = await context.newPage();
  await again.goto(studioUrl + hash);
  const offer = again.getByRole('region', { name: 'Niet bewaarde tekst gevonden' });
  await offer.getByText('Toon het verschil').click();
  await expect(offer.locator('ins')).toContainText('Nog niet bewaard.');
  await offer.getByRole('button', { name: 'Terugzetten' }).click();
  const text = again.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toHaveText('Bewaard. Nog niet bewaard.');
  await waitUntilSaved(again);
  await again.reload();
  await expect(text).toHaveText('Bewaard. Nog niet bewaard.');
  await expect(offer).toHaveCount(0);
});

test.describe('before the pause in typing ends', () => {
  test.use({ isHurried: false });

  test('a window that is closed saves what was just typed', async ({
    page,
    context,
    studioUrl,
  }) => {
    await writePost(page, studioUrl, uniqueTitle('gesloten'), 'Eerst.');
    const { hash } = new URL(page.url());
    await typeText(page, ' Net nog.');
    await page.close();
    const again = await context.newPage();
    const openAgain = async () => {
      await again.goto('about:blank');
      await again.goto(studioUrl + hash);
      return again.getByRole('textbox', { name: 'Tekst', exact: true }).textContent();
    };
    await expect.poll(openAgain).toBe('Eerst. Net nog.');
  });
});

test('while the studio does not answer the text stays, and is saved when it answers again', async ({
  page,
  context,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('zonder verbinding'), 'Eerst.');
  await context.route('**/api/**', (route) =>
    route.fulfill({
      status: 502,
      json: { error: { code: 'unreachable', message: 'De database antwoordt niet.' } },
    }),
  );
  await typeText(page, ' Daarna.');
  await expect(page.getByText('Niet bewaard', { exact: true })).toBeVisible();
  const reason = page.getByText('De database antwoordt niet');
  await expect(reason).toHaveCount(1);
  await expect(reason).toContainText('Wat u schrijft blijft in dit venster staan.');
  await context.unroute('**/api/**');
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveText(
    'Eerst. Daarna.',
  );
});
