const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** How people write a shortcut of keys.ts: Ctrl+B, or ⌘B on a Mac. */
export function shortcutLabel(keys: string): string {
  const named = keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓');
  if (IS_MAC)
    return named.replace('Mod-', '⌘').replace('Alt-', '⌥').replace('Shift-', '⇧').toUpperCase();
  return ariaShortcut(named).replace('Control', 'Ctrl');
}

/** The keys in the spelling of `aria-keyshortcuts`. */
export function ariaShortcut(keys: string): string {
  const parts = keys.replace('Mod', IS_MAC ? 'Meta' : 'Control').split('-');
  return parts.map((part) => (part.length === 1 ? part.toUpperCase() : part)).join('+');
}
