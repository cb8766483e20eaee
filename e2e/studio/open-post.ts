import type { Page } from 'playwright/test';
import { uniqueSlug } from '../support/backend';
import { expect } from '../support/studio';

/** A title that no other test uses. */
export function uniqueTitle(words: string): string {
  return uniqueSlug(words).replaceAll('-', ' ');
}

/** Makes a post in the studio, with a title and a text, and waits until both are saved. */
export async function writePost(page: Page, studioUrl: string, title: string, text: string) {
  await page.goto(studioUrl);
  await page.getByRole('button', { name: 'Nieuw artikel' }).click();
  await page.getByRole('textbox', { name: 'Titel' }).fill(title);
  await typeText(page, text);
  await waitUntilSaved(page);
}

export async function typeText(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

export async function waitUntilSaved(page: Page) {
  await expect(page.getByText(/^Bewaard om/)).toBeVisible();
}

/** The page of the post in the frame that is shown. */
export function preview(page: Page) {
  return page.frameLocator('iframe[aria-hidden="false"]');
}

/** Opens the dialog of an action and confirms it. */
export async function act(page: Page, action: string, confirm = action) {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Makes what Playwright sees as the text of a notice. */
export function notice(page: Page, text: RegExp) {
  return page.getByRole('status').filter({ hasText: text });
}
