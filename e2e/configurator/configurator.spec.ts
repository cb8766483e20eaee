import type { Page } from 'playwright/test';
import { storageKeys } from '../../lib/browser/storage';
import { type Composition, standardComposition } from '../../lib/configurator/composition';
import { priceOf } from '../../lib/configurator/price';
import { toQuery } from '../../lib/configurator/query';
import { contactHref } from '../../lib/contact/contact-href';
import { formatLongDate } from '../../lib/dates';
import { formatPrice } from '../../lib/products/format';
import { type ProductId, productIds, specs } from '../../lib/products/specs';
import { routes } from '../../lib/routes';
import { site } from '../../lib/site';
import { contactForm } from '../contact/contact-form';
import { expectStrictPolicy, watchViolations } from '../http/csp';
import { expectNoViolations } from '../quality/axe';
import { expect, sites, test, withAndWithoutJavaScript } from '../support/fixtures';
import { createGate } from '../support/gate';
import { withoutScripts } from '../support/html';
import { watchNetwork } from '../support/network';
import { configurator } from './configurator';

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

const address = (query: URLSearchParams | string) => `${routes.configurator}?${query}`;

withAndWithoutJavaScript(() => {
  test('the configurator opens with the choices of its link, in a single request for a page', async ({
    page,
  }) => {
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url());
    });
    await page.goto(address(toQuery({ composition: inTheWindow })));
    const { chosen, openGroup, choice, price, photo, drawing, summary } = configurator(page);
    await expect(choice(/^Clearvision vanaf/)).toBeChecked();
    await expect(chosen('Model')).toHaveText('Clearvision');
    await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
    await expect(chosen('Kleur')).toHaveText(/^RAL\s6005 mosgroen$/);
    await expect(chosen('Plaatsing')).toHaveText('Hangend aan staalkabels, liggend');
    await expect(chosen('Touchscreen')).toHaveText('Zonder touchscreen');
    await expect(chosen('Schermmerk')).toHaveText('LG');
    await expect(chosen('Opties')).toHaveText('Eén optie');
    await openGroup('Opties');
    await expect(page.getByRole('checkbox', { name: 'Losse mediaspeler' })).toBeChecked();
    await expect(price).toContainText(formatPrice(priceOf(inTheWindow)));
    await expect(price).toContainText('7 weken');
    await expect(drawing).toHaveAccessibleName(/Clearvision, 55\sinch, liggend, hangend/);
    await expect(photo).toBeHidden();
    await expect(summary).toContainText('LG');
    expect(opened).toHaveLength(1);
  });

  test('the configurator leaves out and names choices of a link that are not available', async ({
    page,
  }) => {
    await page.goto(address('model=wall-kiosk&maat=85&touch=2&merk=lg&kleur=9999'));
    const { chosen, adjusted } = configurator(page);
    await expect(adjusted).toContainText('Aangepast: schermmaat, touchscreen en kleur.');
    await expect(chosen('Model')).toHaveText('Wall kiosk');
    await expect(chosen('Schermmaat')).toHaveText(/^43\sinch$/);
    await expect(chosen('Touchscreen')).toHaveText('Zonder touchscreen');
    await expect(chosen('Schermmerk')).toHaveText('LG');
    await expect(chosen('Kleur')).toHaveText(/^RAL\s9005/);
  });

  test('the configurator names an unknown colour and keeps the previous one', async ({ page }) => {
    await page.goto(routes.configurator);
    const { openGroup, chosen, otherColour, showColour, colourError, price } = configurator(page);
    await openGroup('Kleur');
    await otherColour.fill('RAL 9999');
    await showColour.click();
    await expect(colourError).toContainText(/RAL\s9999 staat niet in RAL Classic/);
    await expect(otherColour).toHaveAccessibleDescription(/staat niet in RAL Classic/);
    await expect(price).toContainText(formatPrice(priceOf(column)));

    await otherColour.fill('mosgroen');
    await showColour.click();
    await expect(chosen('Kleur')).toHaveText(/^RAL\s6005 mosgroen$/);
    await expect(colourError).toHaveCount(0);
  });

  test('an unavailable option of the configurator can be focused and says why', async ({
    page,
  }) => {
    await page.goto(routes.configurator);
    const { openGroup, choice } = configurator(page);
    await openGroup('Plaatsing');
    await expect(choice('Liggend')).toHaveAttribute('aria-disabled', 'true');
    await expect(choice('Liggend')).toHaveAccessibleDescription(
      'De Brandvision is er alleen staand.',
    );
    await expect(page.getByText('De Brandvision is er alleen staand.')).toBeVisible();
    await choice('Liggend').focus();
    await expect(choice('Liggend')).toBeFocused();
  });

  test('the configurator keeps one group of options open at a time', async ({ page }) => {
    await page.goto(routes.configurator);
    const { openGroup, choice } = configurator(page);
    await expect(choice(/^Brandvision vanaf/)).toBeVisible();
    await openGroup('Schermmerk');
    await expect(choice('Samsung')).toBeVisible();
    await expect(choice(/^Brandvision vanaf/)).toBeHidden();
  });

  test('the kiosk is shown as a picture, or drawn to scale where there is no picture of it', async ({
    page,
  }) => {
    await page.goto(routes.configurator);
    const { photo, drawing, drawingView } = configurator(page);
    await expect(photo).toBeVisible();
    await expect(drawing).toBeHidden();
    await drawingView.check();
    await expect(drawing).toBeVisible();
    await expect(photo).toBeHidden();

    await page.goto(address('model=wall-kiosk&stand=liggend'));
    await expect(drawing).toBeVisible();
    await expect(drawingView).toHaveCount(0);
    await expect(page.getByText('van deze uitvoering is er geen beeld')).toBeVisible();
  });
});

