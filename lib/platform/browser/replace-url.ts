/**
 * Replaces the URL of this page without a new history entry. Keeps `history.state`: with another state
 * Next's router would render the page again at each call.
 * @param relative a query, a fragment or a path on this site
 */
export function replaceUrl(relative: string): void {
  try {
    history.replaceState(history.state, '', relative);
  } catch (error) {
    // Safari allows 100 calls in 30 s; the next call brings the URL up to date.
    console.warn(error);
  }
}
