import type { StudioPost } from '../../packages/studio/shared/api';
import { embeddedBackendOnly, uniqueSlug } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';

embeddedBackendOnly();

test('a link leads to a post that visitors can read, is found by its title and is called by it', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const word = uniqueSlug('linkdoel');
  const shown = await newDraft(call, { slug: `${word}-voor-iedereen` });
  const hidden = await newDraft(call, { slug: `${word}-nog-niet` });
  const written = await newDraft(call, { content: '<p>Lees ook</p>' });
  const savedText = async () =>
    (await call<StudioPost>('GET', `posts/${written.id}`)).body.draft?.content;
  await call('POST', `posts/${shown.id}/publish`, {
    expectedRevision: shown.revision,
    publishAt: null,
  });
  await page.goto(`${studioUrl}#/blog/${written.id}`);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('searchbox', { name: 'Of een artikel: zoek op titel' });
  const found = page.getByRole('list', { name: 'Gevonden artikelen' }).getByRole('button');

  // Words of the text of the post, not of its title.
  await search.fill('inhoud van de test');
  await expect(page.getByText('Geen artikel op de site heeft deze titel.')).toBeVisible();
  await search.fill(word);
  await expect(found).toHaveText([/^Linkdoel .*Voor Iedereen$/]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await search.press('Enter');
  const address = page.getByRole('textbox', { name: 'Adres', exact: true });
  await expect(address).toHaveValue(`/blog/${word}-voor-iedereen`);
  await expect(found).toHaveAttribute('aria-pressed', 'true');
  await address.press('Enter');
  await expect(text).toBeFocused();
  await expect
    .poll(savedText)
    .toMatch(
      new RegExp(
        `^<p>Lees ook <a href="/blog/${word}-voor-iedereen">Linkdoel .*Voor Iedereen</a></p>\n$`,
      ),
    );
  for (const { id } of [shown, hidden, written]) await call('DELETE', `posts/${id}`);
});