test.describe('configurator without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit shows the price of the choices and keeps the dealer', async ({ page }) => {
    await page.goto(address('dealer=D-7'));
    const { adjusted, choose, chosen, price, request } = configurator(page);
    await choose('Model', /^Wall kiosk/);
    await choose('Schermmaat', /^55\sinch/);
    await choose('Opties', 'Losse mediaspeler');
    await page.getByRole('button', { name: 'Reken opnieuw' }).click();
    const wall = standardComposition('wall-kiosk');
    const expected: Composition = { ...wall, size: 55, extras: ['mediaspeler'] };
    await expect(price).toContainText(formatPrice(priceOf(expected)));
    await expect(chosen('Model')).toHaveText('Wall kiosk');
    const url = new URL(page.url());
    expect(url.pathname).toBe(routes.configurator);
    expect(url.searchParams.get('dealer')).toBe('D-7');

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
    await page.goto(address('model=wall-kiosk&stand=liggend'));
    const { choose, adjusted } = configurator(page);
    await choose('Model', /^Brandvision vanaf/);
    await page.getByRole('button', { name: 'Reken opnieuw' }).click();
    await expect(adjusted).toContainText('Aangepast: stand.');
  });

  test('no button is shown that needs JavaScript', async ({ page }) => {
    await page.goto(routes.configurator);
    await expect(page.getByRole('button', { name: /Afdrukken|Deel/ })).toHaveCount(0);
  });
});

test('picture, drawing, price, delivery time and URL follow each choice without a request', async ({
  page,
}) => {
  await page.goto(routes.configurator);
  const { choose, price, photo, coat, drawing, drawingView, isLive } = configurator(page);
  await isLive();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requested.push(request.url());
  });
  await choose('Touchscreen', /^Met touchscreen/);
  await expect(price).toContainText(formatPrice(2495 + 595));
  await choose('Kleur', /^RAL\s3020/);
  await expect(price).toContainText(formatPrice(2495 + 595 + 245));
  await expect(price).toContainText('6 weken');
  await expect(photo).toHaveAccessibleName(/RAL\s3020 verkeersrood$/);
  await expect(coat).toHaveAttribute('fill', '#bb1e10');
  await drawingView.check();
  await choose('Schermmaat', /^55\sinch/);
  await expect(drawing).toHaveAccessibleName(/55\sinch.*1\.920\smm hoog/);
  await choose('Schermmerk', /^Philips/);
  await expect(drawing).toContainText('Philips');
  await choose('Opties', /^Houder voor een betaalautomaat/);

  const composition: Composition = {
    ...column,
    size: 55,
    touch: 1,
    brand: 'Philips',
    colour: '3020',
    extras: ['betaalhouder'],
  };
  await expect(price).toContainText(formatPrice(priceOf(composition)));
  await expect(page).toHaveURL(address(toQuery({ composition })));
  expect(requested).toEqual([]);
});

