import { type Browser, expect, type Page, test as playwrightTest } from 'playwright/test';
import { announcements, datesAhead } from '../../../app/action/campaign-labels';
import { campaign } from '../../../lib/business/site';
import { prefilledMessages } from '../../../lib/contact/prefilled-messages';
import { contactSubjects } from '../../../lib/contact/subjects';
import { routes } from '../../../lib/routes';
import { startSiteFromCopy } from '../../../packages/testbed/site-process.ts';
import { deletePost, isUniqueSlug, publishPost } from '../../support/backend';
import { randomClientIp, sites, skipBotDelay } from '../../support/fixtures';
import { allPaths, pagesWithEmbeds, SECOND_PAGE_OF_THE_BLOG } from './pages';
import { readPage } from './read-page';
import { states } from './states';
import type { DutchText } from './text';

/** Ends a worker that hangs; reading every page takes a minute or two. */
const TIMEOUT_MS = 1_200_000;

/** Playwright's test with every Dutch text of the site, read once per worker. */
export const test = playwrightTest.extend<object, { texts: DutchText[] }>({
  texts: [
    async ({ browser }, use) => {
      const [onPages, onStates, onCampaign] = await Promise.all([
        withSecondPageOfTheBlog(() => readPages(browser)),
        readStates(browser),
        readCampaign(browser),
      ]);
      await use([
        ...onPages,
        ...onStates,
        ...onCampaign,
        ...beforeCampaign(),
        ...filledInMessages(),
      ]);
    },
    { scope: 'worker', timeout: TIMEOUT_MS },
  ],
});

async function withSecondPageOfTheBlog<T>(work: () => Promise<T>): Promise<T> {
  const slug = await publishPost({ slug: 'oudste', published_at: '1998-01-01T00:00:00Z' });
  try {
    await expect
      .poll(async () => (await fetch(sites.site + SECOND_PAGE_OF_THE_BLOG)).status)
      .toBe(200);
    return await work();
  } finally {
    await deletePost(slug);
  }
}

/** Reads without JavaScript, because the HTML contains every text, also of folded parts. */
async function readPages(browser: Browser): Promise<DutchText[]> {
  const addresses = [
    ...(await allPaths()).map((path) => ({ place: path, address: sites.site + path })),
    ...pagesWithEmbeds.map((path) => ({
      place: `${path} with embeds`,
      address: sites.siteWithEmbeds + path,
    })),
  ];
  const page = await browser.newPage({ javaScriptEnabled: false });
  await leaveOutPictures(page);
  const texts: DutchText[] = [];
  for (const { place, address } of addresses) {
    // Waits for the styles: readPage separates texts by `display`.
    await page.goto(address);
    texts.push(...(await readPage(page, place, isUniqueSlug)));
  }
  await page.close();
  return texts;
}

/** Loads no picture and no film: they have no text that is read, and take most of the time of a page. */
async function leaveOutPictures(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.mp4'] });
}

async function readStates(browser: Browser): Promise<DutchText[]> {
  const texts: DutchText[] = [];
  for (const { name, reach } of states) {
    const page = await browser.newPage({ extraHTTPHeaders: randomClientIp() });
    await skipBotDelay(page);
    await reach(page);
    texts.push(...(await readPage(page, name, isUniqueSlug)));
    await page.close();
  }
  return texts;
}

/** Pages with a prefilled message differ from the contact page in its subject and text only. */
function filledInMessages(): DutchText[] {
  const subjects = Array.from(contactSubjects, ([name, text]) =>
    plainText(`the subject ${name}`, text),
  );
  const messages = Array.from(prefilledMessages, ([name, text]) =>
    text.split('\n').map((line) => plainText(`the message ${name}`, line)),
  );
  return [...subjects, ...messages.flat()];
}

/** Texts of the dealers' page before the campaign, which no clock setting can make a later build show. */
function beforeCampaign(): DutchText[] {
  const texts = [announcements.upcoming, ...datesAhead.upcoming.map(({ label }) => label)];
  return texts.map((text) => plainText(`${routes.action} before the campaign`, text));
}

function plainText(place: string, text: string): DutchText {
  return { place, text, isHeading: false, isInTable: false };
}

async function readCampaign(browser: Browser): Promise<DutchText[]> {
  const texts: DutchText[] = [];
  for (const day of [campaign.drawWeek.monday, '2099-01-01']) {
    const clock = {
      E2E_CLOCK: `${day}T12:00:00Z`,
      NODE_OPTIONS: '--import=./packages/testbed/shift-clock.ts',
    };
    const { buildFolder, variables } = sites;
    const site = await startSiteFromCopy({ buildFolder, variables: { ...variables, ...clock } });
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.url + routes.action);
    texts.push(...(await readPage(page, `${routes.action} on ${day}`, isUniqueSlug)));
    await page.close();
    await site.stop();
  }
  return texts;
}
