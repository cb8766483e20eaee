import type { RalEntry } from './ral-classic';

/** `readRalEntry` with its list loaded on demand; a failed import gives a Dutch error. */
export async function readTypedColour(text: string): Promise<RalEntry> {
  try {
    const { readRalEntry } = await import('./ral-classic');
    return readRalEntry(text);
  } catch (error) {
    console.warn('The list of RAL colours could not be loaded.', error);
    return { ok: false, error: 'De kleurenlijst laadt niet. Probeer het straks nog eens.' };
  }
}
