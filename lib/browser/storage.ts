/**
 * Everything that this site keeps in a visitor's browser: under which name, and in which storage.
 * What lies in the session storage ends with the tab. The cookie statement has a row for each, its
 * settings show and delete each, and no other file touches the browser's storage.
 */
export const storageKeys = {
  choices: { name: 'zw-keuze', storage: 'localStorage' },
  colour: { name: 'zw-kleur', storage: 'sessionStorage' },
  composition: { name: 'zw-samenstelling', storage: 'sessionStorage' },
  drafts: { name: 'zw-bericht', storage: 'sessionStorage' },
} as const;

export type Kept = keyof typeof storageKeys;

/** The text that is kept; null for none, and where the browser refuses storage. */
export function readStored(kept: Kept): string | null {
  try {
    const { name, storage } = storageKeys[kept];
    return window[storage].getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, or deletes it with null. A browser that refuses storage forgets it with the page, which needs no message. */
export function keep(kept: Kept, text: string | null): void {
  try {
    const { name, storage } = storageKeys[kept];
    if (text === null) window[storage].removeItem(name);
    else window[storage].setItem(name, text);
  } catch {}
}
