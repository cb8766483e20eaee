import { site } from '../../lib/business/site';
import { routes } from '../../lib/routes';
import { configurator } from '../configurator/configurator';
import { contactForm } from '../contact/contact-form';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { settle } from '../support/settled';

for (const path of [routes.contact, routes.action, routes.support, routes.configurator]) {
  test(`${path} shows no frame without an embed URL`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('without CONFIGURATOR_URL /configurator is our own configurator', async ({ page }) => {
  await page.goto(routes.configurator);
  const { price, choice } = configurator(page);
  await expect(price).toBeVisible();
  await expect(choice(/^Brandvision vanaf/)).toBeChecked();
});

test('without MAP_EMBED_URL the drawn map is shown with the address', async ({ page }) => {
  await page.goto(routes.contact);
  await expect(page.getByRole('img', { name: /^Getekende kaart/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kaart laden' })).toHaveCount(0);
  const route = page.getByRole('region', { name: 'Zo vindt u ons' });
  await expect(route.getByText(site.address.street).first()).toBeVisible();
});

test('without DEALER_BOOKING_URL dealers register by form, phone or e-mail', async ({ page }) => {
  await page.goto(routes.action);
  const registration = page.getByRole('region', { name: 'Meld u aan als dealer' });
  await expect(contactForm(page).field('subject')).toHaveValue('Dealer worden');
  const phone = registration.getByRole('link', { name: site.phone.office.label });
  await expect(phone).toHaveAttribute('href', site.phone.office.href);
  const mail = registration.getByRole('link', { name: site.email.dealers });
  await expect(mail).toHaveAttribute('href', `mailto:${site.email.dealers}`);
});

withAndWithoutJavaScript(() => {
  test('without LIVE_CHAT_URL the chat button offers phone, e-mail and the assistant', async ({
    page,
  }) => {
    await page.goto(routes.support);
    const notice = page.getByText('Livechat is op dit moment niet bezet.');
    await expect(notice).toBeHidden();
    await page.getByText('Start livechat').click();
    await expect(notice).toBeVisible();
    const chat = page.getByRole('group').filter({ has: notice });
    for (const href of [
      site.phone.office.href,
      site.phone.assistant.href,
      `mailto:${site.email.support}`,
    ]) {
      await expect(chat.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});

test('without PARTNER_PORTAL_URL the portal link leads to how dealers get access', async ({
  page,
}) => {
  await page.goto(routes.support);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Naar het partnerportaal' })
    .click();
  await expect(page).toHaveURL(`${routes.action}#dealertoegang`);
  await expect(
    page.getByRole('heading', { name: 'Toegang tot het partnerportaal' }),
  ).toBeInViewport();
});