test('another model keeps the choices that it has', async ({ page }) => {
  await page.goto(address('model=wall-kiosk&stand=liggend&merk=lg&touch=1'));
  const { choose, choice, chosen, openGroup, adjusted, isLive } = configurator(page);
  await isLive();
  await choose('Model', /^Ceiling kiosk/);
  await expect(adjusted).toContainText('Aangepast: touchscreen.');
  await expect(chosen('Plaatsing')).toHaveText(/liggend$/);
  await expect(chosen('Schermmerk')).toHaveText('LG');
  await expect(chosen('Touchscreen')).toHaveText('Zonder touchscreen');
  await openGroup('Touchscreen');
  await expect(choice('Touchscreen aan één kant')).toHaveAccessibleDescription(
    'De Ceiling kiosk hangt te hoog om aan te raken.',
  );
  await choose('Model', /^Wall kiosk/);
  await expect(adjusted).toHaveCount(0);
  await expect(chosen('Schermmerk')).toHaveText('LG');
  await expect(chosen('Plaatsing')).toHaveText('Aan de wand, staand');
});

test('neither click nor keyboard selects an unavailable option', async ({ page }) => {
  await page.goto(routes.configurator);
  const { choice, openGroup, isLive } = configurator(page);
  await isLive();
  await openGroup('Plaatsing');
  await choice('Liggend').click({ force: true });
  await expect(choice('Staand')).toBeChecked();
  await choice('Staand').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice('Liggend')).toBeFocused();
  await expect(choice('Staand')).toBeChecked();

  await openGroup('Opties');
  const holder = page.getByRole('checkbox', { name: 'Houder voor een betaalautomaat' });
  await holder.focus();
  await page.keyboard.press('Space');
  await expect(holder).not.toBeChecked();
  await openGroup('Touchscreen');
  await choice(/^Met touchscreen/).focus();
  await page.keyboard.press('Space');
  await expect(choice(/^Met touchscreen/)).toBeChecked();
  await openGroup('Opties');
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
  await page.goto(routes.configurator, { waitUntil: 'commit' });
  const { choose, choice, chosen, openGroup, price, isLive } = configurator(page);
  await choose('Schermmaat', /^55\sinch/);
  await openGroup('Plaatsing');
  await choice('Liggend').check({ force: true });
  open();
  await isLive();
  await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
  await expect(choice('Staand')).toBeChecked();
  await expect(price).toContainText(formatPrice(2995));
});

test('the configurator has the choices in its URL and restores them after reload and Back', async ({
  page,
}) => {
  await page.goto(routes.configurator);
  const { choose, chosen, isLive } = configurator(page);
  await isLive();
  await choose('Model', /^Clearvision double/);
  const composition = standardComposition('clearvision-double');
  await expect(page).toHaveURL(address(toQuery({ composition })));
  await page.reload();
  await expect(chosen('Model')).toHaveText('Clearvision double');
  await expect(page).toHaveURL(address(toQuery({ composition })));

  await isLive();
  await choose('Schermmaat', /^55\sinch/);
  const larger = address(toQuery({ composition: { ...composition, size: 55 } }));
  await expect(page).toHaveURL(larger);
  // A link that Next.js follows without loading a new document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken');
  await page.goBack();
  await expect(page).toHaveURL(larger);
  await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
  await expect(chosen('Model')).toHaveText('Clearvision double');
});

