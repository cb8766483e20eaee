import { useMemo, useSyncExternalStore } from 'react';
import { parseRoute, type Route } from './route';

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}

export function navigate(href: string) {
  location.hash = href;
}

/** Changes the route without a step in the history, for a search while one types. */
export function replaceRoute(href: string) {
  history.replaceState(null, '', href);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
