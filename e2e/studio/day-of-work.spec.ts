import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { searchMessages, storeMessage } from './messages';
import { notice, uniqueTitle, waitUntilSaved } from './open-post';

embeddedBackendOnly();

/** What a person does besides typing texts. A choice in a list takes two clicks. */
class Hand {
  clicks = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator, options: Parameters<Locator['click']>[0] = {}) {
    this.clicks += 1;
    this.keys += options.modifiers?.length ?? 0;
    await target.click(options);
  }

  async choose(list: Locator, value: string) {
    this.clicks += 2;
    await list.selectOption(value);
  }

  async press(key: string) {
    this.keys += 1;
    await this.#page.keyboard.press(key);
  }

  async button(name: string, within: Page | Locator = this.#page) {
    await this.click(within.getByRole('button', { name, exact: true }));
  }
}

type Desk = { page: Page; hand: Hand; studioUrl: string };

/** The clicks and keys that docs/editing.md tells of a task. */
function told(task: string) {
  const table = readFileSync('docs/editing.md', 'utf8');
  const row = table.split('\n').find((line) => line.startsWith(`| ${task} `)) ?? '';
  const [, , clicks, keys] = row.split('|').map((cell) => cell.trim());
  return { clicks: Number(clicks), keys: Number(keys) };
}

const PICTURE =
  '<figure><img src="/media/blog/de-juiste-kleur-op-staal.avif" alt="Staal" width="1200" height="675"></figure>';
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });

