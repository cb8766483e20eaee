import { useSyncExternalStore } from 'react';

/** The RAL code that the visitor chose, also when it changes; null for none and before hydration. */
export function useChosenColour(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** `applyColour` writes every choice to this attribute. */
const ATTRIBUTE = 'data-ral';

function read(): string | null {
  return document.documentElement.getAttribute(ATTRIBUTE);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}
