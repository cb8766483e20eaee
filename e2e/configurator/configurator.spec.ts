import { storageKeys } from '../../lib/browser/storage';
import { CHOICE_MESSAGE } from '../../lib/configurator/choice-message';
import { type Composition, standardComposition } from '../../lib/configurator/composition';
import { priceOf } from '../../lib/configurator/price';
import { toQuery } from '../../lib/configurator/query';
import { contactHref } from '../../lib/contact/contact-href';
import { formatLongDate } from '../../lib/dates';
import { BUILT_IN_CONFIGURATOR_PATH } from '../../lib/frame-routes';
import { formatPrice } from '../../lib/products/format';
import { routes } from '../../lib/routes';
import { site } from '../../lib/site';
import { contactForm } from '../contact/contact-form';
import { watchViolations } from '../http/csp';
import { expectNoViolations } from '../quality/axe';
import { delayInFrames, layoutShifts } from '../quality/layout-shift';
import { expect, sites, test, withAndWithoutJavaScript } from '../support/fixtures';
import { createGate } from '../support/gate';
import { readHead } from '../support/head';
import { withoutScripts } from '../support/html';
import { watchNetwork } from '../support/network';
import { configurator, configuratorIn } from './configurator';

const column = standardComposition('brandvision');
const withEverything: Composition = {
  ...standardComposition('brandvision-double'),
  size: 55,
  touch: 2,
  colour: '6005',
  extras: ['dag-en-nacht', 'mediaspeler', 'privacyfilter', 'betaalhouder'],
};
const inTheWindow: Composition = {
  ...standardComposition('clearvision'),
  size: 55,
  mount: 'staalkabels',
  orientation: 'liggend',
  brand: 'LG',
  colour: '6005',
  extras: ['mediaspeler'],
};

const frameAddress = (query: URLSearchParams | string) => `${BUILT_IN_CONFIGURATOR_PATH}?${query}`;
const hostAddress = (query: URLSearchParams) => `${routes.configurator}?${query}`;

withAndWithoutJavaScript(() => {
  test('the configurator opens with the choices of its link', async ({ page }) => {
    await page.goto(frameAddress(toQuery({ composition: inTheWindow })));
    const { choice, price, photo, coat, drawing, summary } = configurator(page);
    for (const name of [
      /^Clearvision vanaf/,
      /^55\sinch/,
      /^Liggend/,
      /^Hangend aan staalkabels/,
    ]) {
      await expect(choice(name)).toBeChecked();
    }
    await expect(page.getByRole('checkbox', { name: 'Losse mediaspeler' })).toBeChecked();
    await expect(price).toContainText(formatPrice(priceOf(inTheWindow)));
    await expect(price).toContainText('7 weken');
    await expect(photo).toHaveAccessibleName(/Clearvision in RAL\s6005 mosgroen$/);
    await expect(coat).toHaveAttribute('fill', '#114232');
    await expect(drawing).toHaveAccessibleName(/Clearvision, 55\sinch, liggend, hangend/);
    await expect(summary).toContainText('Schermmerk');
    await expect(summary).toContainText('LG');
  });

  test('the configurator leaves out and names choices of a link that are not available', async ({
    page,
  }) => {
    await page.goto(frameAddress('model=wall-kiosk&maat=85&touch=2&merk=lg&kleur=9999'));
    const { choice, adjusted } = configurator(page);
    await expect(adjusted).toContainText('Aangepast: schermmaat, touchscreen en kleur.');
    for (const name of [/^Wall kiosk/, /^43\sinch/, 'Zonder touchscreen', /^LG/, /^RAL\s9005/]) {
      await expect(choice(name)).toBeChecked();
    }
  });

  test('/configurator opens with the choices of its link at once', async ({ page }) => {
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url());
    });
    await page.goto(hostAddress(toQuery({ composition: inTheWindow })));
    const { choice, price } = configuratorIn(page);
    await expect(choice(/^Clearvision vanaf/)).toBeChecked();
    await expect(choice(/^RAL\s6005/)).toBeChecked();
    await expect(price).toContainText(formatPrice(priceOf(inTheWindow)));
    expect(opened).toHaveLength(2);
  });

  test('the configurator names an unknown colour and keeps the previous one', async ({ page }) => {
    await page.goto(BUILT_IN_CONFIGURATOR_PATH);
    const { otherColour, showColour, colourError, price } = configurator(page);
    await otherColour.fill('RAL 9999');
    await showColour.click();
    await expect(colourError).toContainText(/RAL\s9999 staat niet in RAL Classic/);
    await expect(otherColour).toHaveAccessibleDescription(/staat niet in RAL Classic/);
    await expect(price).toContainText(formatPrice(priceOf(column)));

    await otherColour.fill('mosgroen');
    await showColour.click();
    await expect(page.getByRole('group', { name: /^Kleur: RAL\s6005 mosgroen$/ })).toBeVisible();
    await expect(colourError).toHaveCount(0);
  });

  test('an unavailable option of the configurator can be focused and says why', async ({
    page,
  }) => {
    await page.goto(BUILT_IN_CONFIGURATOR_PATH);
    const { choice } = configurator(page);
    await expect(choice('Liggend')).toHaveAttribute('aria-disabled', 'true');
    await expect(choice('Liggend')).toHaveAccessibleDescription('Brandvision is er alleen staand.');
    await expect(page.getByText('Brandvision is er alleen staand.')).toBeVisible();
    await choice('Liggend').focus();
    await expect(choice('Liggend')).toBeFocused();
  });
});

