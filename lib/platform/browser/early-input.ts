/** No links, since a phone adds some. */
const CONTROLS = 'input, textarea, select, details, summary, button';

/** What two renderings of a control share; each kind has a part of it. */
type Control = HTMLInputElement & Pick<HTMLDetailsElement, 'open'>;

/**
 * Watches what the visitor types, chooses, opens and focuses before React comes. React renders the whole page anew
 * if a text differs from its data, as after a translator, the data detectors of an iPhone or a proxy that minifies.
 * @returns what brings all that back after React's first commit: first the input, and the focus when handlers are ready
 */
export function watchEarlyInput(): { restoreInput: () => void; restoreFocus: () => void } {
  const before = [...document.body.children];
  const menu = 'popover' in HTMLElement.prototype && document.querySelector(':popover-open');
  let focused = document.activeElement;
  let toFocus: Control | undefined;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  document.addEventListener('focusin', follow);

  function restoreInput() {
    document.removeEventListener('focusin', follow);
    const present = [...document.body.querySelectorAll<Control>(CONTROLS)];
    const removed = before.filter((element) => !element.isConnected);
    const controls = removed.flatMap((root) => [...root.querySelectorAll<Control>(CONTROLS)]);
    let next = 0;
    for (const old of controls) {
      // The server also sends hidden fields that the browser does not render.
      const index = present.findIndex((control, at) => at >= next && isSame(control, old));
      const control = present[index];
      if (!control) continue;
      next = index + 1;
      copyInput(old, control);
      if (old === focused) toFocus = control;
    }
  }

  function restoreFocus() {
    if (menu && !menu.isConnected) document.getElementById(menu.id)?.showPopover();
    if (!toFocus) return;
    const { selectionStart, selectionEnd } = focused as Control;
    toFocus.focus({ preventScroll: true });
    // Fields without a caret, such as a slider or an e-mail address, refuse one.
    if (selectionStart != null) toFocus.setSelectionRange(selectionStart, selectionEnd);
  }

  return { restoreInput, restoreFocus };
}

function isSame(control: Control, { localName, name }: Control): boolean {
  return control.localName === localName && control.name === name;
}

/** Copies only the input that the visitor changed: the rest is as the server sent it. */
function copyInput(old: Control, control: Control): void {
  if (old.open !== control.open) control.open = old.open;
  if (old.checked !== old.defaultChecked) control.checked = old.checked;
  // A page may set the files of a field, but not their names.
  if (old.files) control.files = old.files;
  else if (old.value !== old.defaultValue && old.value !== control.value) control.value = old.value;
}
