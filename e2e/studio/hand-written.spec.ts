import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, SOON, studioApi } from '../support/studio-api';
import { expectAccessible } from './accessible';

embeddedBackendOnly();

const TABLE =
  '<figure><table><tbody><tr><td>Wall</td></tr></tbody></table><figcaption>Maten</figcaption></figure>';

test('HTML that the editor has no tools for is shown, stays as it is, and can be changed in its source', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: `<p>Eerst.</p>${TABLE}<p>Daarna.</p>` });
  const stored = async () =>
    (await call<{ draft: { content: string } }>('GET', `posts/${id}`)).body.draft.content;
  await page.goto(`${studioUrl}#/blog/${id}`);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text.getByRole('figure').getByRole('cell', { name: 'Wall' })).toBeVisible();
  await text.getByText('Daarna.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' En verder.');
  await expect.poll(stored, SOON).toBe(`<p>Eerst.</p>\n${TABLE}\n<p>Daarna. En verder.</p>\n`);

  await text.getByText('Maten').click();
  const panel = page.getByRole('region', { name: 'Eigen HTML' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('textbox').fill(TABLE.replace('Wall', 'Zuil'));
  await expect(text.getByRole('cell', { name: 'Zuil' })).toBeVisible();
  await expect.poll(stored, SOON).toContain('Zuil');
  await panel.getByRole('button', { name: 'Blok weghalen' }).click();
  await expect.poll(stored, SOON).toBe('<p>Eerst.</p>\n<p>Daarna. En verder.</p>\n');
  await call('DELETE', `posts/${id}`);
});
