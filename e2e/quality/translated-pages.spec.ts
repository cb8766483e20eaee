import type { Page } from 'playwright/test';
import { contactFields, fieldTexts } from '../../lib/contact/fields';
import { SENT_TEXT } from '../../lib/contact/state';
import { mainNavigation, routes } from '../../lib/routes';
import { contactForm, newMessage } from '../contact/contact-form';
import { expect, REACT_DIFFERENCE, test } from '../support/fixtures';
import { interactivePages } from '../support/pages';
import { translateDocument } from './page-translator';
import { type Step, standStill, useControls, visibleText } from './use-controls';

// A document that was translated before React came differs from the data; React renders it again.
// A low window, of which little is painted again at each action.
test.use({
  viewport: { width: 1280, height: 400 },
  expectedConsoleErrors: [REACT_DIFFERENCE, 'zoeken/'],
});

type Said = Pick<Step, 'action' | 'text'>;

for (const path of interactivePages) {
  test(`${path} keeps the focus at every action, and says the same when a translator has replaced its texts`, async ({
    page,
  }) => {
    await page.addInitScript(standStill);
    // The search finds more when these have come, which is at another step each time.
    await page.route('**/zoeken/*.json', (route) => route.abort());
    await page.goto(path);
    const expected = await useControls(page);
    expect(expected.length).toBeGreaterThan(2);
    const losing = expected.filter(({ losesFocus }) => losesFocus).map(({ action }) => action);
    expect.soft(losing, 'actions after which nothing has the focus').toEqual([]);

    await page.goto('about:blank', { waitUntil: 'load' });
    await page.goto(path);
    await page.evaluate(translateDocument);
    expect(differences(expected, await useControls(page)), 'translated after hydration').toEqual(
      [],
    );

    await page.goto('about:blank', { waitUntil: 'load' });
    await page.addInitScript(translateDocument);
    await page.goto(path);
    expect(differences(expected, await useControls(page)), 'translated before').toEqual([]);
  });
}

test('a translated form names what is missing, and says that it was sent', async ({ page }) => {
  await page.goto(routes.contact);
  await page.evaluate(translateDocument);
  const form = contactForm(page);
  await form.send();
  await expect(form.failure.getByRole('link')).toHaveText(
    contactFields.map((name) => fieldTexts[name].empty),
  );
  await form.fill(newMessage());
  await form.send();
  await expect(form.success).toHaveText(SENT_TEXT);
});

test('a translated site shows every page of the menu, also after Back and Forward', async ({
  page,
}) => {
  await page.goto(routes.contact);
  const expected = await walk(page);
  await page.goto(routes.contact);
  await page.evaluate(translateDocument);
  expect(differences(expected, await walk(page))).toEqual([]);
});

/** Walks through the header, back twice and forward once, without loading a document. */
async function walk(page: Page): Promise<Said[]> {
  const steps: Said[] = [];
  const note = async (action: string, path: string) => {
    await expect(page).toHaveURL((url) => url.pathname === path);
    steps.push({ action, text: await visibleText(page) });
  };
  const menu = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
  for (const { href, label } of mainNavigation) {
    await menu.getByRole('link', { name: label }).click();
    await note(label, href);
  }
  await page.goBack();
  await note('Back', mainNavigation[5].href);
  await page.goBack();
  await note('Back', mainNavigation[4].href);
  await page.goForward();
  await note('Forward', mainNavigation[5].href);
  return steps;
}

/** What a translated page says and does not say instead, by action, as long as the actions are the same. */
function differences(expected: readonly Said[], actual: readonly Said[]): string[] {
  const found: string[] = [];
  for (const [index, { action, text }] of expected.entries()) {
    const other = actual[index];
    if (other?.action !== action) return [...found, `${action}: was ${other?.action}`];
    if (other.text !== text) found.push(`${action}: ${firstDifference(text, other.text)}`);
  }
  return actual.length > expected.length ? [...found, 'more actions'] : found;
}

function firstDifference(expected: string, actual: string): string {
  const [lines, others] = [expected.split('\n'), actual.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `‘${lines[at]}’ is ‘${others[at]}’`;
}
