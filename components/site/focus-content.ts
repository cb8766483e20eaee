/**
 * Moves the focus to the target of the fragment, else to the content. After a navigation without a page load a link in
 * the header or the footer remains in the document with the focus, so that the next Tab would go on from there.
 */
export function focusContent(): void {
  const byId = (id: string) => document.getElementById(id);
  const target = byId(location.hash.slice(1)) ?? byId('inhoud');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
