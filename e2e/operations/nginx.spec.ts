import { SENT_TEXT } from '../../lib/contact/state';
import { CSP_HEADER } from '../../lib/requests/security/csp.mjs';
import { routes } from '../../lib/routes';
import { contactForm, newMessage, openContactForm } from '../contact/contact-form';
import { expectHydrated, watchViolations } from '../http/csp';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { type Nginx, startNginxBefore } from '../support/nginx';

embeddedBackendOnly();
// One worker, which starts nginx once.
test.describe.configure({ mode: 'default' });

let nginx: Nginx;

test.beforeAll(async () => {
  nginx = await startNginxBefore(sites.site);
});

test.afterAll(() => nginx.stop());

test('a page behind nginx hydrates under the CSP of the site', async ({ page }) => {
  const policy = (await fetch(sites.site)).headers.get(CSP_HEADER);
  expect((await fetch(nginx.url)).headers.get(CSP_HEADER)).toBe(policy);
  const violations = await watchViolations(page);
  await page.goto(nginx.url);
  await expectHydrated(page);
  expect(violations).toEqual([]);
});

test('contact form behind nginx sends a message with JavaScript', async ({ page }) => {
  const message = newMessage();
  const form = await openContactForm(page, nginx.url);
  await form.fill(message);
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contact form behind nginx sends a message', async ({ page }) => {
    const message = newMessage();
    await page.goto(nginx.url + routes.contact);
    const form = contactForm(page);
    await form.fill(message);
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(await messagesWithSubject(message.subject)).toHaveLength(1);
  });
});

test.describe('an error page of nginx', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] });

  test('an error page of nginx is styled, offers phone and e-mail, and requests no other file', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${nginx.url}/_next/image`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Deze pagina staat hier niet.',
    );
    await expect(page.getByRole('link', { name: /^012/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 244, 239)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(requested.filter((path) => path !== '/favicon.ico')).toEqual(['/_next/image']);
  });
});
