import type { StudioPost } from '../../studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { uniqueTitle } from './open-post';

embeddedBackendOnly();

test('a link leads to a post that is found by its title, and is called by it', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: '<p>Lees ook</p>' });
  const hidden = await newDraft(call, { slug: 'informatiezuil-zonder-bezoekers' });
  const savedText = async () => (await call<StudioPost>('GET', `posts/${id}`)).body.draft?.content;
  await page.goto(`${studioUrl}#/blog/${id}`);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('searchbox', { name: 'Of een bericht: zoek op titel' });
  const found = page.getByRole('list', { name: 'Gevonden berichten' });

  await search.fill(uniqueTitle('zo heet geen bericht'));
  await expect(page.getByText('Geen bericht op de site heeft deze titel.')).toBeVisible();
  await search.fill('Informatiezuil kost');
  await expect(found.getByRole('button')).toHaveText(['Wat Kost Een Informatiezuil']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await search.fill('informatiezuil');
  await expect(found).not.toContainText('Informatiezuil Zonder Bezoekers');
  await search.press('Enter');
  const address = page.getByRole('textbox', { name: 'Adres', exact: true });
  await expect(address).toHaveValue('/blog/wat-kost-een-informatiezuil');
  await address.press('Enter');
  await expect(text).toBeFocused();
  const link = '<a href="/blog/wat-kost-een-informatiezuil">Wat Kost Een Informatiezuil</a>';
  await expect.poll(savedText).toBe(`<p>Lees ook ${link}</p>\n`);
  for (const post of [id, hidden.id]) await call('DELETE', `posts/${post}`);
});
