import { type Composition, standardComposition } from '../../lib/business/configurator/composition';
import { priceOf } from '../../lib/business/configurator/price';
import { toQuery } from '../../lib/business/configurator/query';
import { formatPrice } from '../../lib/business/products/format';
import { site } from '../../lib/business/site';
import { routes } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { column, inTheWindow } from './compositions';
import { configurator, linkTo } from './configurator';

withAndWithoutJavaScript(() => {
  test('the configurator opens with the choices of its link, in a single request for a page', async ({
    page,
  }) => {
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(request.url());
    });
    await page.goto(linkTo(toQuery({ composition: inTheWindow })));
    const { chosen, openGroup, choice, price, photo, drawing, drawingView, summary } =
      configurator(page);
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
    await expect(photo).toHaveAttribute('src', /\/clearvision-hung-landscape-/);
    await expect(photo).toBeVisible();
    await drawingView.check();
    await expect(drawing).toHaveAccessibleName(/Clearvision, 55\sinch, liggend, hangend/);
    await expect(photo).toBeHidden();
    await expect(summary).toContainText('LG');
    expect(opened).toHaveLength(1);
  });

  test('the configurator leaves out and names choices of a link that are not available', async ({
    page,
  }) => {
    await page.goto(linkTo('model=wall-kiosk&maat=85&touch=2&merk=lg&kleur=9999'));
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

    await page.goto(linkTo('model=wall-kiosk&stand=liggend'));
    await expect(photo).toHaveAttribute('src', /\/wall-kiosk-landscape-9005-/);

    await page.goto(linkTo('model=clearvision&plaatsing=staalkabels&stand=liggend'));
    await expect(photo).toHaveAttribute('src', /\/clearvision-hung-landscape-9005-/);

    await page.goto(linkTo('model=touch-table&plaatsing=tafel-vlak'));
    await expect(drawing).toBeVisible();
    await expect(drawingView).toHaveCount(0);
    await expect(page.getByText('van deze uitvoering is er geen beeld')).toBeVisible();
  });
});

test.describe('configurator without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit shows the price of the choices and keeps the dealer', async ({ page }) => {
    await page.goto(linkTo('dealer=D-7'));
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
    await page.goto(linkTo('model=wall-kiosk&stand=liggend'));
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