for (const start of [routes.configurator, address('model=wall-kiosk&maat=55')]) {
  test(`the header link to the open configurator keeps the choices and the URL, from ${start}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(start);
    const { choose, chosen, isLive } = configurator(page);
    await isLive();
    await choose('Model', /^Wall kiosk/);
    await choose('Schermmaat', /^55\sinch/);
    const wall: Composition = { ...standardComposition('wall-kiosk'), size: 55 };
    await expect(page).toHaveURL(address(toQuery({ composition: wall })));
    await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
    await expect(page).toHaveURL(address(toQuery({ composition: wall })));
    await expect(chosen('Model')).toHaveText('Wall kiosk');
    await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
  });
}

test('the configurator restores the choices when the visitor returns by the header link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${routes.configurator}?model=wall-kiosk&maat=55&dealer=D-7`);
  const { choose, chosen, isLive } = configurator(page);
  await isLive();
  await choose('Kleur', /^RAL\s3020/);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(routes.support);
  await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
  const restored: Composition = { ...standardComposition('wall-kiosk'), size: 55, colour: '3020' };
  await expect(page).toHaveURL(address(toQuery({ composition: restored })));
  await expect(chosen('Model')).toHaveText('Wall kiosk');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s3020/);

  // A link with choices overrides the restored ones.
  await page.goto(`${routes.configurator}?model=clearvision`);
  await expect(chosen('Model')).toHaveText('Clearvision');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s9005/);
});

test('a rare colour is restored too, and a colour chosen on another page replaces it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address('model=wall-kiosk&kleur=6005'));
  const { chosen, coat, isLive } = configurator(page);
  await isLive();
  await page.goto(routes.support);
  await page.goto(routes.configurator);
  await expect(chosen('Model')).toHaveText('Wall kiosk');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s6005 mosgroen$/);

  await page.goto(routes.kiosken);
  await page.getByRole('radio', { name: 'RAL 5015' }).check();
  await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
  await expect(chosen('Model')).toHaveText('Wall kiosk');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s5015/);
  await expect(coat).toHaveAttribute('fill', '#007cb0');
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
  const { chosen, request, isLive } = configurator(page);
  await expect(chosen('Touchscreen')).toHaveText('Met touchscreen');
  await isLive();
  await request.click();
  await expect(page).toHaveURL(contactHref('samenstelling'));
  await expect(form.field('name')).toHaveValue('Noor');
  await expect(form.field('subject')).toHaveValue('Samenstelling: Wall kiosk, 43 inch');
  await expect(form.field('message')).toHaveValue(/^Graag een offerte voor deze kiosk\.\n\nModel:/);
  await expect(form.field('message')).toHaveValue(/\nDealer: D-7\n/);
  const [, link = ''] = /(http\S+)$/.exec(await form.field('message').inputValue()) ?? [];
  expect(link).toContain(`${sites.site}${routes.configurator}?model=wall-kiosk`);
});

