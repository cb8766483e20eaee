import type { Page } from 'playwright/test';
import { productHref, routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { settle } from '../support/settled';

const advisers = (page: Page) => page.getByRole('region', { name: 'Drie vragen' });

async function open(page: Page, question: string, form: string) {
  await page.goto(routes.kiosken);
  await advisers(page).getByText(question).click();
  return advisers(page).getByRole('group', { name: form });
}

test('the reading distance adviser gives a letter height, a size and a model', async ({ page }) => {
  const form = await open(page, 'Hoe ver staan uw lezers?', 'Leesafstand');
  await form.getByRole('spinbutton', { name: 'Afstand tot de verste lezer' }).fill('3');
  await form.getByRole('spinbutton', { name: 'Regels tekst tegelijk' }).fill('20');
  const advice = form.getByRole('status').filter({ hasText: 'Ons advies' });
  await expect(advice).toContainText('Brandvision, 55\u00a0inch');
  await expect(advice).toContainText('Hoofdletters van 25\u00a0mm');
  await expect(form.getByRole('link', { name: 'Stel de Brandvision samen' })).toHaveAttribute(
    'href',
    /^\/configurator\?model=brandvision&maat=55/,
  );

  await form.getByRole('spinbutton', { name: 'Regels tekst tegelijk' }).fill('70');
  await expect(advice).toContainText('minder dan u wilt');

  await form.getByRole('spinbutton', { name: 'Afstand tot de verste lezer' }).fill('40');
  await expect(form).toContainText('Vul een getal in van 0,5 tot 15.');
  await expect(advice).toBeHidden();
});

test('the window adviser gives a brightness and a model', async ({ page }) => {
  const form = await open(page, 'Hangt het scherm achter een raam?', 'Helderheid achter het raam');
  const advice = form.getByRole('status').filter({ hasText: 'Ons advies' });
  await form.getByRole('radio', { name: 'West' }).check();
  await expect(advice).toContainText('Clearvision');
  await expect(advice).toContainText('Richtwaarde: 2.500–3.500\u00a0cd/m²');
  await form.getByRole('radio', { name: 'Zuid' }).check();
  await expect(advice).toContainText('onder de richtwaarde');
  await form.getByRole('radio', { name: 'Ook van binnen' }).check();
  await expect(advice).toContainText('Clearvision double');
  await form.getByRole('link', { name: 'Bekijk de Clearvision double' }).click();
  await expect(page).toHaveURL(productHref('clearvision-double'));
});

test('the power adviser gives consumption, costs and the most economical model', async ({
  page,
}) => {
  const form = await open(page, 'Wat kost de stroom per jaar?', 'Energie per jaar');
  const advice = form.getByRole('status').filter({ hasText: 'Ons advies' });
  await expect(advice).toContainText('Wall kiosk, 43\u00a0inch');
  await expect(advice).toContainText('329\u00a0kWh per jaar, ongeveer €\u00a099');
  await form.getByRole('radio', { name: 'Achter het raam' }).check();
  await form.getByRole('spinbutton', { name: 'Draaiuren per dag' }).fill('24');
  await form.getByRole('spinbutton', { name: 'Tarief' }).fill('0.25');
  await expect(advice).toContainText('Clearvision, 43\u00a0inch');
  await expect(advice).toContainText('1.577\u00a0kWh per jaar, ongeveer €\u00a0394');
});

test('the reader stands at the stated distance from the advised model, both at one scale', async ({
  page,
}) => {
  const form = await open(page, 'Hoe ver staan uw lezers?', 'Leesafstand');
  const scene = (distance: string) =>
    form.getByRole('img', { name: `een lezer op ${distance}\u00a0m` });
  const expectOneScale = async (distance: string) => {
    const heightOf = async (element: string) =>
      (await scene(distance).locator(element).boundingBox())?.height ?? 0;
    // The picture is 3,325 mm high. The reader is in a file of its own.
    await expect
      .poll(async () => (await heightOf('use')) - ((await heightOf('image')) * 1750) / 3325)
      .toBeCloseTo(0, -1);
  };
  await expectOneScale('3');
  await form.getByRole('spinbutton', { name: 'Afstand tot de verste lezer' }).fill('12');
  await expectOneScale('12');
  await expect(scene('3')).toBeHidden();
});

test('one adviser is open at a time, and each shows the model it advises', async ({ page }) => {
  const reading = await open(page, 'Hoe ver staan uw lezers?', 'Leesafstand');
  await expect(reading).toBeVisible();
  await advisers(page).getByText('Hangt het scherm achter een raam?').click();
  const window = advisers(page).getByRole('group', { name: 'Helderheid achter het raam' });
  await expect(window.locator('picture img').filter({ visible: true })).toHaveCount(1);
  await expect(reading).toBeHidden();
});

test('an adviser loads when its question is opened', async ({ page }) => {
  await page.goto(routes.kiosken);
  await settle(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await advisers(page).getByText('Wat kost de stroom per jaar?').click();
  await expect(advisers(page).getByRole('group', { name: 'Energie per jaar' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test.describe('advisers without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each question opens with its rule of thumb', async ({ page }) => {
    await page.goto(routes.kiosken);
    for (const [question, rule] of [
      ['Hoe ver staan uw lezers?', '25\u00a0mm letterhoogte voor elke 3\u00a0m'],
      ['Hangt het scherm achter een raam?', '2.500–3.500\u00a0cd/m² voor de meeste ramen'],
      ['Wat kost de stroom per jaar?', 'gedeeld door duizend'],
    ] as const) {
      await advisers(page).getByText(question).click();
      await expect(advisers(page).getByText(rule)).toBeVisible();
    }
  });
});
