/**
 * Has Next's router no longer wait for the call of a server action. It calls one after the other, so one that hangs would
 * hold up the next; a change of the URL discards it, and its answer is still delivered.
 */
export function leaveAction(): void {
  try {
    // Next ignores an entry that has its own state: see replace-url.ts.
    history.replaceState(null, '', location.href);
  } catch (error) {
    console.warn(error);
  }
}
