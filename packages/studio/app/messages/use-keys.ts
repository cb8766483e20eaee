import { useEffect, useRef } from 'react';

/**
 * Runs what belongs to a key that is pressed alone, anywhere but in a text, a list of choices or a dialog.
 * @param keys by the lower-case letter
 */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>, isOn: boolean) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = 'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]';
  return target.closest(control) !== null || document.querySelector('dialog[open]') !== null;
}
