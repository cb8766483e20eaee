import { expect, type Page } from 'playwright/test';
import { settle } from '../support/settled';

/** What a text field gets, one after the other: too short, a number, and a word. */
const ENTRIES = ['3', '6005', 'garantie'];

/** What shows that it waits for pictures: the stage of a product. */
const WAITING = '[data-waits]';

/** Ends a page that offers new controls without end. */
const MOST_STEPS = 400;

export type Step = {
  action: string;
  /** What the page then says. */
  text: string;
  /** The control had the focus, and after its action nothing has: a screen reader loses its place. */
  losesFocus: boolean;
};

/**
 * Uses every control of the main part in its order, those included that appear meanwhile: opens what is folded,
 * ticks, chooses, types, presses. @returns what was done, each with what became of the page
 */
export async function useControls(page: Page): Promise<Step[]> {
  await settle(page);
  const steps: Step[] = [];
  let isLoading = true;
  while (isLoading && steps.length < MOST_STEPS) {
    const used = await page.evaluate(useUntilLoading, { entries: ENTRIES, waiting: WAITING });
    steps.push(...used.steps);
    isLoading = used.isLoading;
    const last = steps.at(-1);
    if (isLoading && last) {
      await expect(page.locator(WAITING)).toHaveCount(0);
      last.text = await visibleText(page);
      last.losesFocus = await page.evaluate(() => document.activeElement === document.body);
    }
  }
  return steps;
}

export async function visibleText(page: Page): Promise<string> {
  await settle(page);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  return page.locator('body').innerText();
}

/**
 * Runs in the page before it loads: an empty storage, no clock that goes on between two actions, no printer, and no
 * clipboard of the system, which answers in its own time.
 */
export function standStill() {
  if (!location.protocol.startsWith('http')) return;
  sessionStorage.clear();
  localStorage.clear();
  window.print = () => {};
  navigator.clipboard.writeText = async () => {};
  window.setInterval = (() => 0) as unknown as typeof setInterval;
  const later = setTimeout.bind(window);
  window.setTimeout = ((act: () => void, delay = 0, ...given: unknown[]) =>
    later(act, delay < 700 ? delay : 0, ...given)) as typeof setTimeout;
}

declare const scheduler: {
  postTask: (task: () => void, options: { priority: string }) => Promise<void>;
};

/** Runs in the page. Stops when an action has begun to load something, and goes on when it is called again. */
async function useUntilLoading({
  entries,
  waiting,
}: {
  entries: string[];
  waiting: string;
}): Promise<{ steps: Step[]; isLoading: boolean }> {
  const kept = window as unknown as { uses?: WeakMap<Element, number> };
  kept.uses ??= new WeakMap();
  const { uses } = kept;
  const steps: Step[] = [];
  for (let control = next(); control; control = next()) {
    const before = loadedFiles();
    const action = use(control);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => {}, { priority: 'background' });
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
    const text = document.body.innerText;
    steps.push({ action, text, losesFocus: document.activeElement === document.body });
    if (loadedFiles() > before || document.querySelector(waiting))
      return { steps, isLoading: true };
  }
  return { steps, isLoading: false };

  function loadedFiles(): number {
    return document.querySelectorAll('script, link').length;
  }

  function next(): Element | undefined {
    const controls = 'main :is(summary, input, select, textarea, button)';
    return [...document.querySelectorAll(controls)].find(
      (control) =>
        (uses.get(control) ?? 0) < (isText(control) ? entries.length : 1) &&
        // A field for a file opens a window of the system.
        !control.matches(':disabled, [type=hidden], [type=file], details[open] > summary') &&
        !leavesPage(control) &&
        control.checkVisibility({ visibilityProperty: true }),
    );
  }

  /** A button that opens another page, as a link does. */
  function leavesPage(control: Element): boolean {
    if (!(control instanceof HTMLButtonElement) || control.type !== 'submit') return false;
    const { form } = control;
    if (form?.method !== 'get') return false;
    const { protocol, pathname } = new URL(form.action);
    // React puts `javascript:` there where it sends the form itself.
    return protocol.startsWith('http') && pathname !== location.pathname;
  }

  function isText(control: Element): boolean {
    const noText = /radio|checkbox|range/;
    return (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !noText.test(control.type))
    );
  }

  function use(control: Element): string {
    const count = uses.get(control) ?? 0;
    uses.set(control, count + 1);
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const field = control as HTMLInputElement;
    field.focus({ preventScroll: true });
    if (isText(control)) return enter(field, entries[count] ?? '');
    if (control instanceof HTMLSelectElement)
      return enter(field, control.options[control.options.length - 1]?.value ?? '');
    if (field.type === 'range')
      return enter(field, String(Math.round((Number(field.min) + Number(field.max)) / 2)));
    const name = nameOf(control);
    field.click();
    return `press ${name}`;
  }

  /** Past the setter of the framework, so that it notices the event. */
  function enter(field: HTMLInputElement, value: string): string {
    const name = nameOf(field);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    return `enter ${value} in ${name}`;
  }

  function nameOf(control: Element): string {
    const { name, labels } = control as HTMLInputElement;
    const text = labels?.[0]?.textContent ?? control.getAttribute('aria-label');
    return `${control.localName} ${name ?? ''} ‘${(text ?? control.textContent ?? '').trim().slice(0, 40)}’`;
  }
}
