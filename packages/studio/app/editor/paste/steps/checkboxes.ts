import { beside } from './elements';

/** Writes whether a task is done in front of it; posts have no checkboxes. */
export function writeCheckboxes(body: HTMLElement) {
  for (const box of body.querySelectorAll('input[type="checkbox" i]')) {
    box.replaceWith(isBehindText(box) ? ' ' : '', signOf(box.hasAttribute('checked')));
  }
  for (const item of body.querySelectorAll('[role="checkbox"][aria-checked]')) {
    // Google Docs draws the box, too.
    item.querySelector('img[aria-roledescription]')?.remove();
    (item.querySelector('p') ?? item).prepend(signOf(item.getAttribute('aria-checked') === 'true'));
  }
}

function isBehindText(box: Element): boolean {
  return /\S$/.test(beside(box, 'previousSibling')?.textContent ?? '');
}

function signOf(isChecked: boolean): string {
  return isChecked ? '☑ ' : '☐ ';
}
