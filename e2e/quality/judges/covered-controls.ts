import type { Page } from 'playwright/test';

/** The links, buttons and fields of a page whose middle belongs to another element, scrolled to the middle of the window. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]';
    /**
     * The link to the content shows when it gets the focus, the trap for bots never; the planner shows that two blocks overlap;
     * the click on a disabled button of a still goes to the view that replaces it.
     */
    const EXCEPTIONS =
      'a[href="#inhoud"], [aria-hidden=true] *, [aria-label$=", overlapt"], button:disabled';
    /** Half the height of the strip in the middle of the window that is tried without scrolling again. */
    const STRIP = 150;

    /** A line of a wrapped link, because between two lines lies the middle of its box. */
    const middleOf = (element: Element) => {
      const lines = [...element.getClientRects()];
      const { left, top, width, height } = lines.reduce((a, b) => (b.width > a.width ? b : a));
      return { x: left + width / 2, y: top + height / 2 };
    };

    const canBePressed = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        // Smaller is text for screen readers, and the field that a label shows.
        width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      );
    };

    /** What is pressed in place of a field that its label covers or shows. */
    const labelsOf = (element: Element) =>
      element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];

    const isHit = (element: Element) => {
      const { x, y } = middleOf(element);
      const found = document.elementFromPoint(x, y);
      return [element, ...labelsOf(element)].some((part) => part.contains(found));
    };

    const isInStrip = (element: Element) => Math.abs(middleOf(element).y - innerHeight / 2) < STRIP;

    const controls = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => !control.matches(EXCEPTIONS))
      .map((control) => (canBePressed(control) ? control : labelsOf(control).find(canBePressed)))
      .filter((control) => control !== undefined);
    const covered = controls.flatMap((control) => {
      if (isInStrip(control) && isHit(control)) return [];
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (isHit(control)) return [];
      const { x, y } = middleOf(control);
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
      return [`${control.tagName} ${name?.slice(0, 60)} at ${Math.round(x)}, ${Math.round(y)}`];
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  });
}
