import { randomUUID } from 'node:crypto';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, newSession, studioApi } from '../support/studio-api';
import { expectWellMade } from './accessible';
import { newEmail, storeMessage } from './messages';
import { typeText } from './open-post';

embeddedBackendOnly();

// Several states each, and an analysis of each at two widths.
test.slow();

test('finding a person and deleting their messages is accessible at each step', async ({
  page,
  studioUrl,
}) => {
  const email = newEmail();
  await storeMessage({ subject: `Wissen ${randomUUID()}`, email });
  await page.goto(`${studioUrl}#/postvak`);
  await page.getByRole('button', { name: 'Gegevens van één persoon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gegevens van één persoon' });
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectWellMade(page);

  await dialog.getByRole('button', { name: 'Wis 1\u00a0bericht' }).click();
  const question = page.getByRole('dialog', { name: '1\u00a0bericht wissen?' });
  await expect(question).toBeVisible();
  await expectWellMade(page);
  await question.getByRole('button', { name: 'Wis 1\u00a0bericht' }).click();
  await expect(dialog.getByText(/gewist\.$/)).toBeVisible();
  await expectWellMade(page);
});

test('renaming and withdrawing a live post are accessible', async ({ page, studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, revision } = await newDraft(call);
  await call('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt: null });
  await page.goto(`${studioUrl}#/blog/${id}`);
  for (const name of ['Hernoemen', 'Intrekken']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectWellMade(page);
    await page.keyboard.press('Escape');
  }
  await call('DELETE', `posts/${id}`);
});

test('the choice between two texts is accessible', async ({ page, studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call, { content: '<p>Begin.</p>' });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveText('Begin.');
  await call('PUT', `posts/${id}/draft`, {
    expectedRevision: revision,
    draft: { ...draft, content: '<p>Begin. Van een ander.</p>' },
    session: newSession(),
  });
  await typeText(page, ' Van mij.');
  const dialog = page.getByRole('dialog', { name: 'Twee teksten van hetzelfde artikel' });
  await expect(dialog).toBeVisible();
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Tekst van het andere venster' }).click();
  await expect(dialog).toHaveCount(0);
  await call('DELETE', `posts/${id}`);
});
