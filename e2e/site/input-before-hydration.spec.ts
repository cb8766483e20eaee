import type { Page } from 'playwright/test';
import { faultReport } from '../../lib/contact/fault-report';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, REACT_DIFFERENCE, test } from '../support/fixtures';
import { FRAMEWORK, holdBack } from '../support/gate';

test.describe('input before hydration', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('an open menu stays open', async ({ page }) => {
    const release = await holdFramework(page);
    // A page without posts: one that another test changes meanwhile is rendered anew, with a closed menu.
    await page.goto('/support', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await release();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  test('a chosen colour overrides the stored one', async ({ page }) => {
    await page.goto('/kiosken');
    await page.getByRole('radio', { name: 'RAL 5015' }).check();
    const release = await holdFramework(page);
    await page.reload({ waitUntil: 'commit' });
    const other = page.getByRole('radio', { name: 'RAL 3020' });
    await other.check();
    await release();
    await expect(other).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-ral', '3020');
  });

  test('a chosen colour reaches the configurator, also when the visitor leaves at once', async ({
    page,
  }) => {
    const release = await holdFramework(page);
    await page.goto('/kiosken/brandvision', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'RAL 3020' }).check();
    await page.getByRole('button', { name: 'Stel de Brandvision samen' }).click();
    await expect(page).toHaveURL(/\/configurator\?/);
    await release();
    await expect(page).toHaveURL(/model=brandvision&.*kleur=3020$/);
  });

  test('ticked models are compared', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/kiosken#vergelijken', { waitUntil: 'commit' });
    const comparison = page.getByRole('region', { name: 'Vergelijk wat u overweegt' });
    for (const name of ['Wall kiosk', 'Ceiling kiosk']) {
      await comparison.getByRole('checkbox', { name }).check();
    }
    await release();
    await expect(comparison.getByRole('columnheader', { name: 'Ceiling kiosk' })).toBeVisible();
    await expect(comparison.getByRole('columnheader', { name: 'Wall kiosk' })).toBeVisible();
  });

  test('a chosen picture shows on the screens', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/kiosken/wall-kiosk', { waitUntil: 'commit' });
    await ownPicture.choose(page);
    await release();
    await ownPicture.expectKept(page);
  });

  test('ticked steps appear in the message', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/support', { waitUntil: 'commit' });
    const fault = page.locator('details', { hasText: 'Het scherm blijft zwart' });
    await fault.getByText('Het scherm blijft zwart').click();
    await fault.getByRole('checkbox', { name: 'Zit de stekker' }).check();
    await release();
    await fault.getByRole('link', { name: 'Meld dat' }).click();
    await expect(contactForm(page).field('message')).toHaveValue(
      faultReport('Het scherm blijft zwart', ['Stekker en stopcontact gecontroleerd'], true),
    );
  });
});

const ownPicture = {
  choose: (page: Page) =>
    page.getByLabel('Uw beeld', { exact: true }).setInputFiles('app/apple-icon.png'),
  expectKept: (page: Page) =>
    expect(page.getByText('Uw beeld staat op de schermen van deze website.')).toBeVisible(),
};

/** A choice on each page with choices, and what shows afterwards that it counts. */
const choices: Record<
  string,
  { choose: (page: Page) => Promise<void>; expectKept: (page: Page) => Promise<void> }
> = {
  '/configurator': {
    choose: (page) => page.getByRole('radio', { name: 'Wall kiosk' }).check(),
    expectKept: async (page) => {
      await expect(page.getByRole('radio', { name: 'Wall kiosk' })).toBeChecked();
      await expect(page.getByRole('region', { name: 'Uw samenstelling' })).toContainText(
        'Wall kiosk',
      );
    },
  },
  '/kiosken/brandvision': {
    choose: (page) => page.getByRole('radio', { name: 'RAL 3020' }).check(),
    expectKept: async (page) => {
      await expect(page.getByRole('radio', { name: 'RAL 3020' })).toBeChecked();
      await expect(page.getByRole('main')).toContainText('Uw kleur: RAL\u00a03020.');
    },
  },
  '/kiosken': {
    async choose(page) {
      await page.getByRole('radio', { name: '55 inch' }).check();
      await page.getByRole('checkbox', { name: 'Wall kiosk' }).check();
      await page.getByText('Hoe ver staan uw lezers?').click();
    },
    async expectKept(page) {
      await expect(page.getByRole('radio', { name: '55 inch' })).toBeChecked();
      await expect(page.getByRole('columnheader', { name: 'Wall kiosk' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Leesafstand' })).toBeVisible();
    },
  },
  '/digital-signage': {
    choose: (page) => page.getByRole('radio', { name: '12.00 uur' }).check({ force: true }),
    expectKept: (page) => expect(page.getByRole('radio', { name: '12.00 uur' })).toBeChecked(),
  },
  '/digitaal-platform': {
    choose: (page) => page.getByRole('slider', { name: 'Plaats in het gesprek' }).fill('12'),
    expectKept: (page) =>
      expect(page.getByRole('slider', { name: 'Plaats in het gesprek' })).toHaveAttribute(
        'aria-valuetext',
        /^12 van/,
      ),
  },
  '/kiosken/wall-kiosk': ownPicture,
  '/zoeken': {
    choose: (page) => page.getByRole('searchbox', { name: 'Zoekwoorden' }).fill('garantie'),
    expectKept: (page) => expect(page.getByRole('list', { name: 'Gevonden' })).toBeVisible(),
  },
};

test.describe('input before hydration on a page whose text something else has changed', () => {
  // React renders such a page anew.
  test.use({ expectedConsoleErrors: [REACT_DIFFERENCE] });

  test('typed text keeps its place, the focus and the caret', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const { field } = contactForm(page);
    await field('name').fill('Jan de Boer');
    await field('message').fill('Twee kisken voor de hal');
    await field('message').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
    const first = await field('message').elementHandle();
    await linkOpeningHours(page);
    await release();
    expect(await first?.evaluate((area) => area.isConnected), 'still the first field').toBe(false);
    await expect(field('name')).toHaveValue('Jan de Boer');
    await expect(field('message')).toBeFocused();
    await page.keyboard.type('o');
    await expect(field('message')).toHaveValue('Twee kiosken voor de hal');
  });

  for (const [path, { choose, expectKept }] of Object.entries(choices)) {
    test(`a choice on ${path} counts`, async ({ page }) => {
      const release = await holdFramework(page);
      await page.goto(path, { waitUntil: 'commit' });
      await choose(page);
      await linkOpeningHours(page);
      await release();
      await expectKept(page);
    });
  }

  test('an open menu stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    const release = await holdFramework(page);
    await page.goto('/support', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await linkOpeningHours(page);
    await release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

/** Links times of day, as the data detectors of an iPhone do. */
async function linkOpeningHours(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByText(/\d\.30/)
    .first()
    .evaluate((element) => {
      const text = [...element.childNodes].find((node) => /\d\.30/.test(node.textContent ?? ''));
      const link = document.createElement('a');
      link.href = 'x-apple-data-detectors://0';
      text?.replaceWith(link);
      link.append(text ?? '');
    });
}

/** Holds back the framework. @returns a function that lets it load and waits for hydration */
async function holdFramework(page: Page) {
  const release = await holdBack(page, FRAMEWORK);
  return async () => {
    release();
    await expectHydrated(page);
  };
}
