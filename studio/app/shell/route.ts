import { useSyncExternalStore } from 'react';

export const ROOMS = ['blog', 'afbeeldingen', 'postvak', 'prullenbak'] as const;
export type Room = (typeof ROOMS)[number];

export type Route = {
  room: Room;
  /** What follows the room, such as the id of a post. */
  parts: string[];
  query: URLSearchParams;
};

/** The route in a hash such as `#/blog/12?staat=live`; unknown ones lead to the list of posts. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [name, ...parts] = path.split('/').map(decodePart);
  const room = ROOMS.find((known) => known === name);
  return { room: room ?? 'blog', parts: room ? parts : [], query: new URLSearchParams(query) };
}

export function hrefOf(room: Room, parts: string[] = [], query = new URLSearchParams()): string {
  const path = [room, ...parts.map(encodeURIComponent)].join('/');
  const search = query.toString();
  return `#/${path}${search && `?${search}`}`;
}

export function navigate(href: string) {
  window.location.hash = href;
}

/** Changes the hash without an entry in the history: for what is being typed. */
export function replaceRoute(href: string) {
  window.location.replace(href);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return parseRoute(hash);
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function decodePart(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
