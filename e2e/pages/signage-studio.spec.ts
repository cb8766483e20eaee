import type { Locator, Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

const section = (page: Page, title: string) => page.getByRole('region', { name: title });
const planning = (page: Page) => section(page, 'Plannen: sleep de week in elkaar');
const block = (page: Page, name: string) =>
  planning(page).getByRole('button', { name, exact: true });
/** What happened, as it is read out. */
const said = (page: Page) => planning(page).getByRole('status').first();
const onScreen = (page: Page) =>
  planning(page)
    .locator('p')
    .filter({ hasText: /^\S+dag [\d.]+\suur:/ });
const dayColumn = (page: Page, day: string) => planning(page).getByRole('list', { name: day });

/** Scrolls to a view and waits for its script. */
async function open(page: Page, view = planning(page)) {
  await page.goto(routes.digitalSignage);
  await view.scrollIntoViewIfNeeded();
  await expect(view.locator('input').first()).toBeVisible();
}

/** Drags from the middle of the first element to the middle of the second, or by an offset in px. */
async function drag(page: Page, from: Locator, to: Locator | { x: number; y: number }) {
  await from.scrollIntoViewIfNeeded();
  const start = await middleOf(from);
  const end =
    'x' in to ? { x: start.x + to.x, y: start.y + to.y } : { ...(await middleOf(to)), y: start.y };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Height of an hour in px. */
async function hourHeight(page: Page) {
  const box = await dayColumn(page, 'zondag').boundingBox();
  return (box?.height ?? 0) / 14;
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('the buttons of the views are as high as those of the page', async ({ page }) => {
    await open(page);
    const watching = section(page, 'Bewaken: zie wat elk scherm afspeelt');
    await watching.scrollIntoViewIfNeeded();
    for (const button of [
      planning(page).getByRole('button', { name: 'Blok toevoegen' }),
      watching.getByRole('button', { name: 'Herstart op afstand' }),
      page.getByRole('link', { name: 'Plan een demo' }).first(),
    ]) {
      expect((await button.boundingBox())?.height).toBe(48);
    }
  });

  test('the calendar opens on Monday 8.00 and shows the screen of each hour that is chosen', async ({
    page,
  }) => {
    await open(page);
    await expect(onScreen(page)).toHaveText('maandag 8.00\u00a0uur: Verse broodjes');
    await planning(page).getByRole('slider', { name: 'Uur op het scherm' }).fill('720');
    await expect(onScreen(page)).toHaveText('maandag 12.00\u00a0uur: Lunch');
    await planning(page).getByRole('radio', { name: 'zondag' }).check({ force: true });
    await expect(onScreen(page)).toHaveText('zondag 12.00\u00a0uur: Gesloten');
  });

  test('a block that is dragged to another day and hour leaves the chosen hour empty', async ({
    page,
  }) => {
    await open(page);
    await drag(
      page,
      block(page, 'Verse broodjes, maandag 7.00 tot 10.00 uur'),
      dayColumn(page, 'zondag'),
    );
    await expect(block(page, 'Verse broodjes, zondag 7.00 tot 10.00 uur')).toBeVisible();
    await expect(onScreen(page)).toHaveText('maandag 7.00\u00a0uur: Gesloten');
    await drag(page, block(page, 'Verse broodjes, zondag 7.00 tot 10.00 uur'), {
      x: 0,
      y: 1.5 * (await hourHeight(page)),
    });
    await expect(block(page, 'Verse broodjes, zondag 8.30 tot 11.30 uur')).toBeVisible();
  });

  test('Escape during a drag puts the block back, and the rest of the drag moves nothing', async ({
    page,
  }) => {
    await open(page);
    const lunch = block(page, 'Lunch, maandag 12.00 tot 16.00 uur');
    await lunch.scrollIntoViewIfNeeded();
    const start = await middleOf(lunch);
    const sunday = await middleOf(dayColumn(page, 'zondag'));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(sunday.x, start.y, { steps: 5 });
    await expect(block(page, 'Lunch, zondag 12.00 tot 16.00 uur')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('Teruggezet: Lunch, maandag 12.00 tot 16.00 uur.');
    await page.mouse.move(sunday.x, start.y + 40);
    await page.mouse.up();
    await expect(lunch).toBeVisible();
    await expect(said(page)).toContainText('Teruggezet');
  });

  test('a block grows by its lower edge, and an overlap says which message plays', async ({
    page,
  }) => {
    await open(page);
    const bread = block(page, 'Verse broodjes, maandag 7.00 tot 10.00 uur');
    const grip = planning(page).locator('[data-grip]').first();
    await drag(page, grip, { x: 0, y: await hourHeight(page) });
    await expect(bread).toBeHidden();
    await expect(block(page, 'Verse broodjes, maandag 7.00 tot 11.00 uur, overlapt')).toBeVisible();
    await expect(said(page)).toContainText(
      'Van 10.00 tot 11.00 uur ook Koffie en taart: dan speelt Koffie en taart.',
    );
  });

  test('a block is drawn in an empty day, changed by its fields and removed', async ({ page }) => {
    await open(page);
    await drag(page, dayColumn(page, 'zondag'), { x: 0, y: 2 * (await hourHeight(page)) });
    await expect(block(page, 'Uw actie, zondag 13.00 tot 15.30 uur')).toBeVisible();
    await planning(page).getByRole('combobox', { name: 'Boodschap' }).selectOption('Lunch');
    await planning(page).getByRole('combobox', { name: 'Tot' }).selectOption('18.00');
    const changed = block(page, 'Lunch, zondag 13.00 tot 18.00 uur');
    await expect(changed).toBeVisible();
    const remove = planning(page).getByRole('button', { name: 'Blok verwijderen' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(changed).toBeHidden();
    await expect(remove).toBeFocused();
    await expect(planning(page).getByRole('combobox', { name: 'Dag' })).toBeEnabled();
    await planning(page).getByRole('button', { name: 'Begin opnieuw' }).click();
    await expect(said(page)).toHaveText('De voorbeeldweek staat er weer.');
  });

  test('an urgent message replaces what every screen shows', async ({ page }) => {
    await open(page);
    await planning(page).getByRole('checkbox', { name: 'Noodmelding' }).check();
    await expect(onScreen(page)).toHaveText('maandag 8.00\u00a0uur: Noodmelding');
    const wall = section(page, 'Bewaken: zie wat elk scherm afspeelt');
    await expect(wall.getByText('Verlaat')).toHaveCount(7);
    await planning(page).getByRole('checkbox', { name: 'Noodmelding' }).uncheck();
    await expect(wall.getByText('Verlaat')).toHaveCount(0);
  });

  test('by keyboard a block is found, picked up, moved, made longer and put down, and each step is read out', async ({
    page,
  }) => {
    await open(page);
    await planning(page).getByRole('radio', { name: 'zondag' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(block(page, 'Verse broodjes, maandag 7.00 tot 10.00 uur')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(block(page, 'Koffie en taart, dinsdag 10.00 tot 12.00 uur')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('Opgepakt: Koffie en taart, dinsdag');
    for (let day = 2; day < 7; day += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    const moved = block(page, 'Koffie en taart, zondag 9.30 tot 12.00 uur');
    await expect(moved).toBeFocused();
    await expect(moved).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Neergezet: Koffie en taart, zondag 9.30 tot 12.00 uur.');
    await expect(moved).toHaveAttribute('aria-pressed', 'false');
  });

  test('by keyboard Escape puts a block back, and Delete removes one and goes to the next', async ({
    page,
  }) => {
    await open(page);
    const bread = block(page, 'Verse broodjes, maandag 7.00 tot 10.00 uur');
    await bread.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(bread).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bread).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(bread).toBeHidden();
    await expect(block(page, 'Koffie en taart, maandag 10.00 tot 12.00 uur')).toBeFocused();
    await block(page, 'Laatste broden, zaterdag 15.00 tot 17.00 uur').focus();
    await page.keyboard.press('Delete');
    await expect(block(page, 'Koffie en taart, zaterdag 11.00 tot 15.00 uur')).toBeFocused();
  });

  test('the keys are explained once for the calendar, not at each block', async ({ page }) => {
    await open(page);
    const explained = planning(page).locator('[aria-describedby]');
    await expect(explained).toHaveCount(1);
    await expect(
      planning(page).getByRole('group', { name: /^Planning/ }),
    ).toHaveAccessibleDescription(/^Met het toetsenbord/);
  });

  test('the link of an empty day, or of a day with an urgent message, plays just that', async ({
    page,
  }) => {
    await open(page);
    await planning(page).getByRole('radio', { name: 'zondag' }).check({ force: true });
    const link = planning(page).getByRole('link', { name: 'Speel deze dag af' });
    const player = await page.context().newPage();
    const play = async () => {
      await player.goto('about:blank');
      await player.goto((await link.getAttribute('href')) ?? '');
      return player.getByRole('status');
    };
    await expect(await play()).toHaveText('Gesloten Morgen weer open om 7.00\u00a0uur');
    await planning(page).getByRole('checkbox', { name: 'Noodmelding' }).check();
    await expect(await play()).toContainText('Verlaat de winkel');
  });

  test('the wall agrees with the plan: coffee in two shops, and after closing time no light inside', async ({
    page,
  }) => {
    const wall = section(page, 'Bewaken: zie wat elk scherm afspeelt');
    await open(page);
    const hour = planning(page).getByRole('slider', { name: 'Uur op het scherm' });
    await hour.fill('600');
    await expect(wall.locator('svg').getByText('taart')).toHaveCount(4);
    await expect(wall.getByText('Nog', { exact: true })).toHaveCount(3);
    await wall.getByRole('radio', { name: 'Houten, raam' }).check({ force: true });
    await expect(wall.getByRole('status')).toContainText('geen koffiehoek');
    await hour.fill('1080');
    await expect(wall.getByRole('radio', { name: / Uit$/ })).toHaveCount(4);
    await expect(wall.getByRole('radio', { name: / Gedimd$/ })).toHaveCount(3);
  });

  test('a message that is written on the template appears in the planning, with a warning above seven words', async ({
    page,
  }) => {
    const making = section(page, 'Maken: vul een sjabloon in');
    await open(page, making);
    await making.getByLabel('Kop').fill('Oliebollen');
    await making.getByLabel('Regel eronder').fill('Tien voor de prijs van acht');
    await expect(making.getByRole('status')).toHaveText('7 van 7 woorden: past in één blik.');
    await making.getByRole('radio', { name: 'Ochtend' }).check({ force: true });
    await making.getByLabel('Kop').fill('Warme oliebollen');
    await expect(making.getByRole('status')).toHaveText('8 van 7 woorden: te veel voor één blik.');
    await block(page, 'Uw actie, woensdag 13.00 tot 15.00 uur, overlapt').click();
    await expect(planning(page).locator('svg').getByText('oliebollen')).toBeVisible();
  });

  test('the screen without contact is restarted from a distance', async ({ page }) => {
    const wall = section(page, 'Bewaken: zie wat elk scherm afspeelt');
    await open(page, wall);
    await expect(wall.getByText('zeven van acht')).toBeVisible();
    await expect(wall.getByRole('radio', { name: 'Zeist, raam Geen contact' })).toBeChecked();
    const restart = wall.getByRole('button', { name: 'Herstart op afstand' });
    await restart.focus();
    await page.keyboard.press('Enter');
    await expect(wall.getByRole('status')).toContainText('Start opnieuw.');
    await expect(restart).toBeFocused();
    await expect(wall.getByText('acht van acht')).toBeVisible();
    await expect(restart).toBeDisabled();
    await expect(restart).toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap selects a block and a drag moves it; elsewhere a drag scrolls the page', async ({
    page,
  }) => {
    await open(page);
    const lunch = block(page, 'Lunch, maandag 12.00 tot 16.00 uur');
    await swipe(page, lunch, 60);
    await expect(lunch).toBeVisible();
    await lunch.tap();
    await expect(onScreen(page)).toHaveText('maandag 12.00\u00a0uur: Lunch');
    await swipe(page, lunch, -2 * (await hourHeight(page)));
    await expect(block(page, 'Lunch, maandag 10.00 tot 14.00 uur, overlapt')).toBeVisible();
  });

  test('an empty place is chosen by a tap and filled by a button', async ({ page }) => {
    await open(page);
    await planning(page).getByRole('radio', { name: 'zondag' }).check({ force: true });
    await dayColumn(page, 'zondag').tap();
    await expect(onScreen(page)).toHaveText('zondag 13.00\u00a0uur: Gesloten');
    await planning(page).getByRole('button', { name: 'Blok toevoegen' }).tap();
    await expect(block(page, 'Uw actie, zondag 13.00 tot 14.00 uur')).toBeVisible();
  });
});

/** Drags a finger from the middle of an element by so many px. */
async function swipe(page: Page, from: Locator, y: number) {
  const start = await middleOf(from);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x, y: start.y + distance }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share * y);
  await touch('touchEnd', y);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each view is a still that can be read', async ({ page }) => {
    await page.goto(routes.digitalSignage);
    await expect(onScreen(page)).toHaveText('maandag 8.00\u00a0uur: Verse broodjes');
    await expect(dayColumn(page, 'maandag').getByRole('listitem')).toContainText([
      '7.00Verse broodjes',
      '10.00Koffie en taart',
      '12.00Lunch',
      '16.00Laatste broden',
    ]);
    await expect(planning(page).getByRole('button')).toHaveCount(0);
    await expect(planning(page).getByText('Kies een blok')).toBeHidden();
    const wall = section(page, 'Bewaken: zie wat elk scherm afspeelt');
    await expect(wall.getByText('Geen contact', { exact: true })).toBeVisible();
  });
});
