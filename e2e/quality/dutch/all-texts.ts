import { type Browser, expect, test as playwrightTest } from 'playwright/test';
import { announcements, datesAhead } from '../../../app/action/campaign-labels';
import { prefilledMessages } from '../../../lib/contact/prefilled-messages';
import { contactSubjects } from '../../../lib/contact/subjects';
import { routes } from '../../../lib/routes';
import { campaign } from '../../../lib/site';
import { startSiteFromCopy } from '../../../scripts/harness/site-process.ts';
import { deletePost, isUniqueSlug, publishPost } from '../../support/backend';
import { randomClientIp, sites, takeTime } from '../../support/fixtures';
import { allPaths, pagesWithEmbeds, SECOND_PAGE_OF_THE_BLOG } from './pages';
import { readPage } from './read-page';
import { states } from './states';
import type { DutchText } from './text';

/** Of reading every page; no promise, it only ends what hangs. */
const TIME_LIMIT_MS = 1_200_000;

/** Playwright's test with every Dutch text of the site, read once for all tests of a file. */
export const test = playwrightTest.extend<object, { texts: DutchText[] }>({
  texts: [
    async ({ browser }, use) => {
      const onPages = await withSecondPageOfTheBlog(() => readPages(browser));
      const onStates = await readStates(browser);
      const onCampaign = await readCampaign(browser);
      await use([
        ...onPages,
        ...onStates,
        ...onCampaign,
        ...beforeCampaign(),
        ...filledInMessages(),
      ]);
    },
    { scope: 'worker', timeout: TIME_LIMIT_MS },
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

/** Without JavaScript: what the server sends is complete, and everything folded in is there. */
async function readPages(browser: Browser): Promise<DutchText[]> {
  const addresses = [
    ...(await allPaths()).map((path) => ({ place: path, address: sites.site + path })),
    ...pagesWithEmbeds.map((path) => ({
      place: `${path} with embeds`,
      address: sites.siteWithEmbeds + path,
    })),
  ];
  const page = await browser.newPage({ javaScriptEnabled: false });
  const texts: DutchText[] = [];
  for (const { place, address } of addresses) {
    // Until the styles are there too: they tell where one text ends and the next begins.
    await page.goto(address);
    texts.push(...(await readPage(page, place, isUniqueSlug)));
  }
  await page.close();
  return texts;
}

async function readStates(browser: Browser): Promise<DutchText[]> {
  const texts: DutchText[] = [];
  for (const { name, reach } of states) {
    const page = await browser.newPage({ extraHTTPHeaders: randomClientIp() });
    await takeTime(page);
    await reach(page);
    texts.push(...(await readPage(page, name, isUniqueSlug)));
    await page.close();
  }
  return texts;
}

/** The pages that fill in a message are the contact page, but for its subject and its text. */
function filledInMessages(): DutchText[] {
  const subjects = Array.from(contactSubjects, ([name, text]) =>
    stripNbsp(`the subject ${name}`, text),
  );
  const messages = Array.from(prefilledMessages, ([name, text]) =>
    text.split('\n').map((line) => stripNbsp(`the message ${name}`, line)),
  );
  return [...subjects, ...messages.flat()];
}

/** What the dealers' page says before the campaign starts: no clock brings a build back to then. */
function beforeCampaign(): DutchText[] {
  const texts = [announcements.upcoming, ...datesAhead.upcoming.map(({ label }) => label)];
  return texts.map((text) => stripNbsp(`${routes.action} before the campaign`, text));
}

function stripNbsp(place: string, text: string): DutchText {
  return { place, text, isHeading: false, isInTable: false };
}

/** The dealers' page on the days after the campaign closed. */
async function readCampaign(browser: Browser): Promise<DutchText[]> {
  const texts: DutchText[] = [];
  for (const day of [campaign.drawWeek.monday, '2099-01-01']) {
    const clock = {
      E2E_CLOCK: `${day}T12:00:00Z`,
      NODE_OPTIONS: '--import=./scripts/harness/shift-clock.ts',
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
