import type { Page } from 'playwright';

/** `prepare` is not measured; `opens` is the path of the page that `act` navigates to. */
export type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  opens?: string;
};

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).tap();
const details = (page: Page) => page.getByRole('button', { name: 'Meer informatie' }).first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const radio = (page: Page, name: string) => page.getByRole('radio', { name }).first();
const typeInto = (name: string) => ({
  path: '/contact',
  prepare: (page: Page) => field(page, name).tap(),
  act: (page: Page) => page.keyboard.type('Goedemiddag', { delay: 60 }),
});
const choose = (name: string) => ({
  path: '/kiosken',
  prepare: (page: Page) => radio(page, name).scrollIntoViewIfNeeded(),
  act: (page: Page) => radio(page, name).tap(),
});
const followInMenu = (link: string) => (page: Page) =>
  page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link, exact: true }).tap();

export const interactions: Interaction[] = [
  { name: 'open the menu on a short page', path: '/contact', act: openMenu },
  { name: 'open the menu on the longest page', path: '/kiosken', act: openMenu },
  {
    name: 'close the menu on the longest page',
    path: '/kiosken',
    prepare: openMenu,
    act: (page) => page.getByRole('button', { name: 'Close menu' }).tap(),
  },
  {
    name: 'open the sheet of a product',
    path: '/kiosken',
    prepare: (page) => details(page).scrollIntoViewIfNeeded(),
    act: (page) => details(page).tap(),
  },
  {
    name: 'close the sheet of a product',
    path: '/kiosken',
    prepare: (page) => details(page).tap(),
    act: (page) => page.getByRole('button', { name: 'Sluiten' }).tap(),
  },
  { name: 'choose a RAL colour', ...choose('RAL 3020') },
  { name: 'choose the other size', ...choose('55 inch') },
  { name: 'type a subject', ...typeInto('Onderwerp') },
  { name: 'type a message', ...typeInto('Bericht') },
  {
    name: 'send an empty form',
    path: '/contact',
    prepare: (page) =>
      page.getByRole('button', { name: 'Bericht versturen' }).scrollIntoViewIfNeeded(),
    act: (page) => page.getByRole('button', { name: 'Bericht versturen' }).tap(),
  },
  ...goTo('a short page', { from: '/kiosken', link: 'Support', opens: '/support' }),
  ...goTo('the longest page', { from: '/contact', link: 'Kiosken', opens: '/kiosken' }),
];

type Navigation = { from: string; link: string; opens: string };

/** A first and a repeated navigation, for which the scripts and styles of the page are loaded. */
function goTo(what: string, { from, link, opens }: Navigation): Interaction[] {
  const follow = followInMenu(link);
  return [
    { name: `go to ${what}`, path: from, prepare: openMenu, act: follow, opens },
    {
      name: `go to ${what} again`,
      path: from,
      prepare: async (page) => {
        await openMenu(page);
        await follow(page);
        await page.waitForURL(`**${opens}`);
        await openMenu(page);
        await followInMenu('Marktsegmenten')(page);
        await page.waitForURL('**/marktsegmenten');
        await openMenu(page);
      },
      act: follow,
      opens,
    },
  ];
}