test.describe('configurator without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit shows the price of the choices and keeps the dealer', async ({ page }) => {
    await page.goto(frameAddress('dealer=D-7'));
    const { adjusted, choice, price, request } = configurator(page);
    await choice(/^Wall kiosk/).check();
    await choice(/^55\sinch/).check();
    await page.getByRole('checkbox', { name: 'Losse mediaspeler' }).check();
    await page.getByRole('button', { name: 'Reken opnieuw' }).click();
    const wall = standardComposition('wall-kiosk');
    const expected: Composition = { ...wall, size: 55, extras: ['mediaspeler'] };
    await expect(price).toContainText(formatPrice(priceOf(expected)));
    await expect(choice(/^Wall kiosk/)).toBeChecked();
    expect(new URL(page.url()).searchParams.get('dealer')).toBe('D-7');

    await expect(adjusted).toHaveCount(0);
    const mail = await page.getByRole('link', { name: 'mail ons' }).getAttribute('href');
    const body = new URL(mail ?? '').searchParams.get('body');
    expect(mail).toContain(`mailto:${site.email.info}?`);
    expect(body).toContain('Model: Wall kiosk, 55 inch\r\n');
    expect(body).toContain('Dealer: D-7');

    await request.click();
    await expect(contactForm(page).field('subject')).toHaveValue(
      'Samenstelling: Wall kiosk, 55 inch',
    );
    await expect(contactForm(page).field('message')).toHaveValue(
      /^Graag een offerte voor deze kiosk\.\n\nModel: Wall kiosk, 55 inch\n.*\nDealer: D-7\n/s,
    );
  });

  test('another model warns about choices that it does not have', async ({ page }) => {
    await page.goto(frameAddress('model=wall-kiosk&stand=liggend'));
    const { choice, adjusted } = configurator(page);
    await choice(/^Brandvision vanaf/).check();
    await page.getByRole('button', { name: 'Reken opnieuw' }).click();
    await expect(adjusted).toContainText('Aangepast: stand.');
  });

  test('no button is shown that needs JavaScript', async ({ page }) => {
    await page.goto(BUILT_IN_CONFIGURATOR_PATH);
    await expect(page.getByRole('button', { name: /Afdrukken|Deel/ })).toHaveCount(0);
  });
});

