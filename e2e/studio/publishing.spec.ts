import type { StudioPost } from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { act, notice, uniqueTitle, writePost } from './open-post';

embeddedBackendOnly();

test('of a time that comes twice when the clock is put back, one says which is meant', async ({
  page,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('einde van de zomertijd'), 'Tekst.');
  await page.getByRole('button', { name: 'Plannen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Plannen' });
  await dialog.getByLabel('Zichtbaar vanaf (Nederlandse tijd)').fill('2032-10-31T02:30');
  await expect(dialog.getByText('zondag 31 oktober 2032 om 02:30 (zomertijd)')).toBeVisible();
  const first = dialog.getByRole('radio', { name: 'De eerste keer (zomertijd)' });
  const second = dialog.getByRole('radio', { name: 'Een uur later (wintertijd)' });
  await expect(first).toBeChecked();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeChecked();
  await expect(dialog.getByText('zondag 31 oktober 2032 om 02:30 (wintertijd)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Plannen' }).click();
  await expect(
    notice(page, /Gepland voor zondag 31 oktober 2032 om 02:30 \(wintertijd\)\./),
  ).toBeVisible();

  const id = new URL(page.url()).hash.split('/').at(-1);
  const { body } = await studioApi(studioUrl)<StudioPost>('GET', `posts/${id}`);
  expect(body.live.published_at).toBe('2032-10-31T01:30:00+00:00');
  await page.getByRole('button', { name: 'Plannen', exact: true }).click();
  await expect(second).toBeChecked();
});

test('a title that another post took meanwhile is refused in words, which then stand at its field', async ({
  page,
  studioUrl,
  startStudio,
}) => {
  const title = uniqueTitle('dezelfde titel');
  await writePost(page, studioUrl, title, 'Tekst.');
  const field = page.getByRole('textbox', { name: 'Titel' });
  await expect(field).toHaveAccessibleDescription(/^Wordt getoond als: /);
  const callOfBert = studioApi(await startStudio({ role: 'editor', name: 'Bert' }));
  const { id, revision } = await newDraft(callOfBert, { slug: title.replaceAll(' ', '-') });
  await callOfBert('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt: null });

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publiceren' });
  await dialog.getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Een ander artikel heeft deze titel al. Kies een andere.',
  );
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(field).toHaveAccessibleDescription(
    /Dit adres is al van een ander artikel\. Kies een andere titel\./,
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await field.fill(uniqueTitle('een andere titel'));
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
  await expect(field).toHaveCount(0);
  await callOfBert('DELETE', `posts/${id}`);
});
