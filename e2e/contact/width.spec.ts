import type { Page } from 'playwright/test';
import { REQUEST_PATH } from '../../lib/business/configurator/request-path';
import { contactHref } from '../../lib/contact/contact-href';
import { contactLimits } from '../../lib/contact/fields';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { contactForm } from './contact-form';

const WIDTHS = [320, 360, 390, 768, 1440];
const LONG_LINK = `https://www.voorbeeldbedrijf.nl/${'map/'.repeat(20)}`;
const UNBROKEN = 'a'.repeat(contactLimits.message.max);

/** Whether anything sticks out of the window, and the form out of its column. */
async function expectToFit(page: Page, what: string) {
  const { form, field } = contactForm(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what} at ${width} px`).toBe(0);
    const [outer, inner] = [await form.boundingBox(), await field('message').boundingBox()];
    expect(inner?.width, `${what} at ${width} px`).toBeCloseTo(outer?.width ?? 0, 0);
    // A long word must not widen the column of the form at the cost of the one beside it.
    if (width === 1440) expect(outer?.width, what).toBeLessThan(900);
  }
}

test('the form with a prefilled request is never wider than the window', async ({ page }) => {
  const dealer = 'x'.repeat(100);
  await page.goto(`${REQUEST_PATH}?model=wall-kiosk&dealer=${dealer}`);
  await expect(contactForm(page).field('message')).toHaveValue(new RegExp(dealer));
  await expectToFit(page, 'a request with a link');
});

for (const path of [routes.contact, routes.action, contactHref('storing')]) {
  test(`the form on ${path} is never wider than the window, whatever is typed`, async ({
    page,
  }) => {
    await page.goto(path);
    const { field } = contactForm(page);
    for (const text of [LONG_LINK, UNBROKEN]) {
      await field('message').fill(text);
      await expectToFit(page, text.slice(0, 20));
    }
    for (const name of ['name', 'email', 'subject'] as const) await field(name).fill(UNBROKEN);
    await expectToFit(page, 'every field full');
  });
}