/** Opens the list of posts, and from it a post with this text, as a person who sees it there. */
async function openPost(
  { page, hand, studioUrl }: Desk,
  { content = '<p>Tekst.</p>', live = false },
) {
  const call = studioApi(studioUrl);
  const title = uniqueTitle('dagelijks werk');
  const { id, revision } = await newDraft(call, { slug: title.replaceAll(' ', '-'), content });
  if (live) {
    await call('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt: null });
  }
  await page.goto(studioUrl);
  await hand.click(page.getByRole('link', { name: new RegExp(title, 'i') }));
  await expect(textOf(page)).toBeVisible();
}

/** Opens the list of messages with some of one subject. */
async function openInbox({ page, studioUrl }: Desk, count: number) {
  const word = randomUUID();
  for (let number = count; number > 0; number -= 1) {
    await storeMessage({ subject: `${number} ${word}` });
  }
  await page.goto(`${studioUrl}#/postvak`);
  const list = page.getByRole('region', { name: 'Lijst' });
  await searchMessages(list, word, count);
  return {
    item: (number: number) => list.getByRole('button', { name: `${number} ${word}` }),
    box: (number: number) => list.getByRole('checkbox', { name: `Kies ${number} ${word}` }),
  };
}

async function publish({ page, hand }: Desk) {
  await hand.button('Publiceren');
  await hand.button('Nu publiceren', page.getByRole('dialog'));
  await expect(notice(page, /^Gepubliceerd\./)).toBeVisible();
}

async function choosePicture({ page, hand }: Desk) {
  const pictures = page.getByRole('dialog', { name: 'Afbeelding kiezen' }).getByRole('listitem');
  // Other tests add pictures without a description.
  const other = pictures.filter({ hasNotText: /juiste kleur|beschrijving ontbreekt/i });
  await hand.click(other.first().getByRole('button'));
}

const TASKS: Record<string, (desk: Desk) => Promise<void>> = {
  'write and publish a post with a picture': async (desk) => {
    const { page, hand, studioUrl } = desk;
    await page.goto(studioUrl);
    await hand.button('Nieuw artikel');
    const title = page.getByRole('textbox', { name: 'Titel' });
    await expect(title).toBeFocused();
    await page.keyboard.type(uniqueTitle('geschreven'));
    await hand.click(textOf(page));
    await page.keyboard.type('Een kiosk staat in weer en wind.');
    await hand.press('Enter');
    await hand.button('Blok invoegen');
    await hand.click(page.getByRole('menuitem', { name: 'Afbeelding' }));
    await choosePicture(desk);
    await waitUntilSaved(page);
    await publish(desk);
  },
  'correct a published post': async (desk) => {
    await openPost(desk, { live: true });
    await desk.hand.click(textOf(desk.page));
    await desk.page.keyboard.type('Beter. ');
    await waitUntilSaved(desk.page);
    await publish(desk);
  },
  'plan a post': async (desk) => {
    const { page, hand } = desk;
    await openPost(desk, {});
    await hand.button('Plannen');
    const dialog = page.getByRole('dialog');
    const time = dialog.getByLabel('Zichtbaar vanaf (Nederlandse tijd)');
    await hand.click(time);
    await time.fill('2035-05-03T09:00');
    await hand.button('Plannen', dialog);
    await expect(notice(page, /^Gepland voor/)).toBeVisible();
  },
  'answer a message': async (desk) => {
    const { page, hand } = desk;
    const { item } = await openInbox(desk, 1);
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        // No mail program opens.
        if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
      }),
    );
    await hand.click(item(1));
    await hand.click(page.getByRole('link', { name: 'Beantwoorden per mail' }));
    await hand.button('Zet op beantwoord', page.getByRole('article'));
    await expect(page.getByText(/^Beantwoord op /)).toBeVisible();
  },
  'mark 20 messages as spam': async (desk) => {
    const { page, hand } = desk;
    const { box } = await openInbox(desk, 20);
    await hand.click(box(1));
    await hand.click(box(20), { modifiers: ['Shift'] });
    await hand.button('Zet op spam');
    await expect(notice(page, /^20\u00a0berichten staan op spam/)).toBeVisible();
  },
  'assign a message to oneself': async (desk) => {
    const { page, hand } = desk;
    const { item } = await openInbox(desk, 1);
    await hand.click(item(1));
    await hand.button('Aan mij toewijzen', page.getByRole('article'));
    await expect(page.getByText('Toegewezen aan Anna.', { exact: true })).toBeVisible();
  },
  'undo a publication': async (desk) => {
    await openPost(desk, { live: true });
    await desk.hand.button('Intrekken');
    await desk.hand.button('Intrekken', desk.page.getByRole('dialog'));
    await expect(notice(desk.page, /^Ingetrokken\./)).toBeVisible();
  },
  'rename a post, its old address redirecting': async (desk) => {
    const { page, hand } = desk;
    await openPost(desk, { live: true });
    await hand.button('Hernoemen');
    const dialog = page.getByRole('dialog');
    await hand.click(dialog.getByRole('textbox', { name: 'Titel' }));
    await hand.press('ControlOrMeta+a');
    await page.keyboard.type(uniqueTitle('hernoemd'));
    await hand.button('Hernoemen', dialog);
    await expect(notice(page, /^Hernoemd\./)).toBeVisible();
  },
  'replace a picture in the text': async (desk) => {
    const { page, hand } = desk;
    await openPost(desk, { content: `<p>Eerst.</p>${PICTURE}<p>Daarna.</p>` });
    await hand.click(textOf(page).getByRole('img'));
    await hand.button('Andere afbeelding');
    await choosePicture(desk);
    await expect(textOf(page).getByRole('img')).not.toHaveAttribute('src', /de-juiste-kleur/);
    await expect(textOf(page).getByRole('img')).toHaveCount(1);
    await waitUntilSaved(page);
  },
  'make a card of a page of the site': async (desk) => {
    const { page, hand } = desk;
    await openPost(desk, {});
    await hand.click(textOf(page));
    await page.keyboard.press('ControlOrMeta+End');
    await hand.press('Enter');
    await hand.button('Blok invoegen');
    await hand.click(page.getByRole('menuitem', { name: 'Linkkaart' }));
    const panel = page.getByRole('region', { name: 'Linkkaart' });
    await hand.choose(panel.getByRole('combobox'), '/kiosken');
    await hand.button('Kaart zetten', panel);
    await expect(textOf(page).getByRole('figure')).toBeVisible();
    await waitUntilSaved(page);
  },
};

for (const [task, perform] of Object.entries(TASKS)) {
  test(`an editor needs as many clicks as docs/editing.md tells to ${task}`, async ({
    page,
    studioUrl,
  }) => {
    const hand = new Hand(page);
    await perform({ page, hand, studioUrl });
    expect({ clicks: hand.clicks, keys: hand.keys }).toEqual(told(task));
  });
}
