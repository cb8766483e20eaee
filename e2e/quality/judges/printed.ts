import type { Locator, Page } from 'playwright/test';
import { routes } from '../../../lib/routes';
import { printedSheets } from '../../support/printed-sheets';

/** Answers and the like, but not the options of the configurator, whose summary is printed. */
const FOLDED = 'details:not(form *):visible > :not(summary)';

/** What is missing or too much on paper: text on every sheet, the company, no controls. */
export async function faultsInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const sheets = await printedSheets(page);
  const count = (parts: Locator, visible = true) => parts.filter({ visible }).count();
  // The configurator prints its summary alone.
  const level = new URL(page.url()).pathname === routes.configurator ? 2 : 1;
  const main = page.getByRole('main');
  const company = page.getByRole('contentinfo');
  const isRight = {
    'one main heading': (await count(page.getByRole('heading', { level }))) === 1,
    'the number of the company': (await count(company.getByText('KvK'))) === 1,
    'the letterhead above the page': (await edgesOf(company)).bottom <= (await edgesOf(main)).top,
    'no header': (await count(page.getByRole('banner'))) === 0,
    'no link to the content':
      (await count(page.getByRole('link', { name: 'Naar de inhoud' }))) === 0,
    'no buttons': (await count(page.getByRole('button'))) === 0,
    'nothing that paper leaves out': (await count(page.locator('.print\\:hidden'))) === 0,
    'nothing folded': (await count(main.locator(FOLDED), false)) === 0,
    'text on every sheet': sheets.every(({ length }) => length > 0),
  };
  const pale = await paleTexts(page);
  await page.emulateMedia({ media: 'screen' });
  return [
    ...Object.entries(isRight).flatMap(([what, is]) => (is ? [] : [`not: ${what}`])),
    // Backgrounds are not printed, but where a style says so.
    ...pale.map((text) => `pale on white paper: ${text}`),
  ];
}

function edgesOf(element: Locator) {
  return element.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return { top: top + Number.parseFloat(getComputedStyle(box).paddingTop), bottom };
  });
}

/** Texts with a contrast below 4.5 to white, that is a relative luminance above 0.183. */
function paleTexts(page: Page) {
  return page.evaluate(() => {
    const luminance = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, channel, index) => {
        const share = [0.2126, 0.7152, 0.0722][index] ?? 0;
        return sum + share * (Number(channel) / 255) ** 2.2;
      }, 0);
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ')
        .trim();
    return [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter((element) => ownText(element) && element.checkVisibility())
      .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
      .filter((element) => luminance(getComputedStyle(element).color) > 0.183)
      .map((element) => `${getComputedStyle(element).color} ${ownText(element)}`);
  });
}
