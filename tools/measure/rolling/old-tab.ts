import { chromium, type Page } from 'playwright';
import { SENT } from '../../../packages/testbed/contact-clients.ts';
import { randomClientIp } from '../../../packages/testbed/random-client-ip.ts';
import { findBrowser } from '../../../packages/testbed/system-packages/browser.ts';

const TIMEOUT_MS = 10_000;

const message = {
  Naam: 'Bezoeker',
  'E-mailadres': 'bezoeker@voorbeeld.example',
  Onderwerp: 'Van een oud tabblad',
  Bericht: 'Tekst',
};

/** Opens a browser tab that stays open during the deployment. */
export async function openTab(url: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const page = await browser.newPage({ extraHTTPHeaders: randomClientIp() });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${url}/contact`, { waitUntil: 'networkidle' });
  const files = (await page.content()).match(/\/_next\/static\/[^"\\)]+/g) ?? [];
  return {
    /** Tests the files of the old build, the form and the links, and closes the tab. */
    async findFaults() {
      const faults: string[] = [];
      for (const file of new Set(files)) {
        const { status } = await fetch(url + file);
        if (status !== 200) faults.push(`${file}: ${status}`);
      }
      await sendForm(page).catch((error) => faults.push(`form: ${error}`));
      await followLink(page).catch((error) => faults.push(`links: ${error}`));
      await browser.close();
      return faults;
    },
  };
}

/** Calls the server action of the old build. */
async function sendForm(page: Page) {
  for (const [name, value] of Object.entries(message)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await page.getByRole('status').filter({ hasText: SENT }).waitFor();
}

async function followLink(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Kiosken', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Kiosken' }).waitFor();
}
