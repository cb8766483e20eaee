import { useEffect, useRef } from 'react';

/**
 * The messages below and above the one that is open. A message whose status changes leaves the list of new ones: its
 * neighbours are those that it had.
 * @param listed ids in the order of the list
 */
export function useNeighbours(listed: string[], openId: string | undefined) {
  const remembered = useRef<{ openId: string; ids: string[] }>(undefined);
  useEffect(() => {
    if (openId && listed.includes(openId)) remembered.current = { openId, ids: listed };
  });
  const hasLeft = openId !== undefined && !listed.includes(openId);
  const order = hasLeft && remembered.current?.openId === openId ? remembered.current.ids : listed;
  return neighboursIn(order, openId, listed);
}

/** Neighbours in an order that may have messages which are no longer listed. */
export function neighboursIn(order: string[], openId: string | undefined, listed: string[]) {
  const place = openId === undefined ? -1 : order.indexOf(openId);
  const isListed = (id: string) => listed.includes(id);
  return {
    next: order.slice(place + 1).find(isListed),
    previous: order.slice(0, Math.max(0, place)).reverse().find(isListed),
  };
}