test('picture, price, delivery time and URL follow each choice without a request', async ({
  page,
}) => {
  await page.goto(BUILT_IN_CONFIGURATOR_PATH);
  const { choice, price, photo, coat, drawing, isLive } = configurator(page);
  await isLive();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requested.push(request.url());
  });
  await choice(/^Met touchscreen/).check();
  await expect(price).toContainText(formatPrice(2495 + 595));
  await choice(/^RAL\s3020/).check();
  await expect(price).toContainText(formatPrice(2495 + 595 + 245));
  await expect(price).toContainText('6 weken');
  await expect(photo).toHaveAccessibleName(/RAL\s3020 verkeersrood$/);
  await expect(coat).toHaveAttribute('fill', '#bb1e10');
  await choice(/^55\sinch/).check();
  await expect(drawing).toHaveAccessibleName(/55\sinch.*1\.920\smm hoog/);
  await choice(/^Philips/).check();
  await expect(drawing).toContainText('Philips');
  await page.getByRole('checkbox', { name: /^Houder voor een betaalautomaat/ }).check();

  const composition: Composition = {
    ...column,
    size: 55,
    touch: 1,
    brand: 'Philips',
    colour: '3020',
    extras: ['betaalhouder'],
  };
  await expect(price).toContainText(formatPrice(priceOf(composition)));
  await expect(page).toHaveURL(frameAddress(toQuery({ composition })));
  expect(requested).toEqual([]);
});

test('another model keeps the choices that it has', async ({ page }) => {
  await page.goto(frameAddress('model=wall-kiosk&stand=liggend&merk=lg&touch=1'));
  const { choice, adjusted, isLive } = configurator(page);
  await isLive();
  await choice(/^Ceiling kiosk/).check();
  await expect(choice(/^Liggend/)).toBeChecked();
  await expect(choice(/^LG/)).toBeChecked();
  await expect(choice('Zonder touchscreen')).toBeChecked();
  await expect(choice('Touchscreen aan één kant')).toHaveAccessibleDescription(
    'Ceiling kiosk hangt te hoog om aan te raken.',
  );
  await expect(adjusted).toContainText('Aangepast: touchscreen.');
  await choice(/^Wall kiosk/).check();
  await expect(adjusted).toHaveCount(0);
});

test('neither click nor keyboard selects an unavailable option', async ({ page }) => {
  await page.goto(BUILT_IN_CONFIGURATOR_PATH);
  const { choice, isLive } = configurator(page);
  await isLive();
  await choice('Liggend').click({ force: true });
  await expect(choice('Staand')).toBeChecked();
  await choice('Staand').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice('Liggend')).toBeFocused();
  await expect(choice('Staand')).toBeChecked();

  const holder = page.getByRole('checkbox', { name: 'Houder voor een betaalautomaat' });
  await holder.focus();
  await page.keyboard.press('Space');
  await expect(holder).not.toBeChecked();
  await choice(/^Met touchscreen/).focus();
  await page.keyboard.press('Space');
  await expect(choice(/^Met touchscreen/)).toBeChecked();
  await holder.focus();
  await page.keyboard.press('Space');
  await expect(holder).toBeChecked();
});

test('a choice made before hydration is kept', async ({ page }) => {
  const { opened, open } = createGate();
  await page.route('**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(BUILT_IN_CONFIGURATOR_PATH, { waitUntil: 'commit' });
  const { choice, price, isLive } = configurator(page);
  await choice(/^55\sinch/).check();
  await choice('Liggend').check({ force: true });
  open();
  await isLive();
  await expect(choice(/^55\sinch/)).toBeChecked();
  await expect(choice('Staand')).toBeChecked();
  await expect(price).toContainText(formatPrice(2995));
});

test('/configurator has the choices in its URL and restores them after reload and Back', async ({
  page,
}) => {
  await page.goto(routes.configurator);
  const { choice, isLive } = configuratorIn(page);
  await isLive();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requested.push(request.url());
  });
  await choice(/^Clearvision double/).check();
  const composition = standardComposition('clearvision-double');
  await expect(page).toHaveURL(hostAddress(toQuery({ composition })));
  expect(requested).toEqual([]);
  await page.reload();
  await expect(choice(/^Clearvision double/)).toBeChecked();
  await expect(page).toHaveURL(hostAddress(toQuery({ composition })));

  await isLive();
  await choice(/^55\sinch/).check();
  const larger = hostAddress(toQuery({ composition: { ...composition, size: 55 } }));
  await expect(page).toHaveURL(larger);
  // A link on /configurator that Next.js follows without loading a new document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken');
  await page.goBack();
  await expect(page).toHaveURL(larger);
  await expect(choice(/^55\sinch/)).toBeChecked();
  await expect(choice(/^Clearvision double/)).toBeChecked();
});

