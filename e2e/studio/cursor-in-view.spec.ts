import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';

embeddedBackendOnly();

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Alinea ${index + 1}.</p>`).join('');
const rows = Array.from({ length: 12 }, (_, index) => `<tr><td>Rij ${index + 1}</td></tr>`);
const PICTURE =
  '<figure><img src="/media/blog/de-juiste-kleur-op-staal.avif" alt="Staal" width="1200" height="675"></figure>';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });

async function openText(page: Page, studioUrl: string, content: string) {
  const { id } = await newDraft(studioApi(studioUrl), { content });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await expect(textOf(page)).toBeVisible();
}

/** The bars that lie over the line of the cursor, or over the selected picture, and whether it is in the window. */
function whatHidesTheCursor(page: Page) {
  return textOf(page).evaluate((editor) => {
    const selected = editor.querySelector('.ProseMirror-selectednode');
    const range = getSelection()?.getRangeAt(0);
    const lines = range?.getClientRects() ?? [];
    const line = lines[0] ?? range?.startContainer.parentElement?.getBoundingClientRect();
    const rect = selected?.getBoundingClientRect() ?? line;
    if (!rect) return ['no cursor'];
    const found = new Set<string>();
    for (const y of [rect.top + 1, (rect.top + rect.bottom) / 2, rect.bottom - 1]) {
      const top = document.elementFromPoint(rect.left + 1, y);
      if (!top) found.add('outside the window');
      else if (!editor.contains(top)) found.add(top.closest('[data-bar]')?.tagName ?? top.tagName);
    }
    return [...found];
  });
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test.describe(`at ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('going up with the arrow keys, the cursor stays below the toolbar', async ({
      page,
      studioUrl,
    }) => {
      await openText(page, studioUrl, paragraphs(60));
      await textOf(page).getByText('Alinea 60.').click();
      for (let line = 0; line < 45; line += 1) {
        await page.keyboard.press('ArrowUp');
        await expect.poll(() => whatHidesTheCursor(page)).toEqual([]);
      }
    });

    test('going down with the arrow keys and writing at the end, the cursor stays above what lies below', async ({
      page,
      studioUrl,
    }) => {
      await openText(page, studioUrl, paragraphs(40));
      await textOf(page).getByText('Alinea 10.').click();
      for (let line = 0; line < 30; line += 1) {
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => whatHidesTheCursor(page)).toEqual([]);
      }
      for (let line = 0; line < 4; line += 1) {
        await page.keyboard.press('Enter');
        await page.keyboard.type('Nog een regel.');
        await expect.poll(() => whatHidesTheCursor(page)).toEqual([]);
      }
    });

    test('in a table near the bottom, the cursor stays above the panel', async ({
      page,
      studioUrl,
    }) => {
      const table = `<table><tbody>${rows.join('')}</tbody></table>`;
      await openText(page, studioUrl, paragraphs(20) + table + paragraphs(10));
      await textOf(page).getByText('Alinea 20.').click();
      for (let row = 0; row < 12; row += 1) {
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('region', { name: 'Tabel' })).toBeVisible();
        await expect.poll(() => whatHidesTheCursor(page)).toEqual([]);
      }
    });

    test('a picture that is chosen at the bottom is not under its panel', async ({
      page,
      studioUrl,
    }) => {
      await openText(page, studioUrl, paragraphs(20) + PICTURE + paragraphs(10));
      await textOf(page).getByText('Alinea 20.').click();
      await textOf(page)
        .getByRole('img')
        .click({ position: { x: 5, y: 5 } });
      await expect(page.getByRole('region', { name: 'Afbeelding' })).toBeVisible();
      await expect.poll(() => whatHidesTheCursor(page)).toEqual([]);
    });
  });
}

test('the bars of the editor lie at the edges of what scrolls', async ({ page, studioUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openText(page, studioUrl, paragraphs(60));
  await textOf(page).getByText('Alinea 30.').click();
  const gap = await page.locator('[data-bar="top"]').evaluate((bar) => {
    let scroller = bar.parentElement;
    while (scroller && getComputedStyle(scroller).overflowY !== 'auto')
      scroller = scroller.parentElement;
    return bar.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0);
  });
  expect(gap).toBe(0);
});