test('the configurator copies its link where the device cannot share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(address('model=touch-table'));
  const { isLive } = configurator(page);
  await isLive();
  await page.getByRole('button', { name: 'Deel de link' }).click();
  await expect(page.getByText('De link is gekopieerd.')).toBeVisible();
  const query = toQuery({ composition: standardComposition('touch-table') });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${sites.site}${routes.configurator}?${query}`,
  );
});

test('the printed configurator is one sheet with wordmark, kiosk, price and company, and no controls', async ({
  page,
}) => {
  await page.goto(address(toQuery({ composition: withEverything, dealer: 'D-7' })));
  const { summary, stage, isLive } = configurator(page);
  await isLive();
  await page.emulateMedia({ media: 'print' });
  await expect(summary.getByRole('img', { name: site.name })).toBeVisible();
  await expect(summary.getByRole('img', { name: /^Visualisatie van/ })).toBeVisible();
  await expect(summary).toContainText(formatPrice(priceOf(withEverything)));
  await expect(summary).toContainText(
    `Samengesteld op ${formatLongDate(new Date().toISOString())}`,
  );
  await expect(summary.getByText(site.kvk)).toBeVisible();
  await expect(stage).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the summary says the price once', async ({ page }) => {
  await page.goto(address(toQuery({ composition: withEverything })));
  const text = await configurator(page).summary.textContent();
  expect(text?.split(formatPrice(priceOf(withEverything)))).toHaveLength(2);
});

test('the configurator with a choice has a strict CSP with a nonce and is not stored', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const network = watchNetwork(page, sites.site);
  const response = await page.goto(address(toQuery({ composition: inTheWindow })));
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expectStrictPolicy(policy);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/);
  expect(headers['cache-control']).toContain('no-store');
  expect(withoutScripts((await response?.text()) ?? '')).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  await configurator(page).isLive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel uw kiosk samen');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    sites.site + routes.configurator,
  );
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Configurator' }),
  ).toHaveAttribute('aria-current', 'page');
  expect(violations).toEqual([]);
  expect(network.otherOrigins).toEqual([]);
  expect(await network.cookies()).toEqual([]);
});

test.describe('on a desktop of 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the body of every model is at least 600 px high, and the page alone scrolls', async ({
    page,
  }) => {
    const { choose, stage, photo, isLive } = configurator(page);
    await page.goto(routes.configurator);
    await isLive();
    for (const model of productIds) {
      await choose('Model', new RegExp(`^${specs[model].name} vanaf`));
      const stageBox = await stage.boundingBox();
      expect(stageBox?.height, model).toBe(900 - 72);
      expect((stageBox?.width ?? 0) / 1440, model).toBeCloseTo(0.63, 1);
      const share = await bodyHeight(page, model);
      // A change of scale takes 0.3 s.
      await expect
        .poll(async () => (await photo.boundingBox())?.height ?? 0, model)
        .toBeGreaterThan(600 / share);
    }
    const scrollers = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) =>
            element.scrollHeight > element.clientHeight &&
            /auto|scroll/.test(getComputedStyle(element).overflowY),
        ).length,
    );
    expect(scrollers).toBe(0);
  });

  test('a person of 1.75 m stands beside the picture, on its floor and its scale', async ({
    page,
  }) => {
    const { photo, person, drawingView } = configurator(page);
    await page.goto(address('model=brandvision'));
    const picture = await photo.boundingBox();
    const beside = await person.locator('use').boundingBox();
    // The picture is 2.18 m high, its lower edge 0.26 m below the floor.
    const metre = (picture?.height ?? 0) / 2.18;
    expect((beside?.height ?? 0) / metre).toBeCloseTo(1.75, 1);
    const feet = (beside?.y ?? 0) + (beside?.height ?? 0);
    const floor = (picture?.y ?? 0) + (picture?.height ?? 0) - 0.26 * metre;
    expect(Math.abs(feet - floor)).toBeLessThan(4);
    await drawingView.check();
    await expect(person).toBeHidden();
  });
});

/** The height of the coated body as a share of that of the picture, from the mask that recolours it. */
function bodyHeight(page: Page, model: ProductId): Promise<number> {
  return page.evaluate(async (url) => {
    const mask = new Image();
    mask.src = url;
    await mask.decode();
    const { width, height } = mask;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    );
    context?.drawImage(mask, 0, 0);
    const alpha = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
      Array.from({ length: width }, (_, x) => alpha[4 * (y * width + x) + 3] ?? 0).some(
        (coverage) => coverage > 128,
      ),
    );
    return ((rows.at(-1) ?? 0) - (rows[0] ?? 0) + 1) / height;
  }, `/pictures/products/${model}-mask-400.avif`);
}

for (const width of [360, 1440]) {
  test(`the configurator at ${width} px has no accessibility violations, in every group and with an unknown colour`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('ander-ral-nummer=9999'));
    const { openGroup, isLive } = configurator(page);
    await isLive();
    for (const group of ['Kleur', 'Model', 'Plaatsing', 'Opties'] as const) {
      await openGroup(group);
      await expectNoViolations(page);
    }
  });
}
