import { expect, type Page } from 'playwright/test';
import { PROJECT_PATH, PROPOSAL_PATH } from '../../../lib/business/project/path';
import { projectHref } from '../../../lib/business/project/project-query';
import { contactLimits } from '../../../lib/contact/fields';
import { storageKeys } from '../../../lib/platform/browser/storage';
import { productHref, routes, SIGNAGE_PLAYER_PATH } from '../../../lib/routes';
import { insertFlawedDraft, openPreviews } from '../../blog/previews';
import { configurator } from '../../configurator/configurator';
import { newMessage, openContactForm } from '../../contact/contact-form';
import { expectHydrated } from '../../http/csp';
import { fourShops } from '../../project/four-shops';
import { deletePost, publishPost } from '../../support/backend';
import { sites } from '../../support/fixtures';

/** A state whose texts appear only with JavaScript or after an action. */
type State = { name: string; reach: (page: Page) => Promise<unknown> };

const open = (page: Page, path: string) => page.goto(sites.site + path);

const openPreview = async (page: Page, slug: string) =>
  open(page, `${await openPreviews()}/${slug}`);

export const states: readonly State[] = [
  {
    name: 'the start page with its film playing',
    reach: async (page) => {
      await open(page, routes.home);
      await page.getByRole('button', { name: 'Video pauzeren' }).waitFor();
    },
  },
  {
    name: 'the start page with its film paused',
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, routes.home);
      await page.getByRole('button', { name: 'Video afspelen' }).waitFor();
    },
  },
  {
    name: 'a product in a colour of choice, with every answer open',
    reach: async (page) => {
      await open(page, productHref('clearvision'));
      await page.getByRole('radio', { name: 'RAL 3020' }).check();
      await page.getByText('Uw kleur:').waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
    },
  },
  {
    name: 'a product in a standard colour',
    reach: async (page) => {
      await open(page, productHref('touch-table'));
      await page.getByRole('radio', { name: 'RAL 9016' }).check();
      await page.getByText('Zonder meerprijs').waitFor();
    },
  },
  {
    name: 'the kiosks compared, advised and in a colour of choice',
    reach: async (page) => {
      await open(page, `${routes.kiosken}?vergelijk=brandvision+clearvision#vergelijken`);
      await page.getByRole('button', { name: 'Kopieer de link' }).waitFor();
      const advisers = page.getByRole('region', { name: 'Drie vragen' });
      for (const summary of await advisers.locator('summary').all()) await summary.click();
      await expect(advisers.getByText('Ons advies')).toHaveCount(3);
      // One is open at a time.
      await advisers.getByText('Hoe ver staan uw lezers?').click();
      await advisers.getByRole('spinbutton', { name: 'Regels tekst tegelijk' }).fill('80');
      await page.getByRole('textbox', { name: 'Andere RAL-kleur' }).fill('3005');
      await page.getByText('Wijnrood').waitFor();
    },
  },
  {
    name: 'the kiosks with one to compare, no tariff and a colour that does not exist',
    reach: async (page) => {
      await open(page, `${routes.kiosken}?vergelijk=brandvision#vergelijken`);
      await page.getByText('Kies er nog een model bij.').waitFor();
      await page.getByText('Wat kost de stroom per jaar?').click();
      await page.getByRole('spinbutton', { name: 'Tarief' }).fill('0');
      await page.getByRole('textbox', { name: 'Andere RAL-kleur' }).fill('9999');
      await page.getByText('staat niet in RAL Classic').waitFor();
    },
  },
  {
    name: 'the contact form left empty',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      await form.field('subject').fill('');
      await form.send();
      await form.failure.waitFor();
    },
  },
  {
    name: 'the contact form with texts that are too long',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      const { name, subject, message } = contactLimits;
      await form.fill({
        name: 'a'.repeat(name.max + 1),
        email: 'noor@bedrijf.example',
        subject: 'a'.repeat(subject.max + 1),
        message: 'a'.repeat(message.max + 2),
      });
      await form.send();
      await form.failure.waitFor();
    },
  },
  {
    name: 'the contact form with a wrong address',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      await form.fill({ ...newMessage(), email: 'noor' });
      await form.send();
      await form.failure.waitFor();
    },
  },
  {
    name: 'the contact form while it sends',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      await page.route('**', () => {});
      await form.fill(newMessage());
      await form.send();
      await expect(form.button).toBeDisabled();
    },
  },
  {
    name: 'the contact form that was sent',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      // The receipt repeats it.
      await form.fill({ ...newMessage(), subject: 'Offerte' });
      await form.send();
      await form.success.waitFor();
      // Random digits would look like a range or a large number now and then.
      await page.getByText(/^Uw kenmerk is/).evaluate((line) => {
        line.textContent = line.textContent?.replace(/\w{4}-\w{4}/, 'A1B2-C3D4') ?? '';
      });
    },
  },
  {
    name: 'the contact form that did not arrive',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      await form.fill(newMessage());
      await page.route('**', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await form.send();
      await form.failure.waitFor();
    },
  },
  {
    name: 'the contact form during a flood',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      const message = newMessage();
      await form.fill(message);
      await page.route('**', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const response = await route.fetch();
        const limited = `"status":"limited","values":${JSON.stringify(message)}`;
        const body = (await response.text()).replace('"status":"sent"', limited);
        await route.fulfill({ response, body });
      });
      await form.send();
      await form.failure.waitFor();
    },
  },
  {
    name: 'the contact form without a connection',
    reach: async (page) => {
      const form = await openContactForm(page, sites.site);
      await form.fill(newMessage());
      await page.context().setOffline(true);
      await form.send();
      await form.failure.waitFor();
    },
  },
  ...['kleur', 'garantie verlengen', 'stofzuiger'].map((query) => ({
    name: `the search for "${query}"`,
    reach: async (page: Page) => {
      await open(page, routes.search);
      await expectHydrated(page);
      await page.getByRole('searchbox').fill(query);
      await expect(page.getByRole('status')).toContainText(query);
    },
  })),
  {
    name: 'the planning of screens with an overlap, a long message and a restart',
    reach: async (page) => {
      await open(page, routes.digitalSignage);
      const view = (name: string) => page.getByRole('region', { name });
      await view('Maken').scrollIntoViewIfNeeded();
      await view('Maken').getByLabel('Kop').fill('Een twee drie vier vijf');
      await view('Maken').getByText('te veel voor één blik').waitFor();
      await view('Bewaken').scrollIntoViewIfNeeded();
      await view('Bewaken').getByRole('button', { name: 'Herstart op afstand' }).click();
      await view('Plannen').getByRole('combobox', { name: 'Tot' }).selectOption('11.00');
      await view('Plannen').getByText('dan speelt Koffie').waitFor();
    },
  },
  {
    name: 'the day of the planning on a screen of its own',
    reach: (page) => open(page, SIGNAGE_PLAYER_PATH),
  },
  {
    name: 'our own configurator with its script',
    reach: async (page) => {
      await open(page, routes.configurator);
      await configurator(page).isLive();
    },
  },
  {
    name: 'the cookie page with nothing remembered',
    reach: async (page) => {
      await open(page, routes.cookies);
      await page.getByText('Deze website bewaart nu niets op dit apparaat.').waitFor();
    },
  },
  {
    name: 'the cookie page with everything kept that can be',
    reach: async (page) => {
      const end = '2099-01-31T12:00:00Z';
      const choices = JSON.stringify({ kaart: end, agenda: end });
      for (const [kept, text] of [
        ['choices', choices],
        ['colour', '3020'],
        ['drafts', '{"/contact":{}}'],
        ['project', '1 versie=1&kiosk=model%3Dbrandvision'],
        ['changedHere', 'AAAA-AAAA'],
      ] as const) {
        const { name, storage } = storageKeys[kept];
        await page.addInitScript(`${storage}.setItem('${name}', '${text}')`);
      }
      await open(page, routes.cookies);
      await page.getByRole('button', { name: 'Alles wissen' }).waitFor();
    },
  },
  {
    name: 'a project with what its address gets wrong, and every choice open',
    reach: async (page) => {
      await open(
        page,
        `${projectHref(fourShops)}&kiosk=model%3Dzuil&kiosk=model%3Dtouch-table%26uren%3D24`,
      );
      await page.getByRole('button', { name: 'Bewaar het als uw project' }).waitFor();
      for (const summary of await page.getByRole('main').locator('summary').all()) {
        await summary.click();
      }
    },
  },
  {
    name: 'a project in a browser that stores nothing',
    reach: async (page) => {
      await page.addInitScript('delete Storage.prototype.setItem');
      await open(page, projectHref(fourShops));
      await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();
    },
  },
  {
    name: 'a Belgian project of many kiosks beside another one, in a browser with a project',
    reach: async (page) => {
      const { name, storage } = storageKeys.project;
      await page.addInitScript(
        `${storage}.setItem('${name}', '1 versie=1&kiosk=model%3Dwall-kiosk')`,
      );
      const many = { ...fourShops, country: 'be' as const, hasMaintenance: false };
      const lines = fourShops.lines.map((line) => ({ ...line, count: 4 }));
      const other = encodeURIComponent(projectHref(fourShops));
      await open(page, `${projectHref({ ...many, lines })}&naast=${other}`);
      await page.getByRole('link', { name: 'Naar uw eigen project' }).waitFor();
    },
  },
  {
    name: 'a project on paper',
    reach: (page) => open(page, projectHref(fourShops, PROPOSAL_PATH)),
  },
  {
    name: 'a project without kiosks',
    reach: async (page) => {
      await open(page, PROJECT_PATH);
      await page.getByRole('combobox', { name: 'Model en maat' }).waitFor();
    },
  },
  {
    name: 'the contact page with the map loaded',
    reach: async (page) => {
      await page.goto(sites.siteWithEmbeds + routes.contact);
      await page.getByRole('button', { name: 'Kaart laden' }).click();
      await page.locator('iframe').waitFor();
    },
  },
  {
    name: 'the dealers’ page with the agenda loaded',
    reach: async (page) => {
      await page.goto(sites.siteWithEmbeds + routes.action);
      await page.getByRole('button', { name: 'Agenda laden' }).click();
      await page.locator('iframe').waitFor();
    },
  },
  {
    name: 'the preview of a complete draft',
    reach: async (page) => openPreview(page, 'wat-een-kiosk-kost-in-vijf-jaar'),
  },
  {
    name: 'the preview of a draft with everything to mend',
    reach: async (page) => {
      const slug = await insertFlawedDraft();
      await openPreview(page, slug);
      await deletePost(slug);
    },
  },
  {
    name: 'the preview of a scheduled post',
    reach: async (page) => {
      const slug = await publishPost({ slug: 'gepland', published_at: '2099-05-03T07:05:00Z' });
      await openPreview(page, slug);
      await deletePost(slug);
    },
  },
  {
    name: 'a page that failed',
    reach: async (page) => {
      await page.addInitScript(
        'HTMLFieldSetElement.prototype.querySelector = () => { throw new Error("fault of the test"); }',
      );
      await open(page, routes.kiosken);
      await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor();
    },
  },
  {
    name: 'a site that failed',
    reach: async (page) => {
      await page.addInitScript(
        'Object.defineProperty(HTMLHtmlElement.prototype, "dataset", { value: new Proxy({}, { deleteProperty() { throw new Error("fault of the test"); } }) })',
      );
      await open(page, routes.support);
      await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor();
    },
  },
];
