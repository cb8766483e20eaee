import type { Page } from 'playwright/test';
import { brokenLabels } from './button-labels';
import { cutTexts } from './cut-texts';
import { sidewaysOverflow } from './sideways-overflow';

/** The values of WCAG 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const LARGE_TEXT = ':root { font-size: 200% !important }';

/** What wide spacing cuts or pushes out of the window. */
export async function faultsOfWideSpacing(page: Page): Promise<string[]> {
  const cutBefore = await cutTexts(page);
  return withStyle(page, WIDE_SPACING, async () => {
    const cut = (await cutTexts(page)).filter((text) => !cutBefore.includes(text));
    return [...cut.map((text) => `cut: ${text}`), ...(await sidewaysOverflow(page))];
  });
}

/** What text at twice its size pushes out of the window. */
export function overflowOfLargeText(page: Page): Promise<string[]> {
  return withStyle(page, LARGE_TEXT, () => sidewaysOverflow(page));
}

/** The labels of buttons that break at twice their size. */
export function labelsBrokenAsLargeText(page: Page): Promise<string[]> {
  return withStyle(page, LARGE_TEXT, () => brokenLabels(page));
}

async function withStyle(page: Page, rules: string, judge: () => Promise<string[]>) {
  await setStyle(page, rules);
  const faults = await judge();
  await setStyle(page, '');
  return faults;
}

function setStyle(page: Page, rules: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}
