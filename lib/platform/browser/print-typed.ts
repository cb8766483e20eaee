/** Prints all of a text that was typed (app/print.css): a browser prints no more of a field than its box shows. */
export function printTyped(): void {
  // The same function again is not added twice.
  addEventListener('beforeprint', copyTyped);
}

function copyTyped() {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'main :read-write:not([type=date])',
  )) {
    field.parentElement?.setAttribute('data-typed', field.value);
  }
}
