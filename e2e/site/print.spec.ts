import type { Locator, Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { allPages } from '../support/pages';
import { printedSheets } from '../support/printed-sheets';

/** Answers and the like, but not the options of the configurator, whose summary is printed. */
const FOLDED = 'details:not(form *):visible > :not(summary)';

for (const path of allPages) {
  test(`printed ${path} has text on every sheet, the company, and no controls`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const shown = { visible: true };
    // The configurator prints its summary alone.
    const level = path === routes.configurator ? 2 : 1;
    await expect(page.getByRole('heading', { level }).filter(shown)).toHaveCount(1);
    const company = page.getByRole('contentinfo');
    await expect(company.getByText('KvK').filter(shown)).toHaveCount(1);
    const { bottom } = await edgesOf(company);
    const { top } = await edgesOf(page.getByRole('main'));
    expect(bottom, 'the letterhead ends above the page').toBeLessThanOrEqual(top);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeHidden();
    await expect(page.getByRole('button').filter(shown)).toHaveCount(0);
    await expect(page.getByRole('main').locator(FOLDED).filter({ visible: false })).toHaveCount(0);
    expect(await paleTexts(page), 'on white paper, for backgrounds are not printed').toEqual([]);
    const sheets = await printedSheets(page);
    expect(
      sheets.map(({ length }) => length),
      'texts on each sheet',
    ).not.toContain(0);
  });
}

test('texts that are animated on screen are complete in print', async ({ page }) => {
  await page.goto(routes.digitaalPlatform);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

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
      .filter((element) => luminance(getComputedStyle(element).color) > 0.183)
      .map((element) => `${getComputedStyle(element).color} ${ownText(element)}`);
  });
}
