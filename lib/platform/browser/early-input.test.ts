import { JSDOM } from 'jsdom';
import { watchEarlyInput } from './early-input';

const BODY = `<main>
  <form>
    <input name="name"><textarea name="message"></textarea>
    <input type="radio" name="size" value="43" checked><input type="radio" name="size" value="55">
    <input type="checkbox" name="extra" checked>
  </form>
  <details><summary>Meer</summary><p>Tekst</p></details>
</main>`;
/** React sends such a field with a form for browsers without JavaScript. */
const HIDDEN = '<input type="hidden" name="$ACTION_REF_1">';

const field = (selector: string) =>
  document.body.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

let dom: JSDOM;
beforeEach(() => {
  dom = new JSDOM(`<body>${BODY.replace('<form>', `<form>${HIDDEN}`)}</body>`);
  Object.assign(globalThis, { document: dom.window.document, HTMLElement: dom.window.HTMLElement });
});
afterEach(() => {
  dom.window.close();
  Object.assign(globalThis, { document: undefined, HTMLElement: undefined });
});

/** Replaces the document, which React does when it differs from its data. */
function renderAnew() {
  document.body.innerHTML = BODY;
}

test('input, choices, what is open, the focus and the caret return to a page that is rendered anew', () => {
  const { restoreInput, restoreFocus } = watchEarlyInput();
  field('[name=name]').value = 'Jan de Boer';
  field('textarea').value = 'Twee kiosken';
  field('textarea').focus();
  field('textarea').setSelectionRange(4, 4);
  field('[value="55"]').checked = true;
  field('[name=extra]').checked = false;
  field('details').toggleAttribute('open', true);
  renderAnew();
  restoreInput();
  restoreFocus();
  expect(field('[name=name]').value).toBe('Jan de Boer');
  expect(field('textarea').value).toBe('Twee kiosken');
  expect(document.activeElement).toBe(field('textarea'));
  expect(field('textarea').selectionStart).toBe(4);
  expect(field(':checked').value).toBe('55');
  expect(field('[name=extra]').checked).toBe(false);
  expect(field('details').hasAttribute('open')).toBe(true);
});

test('a page that stays is left alone', () => {
  const { restoreInput, restoreFocus } = watchEarlyInput();
  field('[name=name]').value = 'Jan';
  restoreInput();
  field('[name=name]').value = 'Jan de Boer';
  restoreFocus();
  expect(field('[name=name]').value).toBe('Jan de Boer');
  expect(document.activeElement).toBe(document.body);
});
