import type { RalEntry } from './ral-classic';

/**
 * Reads what a visitor types for a colour, as `readRalEntry` does, with the list of all colours: 3 kB
 * that are loaded now. Where they do not come, the answer says so.
 */
export async function readTypedColour(text: string): Promise<RalEntry> {
  try {
    const { readRalEntry } = await import('./ral-classic');
    return readRalEntry(text);
  } catch (error) {
    console.warn('The list of RAL colours could not be loaded.', error);
    return { ok: false, error: 'De kleurenlijst laadt niet. Probeer het straks nog eens.' };
  }
}
