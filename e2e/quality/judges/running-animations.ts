import type { Page } from 'playwright/test';

/** What moves. One of a millisecond is a switch with a time limit, as that of paint.module.css. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target?.cloneNode(false) : null;
        return target instanceof Element ? target.outerHTML : 'a removed part';
      }),
  );
}
