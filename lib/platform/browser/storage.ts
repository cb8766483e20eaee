/**
 * All keys that this site uses in the browser's storage; session storage ends with the tab. The cookie
 * statement lists each, and no other file accesses the storage.
 */
export const storageKeys = {
  choices: { name: 'zw-keuze', storage: 'localStorage' },
  colour: { name: 'zw-kleur', storage: 'sessionStorage' },
  composition: { name: 'zw-samenstelling', storage: 'sessionStorage' },
  film: { name: 'zw-film', storage: 'localStorage' },
  picture: { name: 'zw-beeld', storage: 'sessionStorage' },
  project: { name: 'zw-project', storage: 'localStorage' },
  changedHere: { name: 'zw-projectstand', storage: 'sessionStorage' },
  screen: { name: 'zw-schermmaat', storage: 'localStorage' },
  drafts: { name: 'zw-bericht', storage: 'sessionStorage' },
} as const;

export type Kept = keyof typeof storageKeys;

/** The stored text; null for none, and where the browser refuses storage. */
export function readStored(kept: Kept): string | null {
  try {
    const { name, storage } = storageKeys[kept];
    return window[storage].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it with null. Does nothing where the browser refuses storage. */
export function keep(kept: Kept, text: string | null): void {
  try {
    const { name, storage } = storageKeys[kept];
    if (text === null) window[storage].removeItem(name);
    else window[storage].setItem(name, text);
  } catch {}
}
