import type { Page } from 'playwright/test';
import { pages } from '../../lib/pages/search/pages';
import type { StudioPost } from '../../packages/studio/shared/api';
import { embeddedBackendOnly, uniqueSlug } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { expectWellMade } from './accessible';
import { preview } from './open-post';

embeddedBackendOnly();

// A preview has loaded before the next one is asked for: a fifth of the pause is too short for that on a busy machine.
test.use({ isHurried: false, hasPreview: true });

const KIOSKS = pages.find(({ href }) => href === '/kiosken') ?? { name: '', about: '' };

/** Opens a new post with the cursor on an empty line below its text. */
async function openText(page: Page, studioUrl: string, content: string) {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content });
  await page.goto(`${studioUrl}#/blog/${id}`);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  const panel = page.getByRole('region', { name: 'Linkkaart' });
  // A click on a block that cannot be written in would select it.
  const last = content ? text.locator('p').last() : text;
  // A card at the start is selected until the editor knows of the click, and again when it takes the focus late: a key
  // would replace the card.
  await expect(async () => {
    await last.click();
    expect(await panel.count()).toBe(0);
  }).toPass();
  await page.keyboard.press('End');
  const stored = async () => (await call<StudioPost>('GET', `posts/${id}`)).body.draft?.content;
  return {
    text,
    panel,
    expectStored: (html: string) => expect.poll(stored).toBe(html),
    remove: async () => {
      // Its preview may be loading.
      await page.goto('about:blank');
      await call('DELETE', `posts/${id}`);
    },
  };
}

const card = (href: string, title: string, description: string) =>
  `<figure>\n<p><a href="${href}">${title}</a></p>\n<p>${description}</p>\n</figure>\n`;

test('a card of an own page is made from the menu of an empty line, changed and removed', async ({
  page,
  studioUrl,
}) => {
  const { text, panel, expectStored, remove } = await openText(page, studioUrl, '<p>Lees ook:</p>');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page
    .getByRole('menu', { name: 'Blok invoegen' })
    .getByRole('menuitem', { name: 'Linkkaart' })
    .click();
  await panel.getByRole('combobox', { name: 'Of een pagina van de site' }).selectOption('/kiosken');
  await expect(panel.getByRole('textbox', { name: 'Titel' })).toHaveValue(KIOSKS.name);
  await expect(panel.getByRole('textbox', { name: 'Beschrijving' })).toHaveValue(KIOSKS.about);
  await expectWellMade(page);
  await panel.getByRole('button', { name: 'Kaart zetten' }).click();
  await expectStored(`<p>Lees ook:</p>\n${card('/kiosken', KIOSKS.name, KIOSKS.about)}`);

  await expect(panel.getByText('/kiosken', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Wijzigen' }).click();
  await panel.getByRole('textbox', { name: 'Beschrijving' }).fill('Zeven modellen.');
  await page.keyboard.press('Enter');
  await expectStored(`<p>Lees ook:</p>\n${card('/kiosken', KIOSKS.name, 'Zeven modellen.')}`);
  const shown = preview(page).getByRole('article').getByRole('figure');
  await expect(shown.getByRole('link', { name: KIOSKS.name, exact: true })).toBeAttached();
  await expect(shown).toContainText('Zeven modellen.');

  await text.getByText('Lees ook:').click();
  // A link in the text of an editor leads nowhere.
  await text.getByRole('link', { name: KIOSKS.name }).click();
  await panel.getByRole('button', { name: 'Kaart weghalen' }).click();
  await expectStored('<p>Lees ook:</p>\n');
  await remove();
});

test('a card of an own post gets its title and excerpt, also when its address is typed', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const slug = uniqueSlug('kaartdoel');
  const excerpt = 'Wat er in het andere artikel staat.';
  const target = await newDraft(call, { slug, excerpt });
  await call('POST', `posts/${target.id}/publish`, {
    expectedRevision: target.revision,
    publishAt: null,
  });
  const { panel, expectStored, remove } = await openText(page, studioUrl, '');
  await page.getByRole('button', { name: 'Linkkaart' }).click();
  await panel.getByRole('textbox', { name: 'Adres', exact: true }).fill(`/blog/${slug}`);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('textbox', { name: 'Beschrijving' })).toHaveValue(excerpt);
  const title = await panel.getByRole('textbox', { name: 'Titel' }).inputValue();
  expect(title).toMatch(/^Kaartdoel/);
  await panel.getByRole('button', { name: 'Kaart zetten' }).click();
  await expectStored(card(`/blog/${slug}`, title, excerpt));
  await remove();
  await call('DELETE', `posts/${target.id}`);
});

test('a card of another site has the title that is typed, and shows its host', async ({
  page,
  studioUrl,
}) => {
  const { text, panel, expectStored, remove } = await openText(page, studioUrl, '');
  await page.getByRole('button', { name: 'Linkkaart' }).click();
  await panel.getByRole('textbox', { name: 'Adres', exact: true }).fill('www.example.com/regels');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Vul een titel in: die leest de bezoeker.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Titel' }).fill('De regels voor buitenreclame');
  await page.keyboard.press('Enter');
  const href = 'https://www.example.com/regels';
  await expectStored(
    `<figure>\n<p><a href="${href}">De regels voor buitenreclame</a></p>\n</figure>\n`,
  );
  const host = (figure: Element) => getComputedStyle(figure, '::after').content;
  expect(await text.getByRole('figure').evaluate(host)).toBe('"example.com"');
  const shown = preview(page).getByRole('article').getByRole('figure');
  await expect.poll(() => shown.evaluate(host)).toBe('"example.com"');
  await remove();
});

test('a card that was written by hand is a card, and one with more in it stays as it is', async ({
  page,
  studioUrl,
}) => {
  const written = card('/kiosken', 'Onze kiosken', 'Zeven modellen.');
  const other =
    '<figure><p><a href="/kiosken">Kiosken</a></p><p><em>Zeven</em> modellen</p></figure>\n';
  const { text, panel, expectStored, remove } = await openText(
    page,
    studioUrl,
    `${written}${other}<p>Einde</p>\n`,
  );
  await page.keyboard.type('.');
  await expectStored(`${written}${other}<p>Einde.</p>\n`);
  await text.getByRole('link', { name: 'Onze kiosken' }).click();
  await expect(panel.getByText('/kiosken', { exact: true })).toBeVisible();
  await text.getByText('Zeven', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Eigen HTML' })).toBeVisible();
  await remove();
});
