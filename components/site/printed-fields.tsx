'use client';

import { useEffect } from 'react';

const TEXTS = 'main :is(textarea, input:is(:not([type]), [type=text], [type=email], [type=tel]))';

/** Prints all of a text that was typed: a browser prints no more of a field than its box shows. */
export function PrintedFields() {
  useEffect(() => {
    const copies: HTMLElement[] = [];
    const addCopies = () => {
      for (const field of document.querySelectorAll<HTMLInputElement>(TEXTS)) {
        if (!field.value) continue;
        const copy = document.createElement('p');
        copy.className = 'printed-field';
        copy.textContent = field.value;
        field.after(copy);
        copies.push(copy);
      }
    };
    const removeCopies = () => {
      for (const copy of copies.splice(0)) copy.remove();
    };
    addEventListener('beforeprint', addCopies);
    addEventListener('afterprint', removeCopies);
    return () => {
      removeEventListener('beforeprint', addCopies);
      removeEventListener('afterprint', removeCopies);
    };
  }, []);
  return null;
}
