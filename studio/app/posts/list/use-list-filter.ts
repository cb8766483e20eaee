import { useEffect, useState } from 'react';
import { POST_STATES } from '../../../shared/api';
import { hrefOf, replaceRoute, useRoute } from '../../shell/route';

const TYPING_MS = 250;

/** The search and the state that the list shows, which stand in the address. */
export function useListFilter() {
  const { room, parts, query } = useRoute();
  const state = POST_STATES.find((known) => known === query.get('staat')) ?? '';
  const search = query.get('zoek') ?? '';
  const [typed, setTyped] = useState(search);

  const hrefWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return hrefOf(room, parts, next);
  };
  const searchHref = hrefWith({ zoek: typed });
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => replaceRoute(searchHref), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search, searchHref]);

  return {
    state,
    search,
    typed,
    setTyped,
    hrefOfState: (chosen: string) => hrefWith({ staat: chosen }),
    hrefOfPost: (id: string) => hrefOf('blog', [id], query),
  };
}
