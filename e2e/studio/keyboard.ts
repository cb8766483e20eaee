import type { Locator } from 'playwright/test';

const MAX_PRESSES = 60;

/** Presses Tab, or another key, until an element has the focus. */
export async function tabTo(target: Locator, key = 'Tab') {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await isFocused()) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}.`);
}