test('the header link to the open /configurator page keeps the choices and the URL', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${routes.configurator}?model=wall-kiosk&maat=55`);
  const { choice, isLive } = configuratorIn(page);
  await isLive();
  await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
  const wall: Composition = { ...standardComposition('wall-kiosk'), size: 55 };
  await expect(page).toHaveURL(hostAddress(toQuery({ composition: wall })));
  await expect(choice(/^Wall kiosk/)).toBeChecked();
  await expect(choice(/^55\sinch/)).toBeChecked();
});

test('the configurator restores the choices when the visitor returns by the header link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${routes.configurator}?model=wall-kiosk&maat=55&dealer=D-7`);
  const { choice, isLive } = configuratorIn(page);
  await isLive();
  await choice(/^RAL\s3020/).check();
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(routes.support);
  await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
  const chosen: Composition = { ...standardComposition('wall-kiosk'), size: 55, colour: '3020' };
  await expect(page).toHaveURL(hostAddress(toQuery({ composition: chosen })));
  await isLive();
  await expect(choice(/^Wall kiosk/)).toBeChecked();
  await expect(choice(/^RAL\s3020/)).toBeChecked();

  // A link with choices overrides the restored ones.
  await page.goto(`${routes.configurator}?model=clearvision`);
  await expect(choice(/^Clearvision vanaf/)).toBeChecked();
  await expect(choice(/^RAL\s9005/)).toBeChecked();
});

test('a late style sheet causes no layout shift in the configurator frame', async ({ page }) => {
  const headOf = async (path: string) => readHead(await (await page.request.get(path)).text());
  const around = await headOf(routes.configurator);
  const framed = await headOf(BUILT_IN_CONFIGURATOR_PATH);
  const own = framed.styleSheets.filter((path) => !around.styleSheets.includes(path));
  expect(own).not.toEqual([]);
  const release = await delayInFrames(page, own);
  await page.goto(routes.configurator, { waitUntil: 'commit' });
  await expect(page.getByTitle('Kioskconfigurator').contentFrame().locator('form')).toBeAttached();
  await release();
  await configuratorIn(page).isLive();
  const frame = page.frame({ url: `**${BUILT_IN_CONFIGURATOR_PATH}` });
  expect(frame && (await layoutShifts(frame))).toEqual([]);
});

test('the frame by itself restores its choices after reload and Back', async ({ page }) => {
  await page.goto(BUILT_IN_CONFIGURATOR_PATH);
  const { choice, price, isLive } = configurator(page);
  await isLive();
  await choice(/^55\sinch/).check();
  const address = frameAddress(toQuery({ composition: { ...column, size: 55 } }));
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(choice(/^55\sinch/)).toBeChecked();
  await page.goto(routes.contact);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(choice(/^55\sinch/)).toBeChecked();
  await expect(price).toContainText(formatPrice(2995));
});

test('/configurator passes the choices of its link to the frame without a Referer header', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'referrer', { get: () => '' });
  });
  // Chromium lets no script change this header.
  await page.route(sites.site + BUILT_IN_CONFIGURATOR_PATH, async (route) => {
    const { referer: _, ...headers } = await route.request().allHeaders();
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await page.goto(hostAddress(toQuery({ composition: inTheWindow, dealer: 'D-7' })));
  const { choice, summary } = configuratorIn(page);
  await expect(choice(/^RAL\s6005/)).toBeChecked();
  await expect(summary).toContainText('LG');
});

