import type { Locator, Page } from 'playwright/test';

/** Presses every button of the content that is shown. @returns those that did not get the click */
async function unpressedButtons(
  page: Page,
  press: (button: Locator) => Promise<void>,
): Promise<string[]> {
  const marking = await page.evaluateHandle(() => {
    const ending = new AbortController();
    const mark = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const button = event.target instanceof Element && event.target.closest('.button-shape');
      if (button) button.setAttribute('data-pressed', '');
    };
    document.addEventListener('click', mark, { capture: true, signal: ending.signal });
    return ending;
  });
  const buttons = page.getByRole('main').locator('.button-shape:not(:disabled)');
  for (const button of await buttons.filter({ visible: true }).all()) await press(button);
  return marking.evaluate((ending) => {
    ending.abort();
    const shown = [...document.querySelectorAll('main .button-shape:not(:disabled)')].filter(
      (button) => button.checkVisibility({ visibilityProperty: true }),
    );
    const unpressed = shown.filter((button) => !button.matches('[data-pressed]'));
    for (const button of shown) button.removeAttribute('data-pressed');
    return unpressed.map((button) => button.textContent ?? '');
  });
}

/** Touches the buttons, wherever else the touch arrives. */
export function untappedButtons(page: Page): Promise<string[]> {
  return unpressedButtons(page, (button) => button.tap({ force: true }));
}

/** Clicks the buttons with the mouse, wherever else the click arrives. */
export function unclickedButtons(page: Page): Promise<string[]> {
  return unpressedButtons(page, (button) => button.click({ force: true }));
}
