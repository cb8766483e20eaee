/**
 * Puts a choice into the address of this page, without a new entry in its history. The state stays
 * what it is: Next takes any other for a wish to show another page, and asks the server for it
 * wherever a page is rendered at each visit.
 */
export function replaceQuery(query: URLSearchParams) {
  try {
    history.replaceState(history.state, '', `?${query}`);
  } catch (error) {
    // Safari takes a hundred in half a minute; the next choice brings the address up to date.
    console.warn('The address could not be changed.', error);
  }
}
