/**
 * Makes the address of this page one that opens with what the visitor chose, without a new entry in
 * its history. The state stays what it is, which Next takes for an entry of its own; with any other
 * its router would render the whole page anew at each choice, and may ask the server for it.
 * @param relative what follows the path, `?` or `#` included, or a path of our own
 */
export function replaceUrl(relative: string): void {
  try {
    history.replaceState(history.state, '', relative);
  } catch (error) {
    // Safari takes a hundred in half a minute; the next choice brings the address up to date.
    // The browser's own words say which call it refused.
    console.warn(error);
  }
}
