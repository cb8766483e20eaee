import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect } from '../support/studio';
import { expectWellMade } from './accessible';
import { tabTo } from './keyboard';
import { NO_SITE, test } from './own-backend';

embeddedBackendOnly();
// One worker, and so one database.
test.describe.configure({ mode: 'default' });

const anna = { role: 'owner', name: 'Anna' } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('an owner makes a key with the keyboard alone, and sees it once', async ({
  page,
  context,
  startStudio,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await startStudio(anna, { backend, signedBy: backend.jwtSecret }));
  await tabTo(page.getByRole('link', { name: 'Beheer' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Mensen en sleutels')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Nieuwe sleutel' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await expectWellMade(page);
  await page.keyboard.type('Bert');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'De sleutel van Bert' });
  const key = await dialog.getByRole('textbox', { name: 'Sleutel' }).inputValue();
  expect(key.split('.')).toHaveLength(3);
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(dialog, 'Escape throws nothing away').toBeVisible();
  await dialog.getByRole('button', { name: 'Kopieer de sleutel' }).press('Enter');
  await expect(dialog.getByText('De sleutel is gekopieerd.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole('button', { name: 'Klaar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Nieuwe sleutel' })).toBeFocused();

  const item = section(page, 'In gebruik').getByRole('listitem').filter({ hasText: 'Bert' });
  await expect(item).toContainText('Bert, redacteur');
  await expect(item).toContainText('nog niet gebruikt');
  await expect(item).toContainText(', door Anna');
  expect(await page.content()).not.toContain(key);
});

test('an owner ends a key after a question, and is told why the last one of an owner stays', async ({
  page,
  startStudio,
  backend,
}) => {
  const url = await startStudio(anna, { backend, signedBy: backend.jwtSecret });
  await backend.run(`insert into private.studio_keys (id, name, role, made_at, expires_at)
    values ('key-of-bert', 'Bert', 'studio_editor', now(), now() + interval '1 year')`);
  await page.goto(`${url}#/beheer/sleutels`);
  const revoke = page.getByRole('button', { name: 'Sleutel van Bert intrekken' });
  await revoke.click();
  const question = page.getByRole('dialog', { name: 'Sleutel van Bert intrekken?' });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(revoke).toBeFocused();
  await revoke.click();
  await question.getByRole('button', { name: 'Trek deze sleutel in' }).click();
  await expect(page.getByText('De sleutel van Bert is ingetrokken.')).toBeVisible();
  await expect(section(page, 'Voorbij').getByRole('listitem')).toContainText(', door Anna');
  await expect(revoke).toHaveCount(0);

  await page.getByRole('button', { name: 'Sleutel van Anna intrekken' }).click();
  const own = page.getByRole('dialog', { name: 'Sleutel van Anna intrekken?' });
  await expect(own).toContainText('Met deze sleutel werkt u nu.');
  await own.getByRole('button', { name: 'Trek deze sleutel in' }).click();
  await expect(own.getByRole('alert')).toContainText('Dit is de laatste sleutel van een eigenaar.');
});

test('a studio that cannot make keys tells how they are made', async ({
  page,
  startStudio,
  backend,
}) => {
  await page.goto(`${await startStudio(anna, { backend })}#/beheer`);
  await expect(section(page, 'Een nieuwe sleutel')).toContainText(
    'npm run studio -- --new-key editor "Anna"',
  );
  await expect(page.getByRole('button', { name: 'Nieuwe sleutel' })).toHaveCount(0);
  await expectWellMade(page);
});

test('the state says what needs attention, and what to do about it', async ({
  page,
  startStudio,
  backend,
}) => {
  const url = await startStudio(anna, { backend, siteUrl: NO_SITE });
  await backend.run("update private.jobs set ran_at = null where name = 'delete-old-messages'");
  await page.goto(`${url}#/beheer/toestand`);
  const point = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(point('De site')).toContainText('vraagt aandacht');
  await expect(point('De site')).toContainText('De site antwoordt niet.');
  await expect(point('De database')).toContainText('in orde');
  await expect(point('Oude berichten uit het postvak verwijderen')).toContainText(
    'select private.schedule_jobs();',
  );
  await expect(page.getByText(/^2\spunten vragen aandacht\./)).toBeVisible();
  await expectWellMade(page);

  await backend.run("update private.jobs set ran_at = now() where name = 'delete-old-messages'");
  await page.getByRole('button', { name: 'Opnieuw kijken' }).click();
  await expect(page.getByText(/^1\spunt vraagt aandacht\./)).toBeVisible();
});

test('the log shows older lines on request, and where it ends', async ({
  page,
  startStudio,
  backend,
}) => {
  await backend.run(`insert into private.studio_events (at, event, person, subject)
    select now() - interval '1 day' * number, 'post_deleted', 'Oud', 'bericht-' || number
    from generate_series(1, 60) as number`);
  await page.goto(`${await startStudio(anna, { backend })}#/beheer/logboek`);
  const lines = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  await expect(lines).toHaveCount(50);
  await expect(page.getByText('“Bericht 1” verwijderd')).toBeVisible();
  await expectWellMade(page);
  const older = page.getByRole('button', { name: 'Oudere regels' });
  await older.press('Enter');
  await expect(page.getByText('“Bericht 60” verwijderd')).toBeVisible();
  while ((await older.count()) > 0) {
    const count = await lines.count();
    await older.press('Enter');
    await expect.poll(() => lines.count()).toBeGreaterThan(count);
  }
  await expect(page.getByText('Ouder is er niets.')).toBeFocused();
});

test('an editor has no rooms of the owner', async ({ page, startStudio }) => {
  const url = await startStudio({ role: 'editor', name: 'Bert' });
  for (const name of ['sleutels', 'toestand', 'logboek']) {
    await page.goto(`${url}#/beheer/${name}`);
    await expect(page.getByText('Het beheer is voor de eigenaar van de site.')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Beheer' })).toHaveCount(0);
});