test('a message from another window changes no choice', async ({ page }) => {
  await page.goto(routes.configurator);
  const { choice, isLive } = configuratorIn(page);
  await isLive();
  await page.evaluate(
    (type) =>
      new Promise<void>((resolve) => {
        addEventListener('message', () => setTimeout(resolve), { once: true });
        postMessage({ type, query: 'model=wall-kiosk' }, '*');
      }),
    CHOICE_MESSAGE,
  );
  await expect(page).toHaveURL(routes.configurator);
  await choice(/^55\sinch/).check();
  const query = toQuery({ composition: { ...column, size: 55 } });
  await expect(page).toHaveURL(hostAddress(query));
});

test('a quote request is added to the contact form below the name typed before', async ({
  page,
}) => {
  await page.goto(contactHref('samenstelling'));
  const form = contactForm(page);
  // After hydration, when the form stores what is typed.
  await expect(async () => {
    await form.field('name').fill('Noor');
    const kept = await page.evaluate(
      (name) => sessionStorage.getItem(name),
      storageKeys.drafts.name,
    );
    expect(kept).toContain('Noor');
  }).toPass();
  await page.goto(`${routes.configurator}?model=wall-kiosk&touch=1&dealer=D-7`);
  const { choice, request, isLive } = configuratorIn(page);
  await expect(choice(/^Met touchscreen/)).toBeChecked();
  await isLive();
  await request.click();
  await expect(page).toHaveURL(contactHref('samenstelling'));
  await expect(form.field('name')).toHaveValue('Noor');
  await expect(form.field('subject')).toHaveValue('Samenstelling: Wall kiosk, 43 inch');
  await expect(form.field('message')).toHaveValue(/^Graag een offerte voor deze kiosk\.\n\nModel:/);
  await expect(form.field('message')).toHaveValue(/\nDealer: D-7\n/);
  const [, address = ''] = /(http\S+)$/.exec(await form.field('message').inputValue()) ?? [];
  expect(address).toContain(`${sites.site}${routes.configurator}?model=wall-kiosk`);
});

test('the configurator copies its link where the device cannot share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(frameAddress('model=touch-table'));
  const { isLive } = configurator(page);
  await isLive();
  await page.getByRole('button', { name: 'Deel de link' }).click();
  await expect(page.getByText('De link is gekopieerd.')).toBeVisible();
  const query = toQuery({ composition: standardComposition('touch-table') });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${sites.site}${routes.configurator}?${query}`,
  );
});

test('the printed configurator shows kiosk, price and company, and no controls', async ({
  page,
}) => {
  await page.goto(frameAddress(toQuery({ composition: withEverything, dealer: 'D-7' })));
  const { photo, drawing, summary, choice, isLive } = configurator(page);
  await isLive();
  await page.emulateMedia({ media: 'print' });
  await expect(photo).toBeVisible();
  await expect(drawing).toBeVisible();
  await expect(summary).toContainText(formatPrice(priceOf(withEverything)));
  await expect(summary).toContainText(
    `Samengesteld op ${formatLongDate(new Date().toISOString())}`,
  );
  await expect(summary.getByText(site.kvk)).toBeVisible();
  await expect(choice('Staand')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the configurator frame has a strict CSP, noindex, and may be framed by this site only', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const network = watchNetwork(page, sites.site);
  const response = await page.goto(frameAddress(toQuery({ composition: inTheWindow })));
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[\w+/=]+';/);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'self';");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toContain('no-store');
  expect(withoutScripts((await response?.text()) ?? '')).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  await configurator(page).isLive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel uw kiosk samen');
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  expect(violations).toEqual([]);
  expect(network.otherOrigins).toEqual([]);
  expect(await network.cookies()).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`the configurator at ${width} px has no accessibility violations, also with an unknown colour`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(frameAddress('ander-ral-nummer=9999'));
    await configurator(page).isLive();
    await expectNoViolations(page);
  });
}
