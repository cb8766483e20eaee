import type { Page } from 'playwright';
import { productHref, routes } from '../../../lib/routes.ts';

/** `prepare` is not measured; `opens` is the path of the page that `act` navigates to. */
export type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  opens?: string;
};

type Control = {
  role: Parameters<Page['getByRole']>[0];
  name: string;
  /** Name of the region that holds it; the page when absent. */
  region?: string;
};

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).tap();
const followInMenu = (link: string) => (page: Page) =>
  page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link, exact: true }).tap();
const submit: Control = { role: 'button', name: 'Bericht versturen' };
const details: Control = { role: 'link', name: 'Meer informatie' };
const comparison = 'Vergelijk wat u overweegt';
const planning = 'Plannen: sleep de week in elkaar';

export const interactions: Interaction[] = [
  { name: 'open the menu on a short page', path: routes.contact, act: openMenu },
  { name: 'open the menu on the longest page', path: routes.kiosken, act: openMenu },
  {
    name: 'close the menu on the longest page',
    path: routes.kiosken,
    prepare: openMenu,
    act: (page) => page.getByRole('button', { name: 'Close menu' }).tap(),
  },
  tap('choose a RAL colour', routes.kiosken, { role: 'radio', name: 'RAL 3020' }),
  tap('choose the other size', routes.kiosken, { role: 'radio', name: '55 inch' }),
  tap('compare a third product', routes.kiosken, {
    role: 'checkbox',
    name: 'Ceiling kiosk',
    region: comparison,
  }),
  tap('compare all properties', routes.kiosken, {
    role: 'checkbox',
    name: 'Toon alle eigenschappen',
    region: comparison,
  }),
  tap(
    'choose the side of a window',
    routes.kiosken,
    { role: 'radio', name: 'West' },
    'Hangt het scherm achter een raam?',
  ),
  tap('configure another model', routes.configurator, {
    role: 'radio',
    name: 'Clearvision double',
  }),
  tap(
    'configure another size',
    routes.configurator,
    { role: 'radio', name: '55 inch' },
    'Schermmaat',
  ),
  tap(
    'configure another colour',
    routes.configurator,
    { role: 'radio', name: 'RAL 3020' },
    'Kleur',
  ),
  tap('show the drawing', routes.configurator, { role: 'radio', name: 'Op schaal' }),
  tap('announce an emergency', routes.digitalSignage, {
    role: 'checkbox',
    name: 'Noodmelding',
    region: planning,
  }),
  type('type a subject', routes.contact, { role: 'textbox', name: 'Onderwerp' }),
  type('type a message', routes.contact, { role: 'textbox', name: 'Bericht' }),
  type('type a search', routes.search, { role: 'searchbox', name: 'Zoekwoorden' }),
  tap('send an empty form', routes.contact, submit),
  tap('tap the link to a product', routes.kiosken, details),
  { ...tap('go to a product', routes.kiosken, details), opens: productHref('brandvision') },
  ...goTo('a short page', { from: routes.kiosken, link: 'Support', opens: routes.support }),
  ...goTo('the longest page', { from: routes.contact, link: 'Kiosken', opens: routes.kiosken }),
  ...goTo('the configurator', {
    from: routes.contact,
    link: 'Configurator',
    opens: routes.configurator,
  }),
];

function controlOf(page: Page, { role, name, region }: Control) {
  const part = region ? page.getByRole('region', { name: region }) : page;
  return part.getByRole(role, { name }).first();
}

/** @param group of choices that is opened before */
function tap(name: string, path: string, control: Control, group?: string): Interaction {
  return {
    name,
    path,
    async prepare(page) {
      const region = control.region && page.getByRole('region', { name: control.region });
      // Loads what loads when it comes near.
      if (region) await region.scrollIntoViewIfNeeded();
      if (group) await page.locator('summary').filter({ hasText: group }).first().tap();
      await controlOf(page, control).scrollIntoViewIfNeeded();
    },
    act: (page) => controlOf(page, control).tap(),
  };
}

function type(name: string, path: string, control: Control): Interaction {
  return {
    name,
    path,
    prepare: (page) => controlOf(page, control).tap(),
    act: (page) => page.keyboard.type('Goedemiddag', { delay: 60 }),
  };
}

type Navigation = { from: string; link: string; opens: string };

/** The tap alone, which closes the menu; a first navigation; and one whose scripts and styles are loaded. */
function goTo(what: string, { from, link, opens }: Navigation): Interaction[] {
  const follow = followInMenu(link);
  return [
    { name: `tap the link to ${what}`, path: from, prepare: openMenu, act: follow },
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
