import type { Page } from 'playwright/test';
import { topics } from '../../app/support/topics';
import { faults } from '../../lib/business/content/faults';
import { products } from '../../lib/business/products/products';
import { contactHref } from '../../lib/contact/contact-href';
import { faultReport } from '../../lib/contact/fault-report';
import { prefilledMessages } from '../../lib/contact/prefilled-messages';
import { routes } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';

const [fault] = faults;
const address = contactHref('storing-zwart-scherm');

async function unfold(page: Page) {
  await page.goto(routes.support);
  const entry = page
    .getByRole('region', { name: topics.technicalSupport.title })
    .locator('details', { hasText: 'Het scherm blijft zwart' });
  await entry.getByText('Het scherm blijft zwart').click();
  return entry;
}

withAndWithoutJavaScript(() => {
  test('a fault leads to a prefilled message that its sender only completes', async ({ page }) => {
    const entry = await unfold(page);
    await entry.getByRole('link', { name: 'Meld dat het scherm zwart blijft' }).click();
    await expect(page).toHaveURL(address);
    const form = contactForm(page);
    await expect(form.field('subject')).toHaveValue('Storing: het scherm blijft zwart');
    await expect(form.field('message')).toHaveValue(
      prefilledMessages.get('storing-zwart-scherm') ?? '',
    );
  });
});

test('the message names exactly the steps that were ticked', async ({ page }) => {
  const entry = await unfold(page);
  await expectHydrated(page);
  await entry.getByRole('checkbox', { name: 'Zet de sleutelschakelaar uit' }).check();
  await entry.getByRole('checkbox', { name: 'Zit de stekker' }).check();
  await entry.getByRole('checkbox', { name: 'Zet de sleutelschakelaar uit' }).uncheck();
  await entry.getByRole('link', { name: 'Meld dat' }).click();
  await expect(contactForm(page).field('message')).toHaveValue(
    faultReport('Het scherm blijft zwart', [fault?.steps[0]?.tried ?? ''], true),
  );
});

test('text typed in a message stays when more steps are ticked', async ({ page }) => {
  await page.goto(address);
  await expectHydrated(page);
  await contactForm(page).field('message').fill('Sinds vanmiddag is het scherm zwart.');
  const entry = await unfold(page);
  await expectHydrated(page);
  await entry.getByRole('checkbox', { name: 'Zit de stekker' }).check();
  await entry.getByRole('link', { name: 'Meld dat' }).click();
  await expect(contactForm(page).field('message')).toHaveValue(
    'Sinds vanmiddag is het scherm zwart.',
  );
});

test('every fault and every manual links to its own message', async ({ request }) => {
  const html = await (await request.get(routes.support)).text();
  for (const { id, report } of faults) {
    expect(html).toMatch(new RegExp(`href="${contactHref(`storing-${id}`)}"[^>]*>${report}</a>`));
  }
  for (const { id, name } of products) {
    const link = `href="${contactHref(`handleiding-${id}`)}"[^>]*>Handleiding van de (?:<!-- -->)?${name}`;
    expect(html).toMatch(new RegExp(link));
  }
});
