export const ROOMS = ['blog', 'afbeeldingen', 'postvak', 'prullenbak', 'beheer'] as const;
export type Room = (typeof ROOMS)[number];

export type Route = {
  room: Room;
  /** Id of the post that is open, or the page of the room. */
  id?: string;
  search: URLSearchParams;
};

/** The route of a fragment such as `#/blog/12?staat=live`; the list of posts for anything else. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\//, '').split('?');
  const [name, id = ''] = path.split('/');
  const room = ROOMS.find((known) => known === name) ?? 'blog';
  return { room, id: decode(id) || undefined, search: new URLSearchParams(search) };
}

/** The fragment of a route. */
export function routeHref(room: Room, id?: string, search?: URLSearchParams): string {
  const path = id === undefined ? room : `${room}/${encodeURIComponent(id)}`;
  const query = search?.toString();
  return `#/${path}${query ? `?${query}` : ''}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
