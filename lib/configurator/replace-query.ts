/**
 * Puts a choice into the address of this page, without a new entry in its history. The state stays
 * what it is, which Next takes for an entry of its own; with any other its router would render the
 * whole page anew at each choice, and may ask the server for it.
 */
export function replaceQuery(query: URLSearchParams) {
  try {
    history.replaceState(history.state, '', `?${query}`);
  } catch (error) {
    // Safari takes a hundred in half a minute; the next choice brings the address up to date.
    console.warn('The address could not be changed.', error);
  }
}
