import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { expectLegible } from './accessible';
import { storeMessage, TWO_DAYS_AGO } from './messages';
import { act, notice, uniqueTitle, writePost } from './open-post';

embeddedBackendOnly();

const ROOMS = [
  ['blog', 'Blog'],
  ['afbeeldingen', 'Afbeeldingen'],
  ['postvak', 'Postvak'],
  ['prullenbak', 'Prullenbak'],
  ['beheer/sleutels', 'Mensen en sleutels'],
  ['beheer/toestand', 'Toestand'],
  ['beheer/logboek', 'Logboek'],
] as const;

async function openRoom(page: Page, studioUrl: string, room: string, heading: string) {
  await page.goto(`${studioUrl}#/${room}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText(/wordt geladen|worden geladen/)).toHaveCount(0);
}

test('every room fits a phone with text of 200 %', async ({ page, studioUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  for (const [room, heading] of ROOMS) {
    await test.step(room, async () => {
      await openRoom(page, studioUrl, room, heading);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect
        .soft(overflow, `px that the room ${room} is wider than the screen`)
        .toBeLessThanOrEqual(0);
    });
  }
});

test('every room and a post are legible in dark colours', async ({ page, studioUrl }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await writePost(page, studioUrl, uniqueTitle('donker'), 'Tekst in het donker.');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(21, 24, 27)');
  await expectLegible(page);
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expectLegible(page);
  await page.keyboard.press('Escape');
  for (const [room, heading] of ROOMS) {
    await openRoom(page, studioUrl, room, heading);
    await expectLegible(page);
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
});

test('on a phone no notice covers the control with the focus', async ({ page, studioUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await writePost(page, studioUrl, uniqueTitle('smal'), 'Tekst met een link.');
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  const form = page.getByRole('region', { name: 'Link' });
  for (const button of await form.getByRole('button').all()) {
    const isCovered = await button.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy(0, top + height - window.innerHeight);
      element.focus();
      const { left, bottom } = element.getBoundingClientRect();
      return ![2, 22, 42].every((up) =>
        element.contains(document.elementFromPoint(left + 2, bottom - up)),
      );
    });
    expect(isCovered, String(button)).toBe(false);
  }
  await expect(notice(page, /Gepubliceerd\./)).toBeInViewport();
});

test('with forced colours the chosen filter still stands out', async ({ page, studioUrl }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openRoom(page, studioUrl, 'postvak', 'Postvak');
  const groundOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chosen = page.getByRole('button', { name: /^Nieuw/ });
  expect(await groundOf(chosen)).not.toBe(await groundOf(page.locator('body')));
});

test('with forced colours everything in a chosen message is legible', async ({
  page,
  studioUrl,
}) => {
  const subject = `Kleuren ${randomUUID()}`;
  await storeMessage({ subject, created_at: TWO_DAYS_AGO });
  await page.emulateMedia({ forcedColors: 'active' });
  await openRoom(page, studioUrl, 'postvak', 'Postvak');
  // Below the messages of other tests, which are newer.
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(subject);
  const item = page.getByRole('button', { name: subject });
  await item.click();
  await expect(item).toHaveAttribute('aria-current', 'true');
  await expect(item.getByText(/^Wacht al/)).toBeVisible();
  const colours = await item.evaluate((button) =>
    [button, ...button.querySelectorAll('*')].map((element) => getComputedStyle(element).color),
  );
  expect(new Set(colours).size, colours.join(', ')).toBe(1);
});
