import type { StudioPost } from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { newDraft, SOON, studioApi } from '../support/studio-api';
import { expectWellMade } from './accessible';
import { act, preview, waitUntilSaved } from './open-post';

embeddedBackendOnly();

test.use({ hasPreview: true });

test('what is chosen in the picture of a post stays in sight on the site', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, draft } = await newDraft(call);
  const stored = async () => (await call<StudioPost>('GET', `posts/${id}`)).body.draft?.image_url;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${studioUrl}#/blog/${id}`);
  const part = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(part('Midden')).toBeChecked();
  await part('Rechts').click();
  await page.keyboard.press('ArrowUp');
  await expect(part('Rechtsboven')).toBeFocused();
  await expect(part('Rechtsboven')).toBeChecked();
  await waitUntilSaved(page);
  await expect.poll(stored, SOON).toBe(`${draft.image_url}#focus=right-top`);
  const lead = preview(page).getByRole('img', { name: draft.image_alt ?? '' });
  await expect(lead).toHaveCSS('object-position', '100% 0%');
  await expectWellMade(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await act(page, 'Publiceren', 'Nu publiceren');
  const html = await (await fetch(`${sites.site}/blog/${draft.slug}`)).text();
  expect(html).toContain(`src="${draft.image_url}"`);
  expect(html).toMatch(/class="[^"]*right-top/);
  const shared = await fetch(`${sites.site}/blog/${draft.slug}/deelplaatje.jpg`);
  expect(shared.status).toBe(200);
  await call('DELETE', `posts/${id}`);
});

test('a picture in the text is as wide as the text where it is asked to be', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const picture =
    '<img src="/media/blog/de-juiste-kleur-op-staal.avif" alt="Staal" width="1600" height="900">';
  const { id } = await newDraft(call, { content: `<figure>${picture}</figure>` });
  const stored = async () => (await call<StudioPost>('GET', `posts/${id}`)).body.draft?.content;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).getByAltText('Staal').click();
  await page.getByRole('checkbox', { name: 'Niet breder dan de tekst' }).check();
  await expect.poll(stored, SOON).toBe(`<figure data-width="text">\n${picture}\n</figure>\n`);
  await page.getByRole('radio', { name: 'desktop' }).check();
  const figure = preview(page).locator('figure');
  await expect(figure).toHaveAttribute('data-width', 'text');
  expect(await figure.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(672);
  await expectWellMade(page);
  await call('DELETE', `posts/${id}`);
});
