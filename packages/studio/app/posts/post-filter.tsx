import { useEffect, useState } from 'react';
import { POST_STATES } from '../../shared/api';
import { type Route, routeHref } from '../shell/route';
import { replaceRoute } from '../shell/use-route';
import { TextField } from '../ui/field';
import { useDebounced } from '../ui/use-debounced';

const LABELS = { concept: 'Concept', gepland: 'Gepland', live: 'Live', ingetrokken: 'Ingetrokken' };

/** Search and state of the list, kept in the URL. */
export function PostFilter({ route }: { route: Route }) {
  const inUrl = route.search.get('zoek') ?? '';
  const [typed, setTyped] = useState(inUrl);
  const query = useDebounced(typed);
  const { id, search } = route;

  useEffect(() => {
    if (query === (search.get('zoek') ?? '')) return;
    replaceRoute(routeHref('blog', id, withParameter(search, 'zoek', query)));
  }, [query, id, search]);

  const current = search.get('staat') ?? '';
  return (
    <search className="grid gap-3">
      <TextField
        label="Zoeken in artikelen"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className="flex flex-wrap gap-x-1" aria-label="Toon">
        {['', ...POST_STATES].map((state) => (
          <li key={state}>
            <a
              href={routeHref('blog', id, withParameter(search, 'staat', state))}
              aria-current={state === current ? 'true' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center border-transparent forced-colors:border-[Canvas] border-b-2 px-2 text-sm hover:border-line aria-[current]:border-ink aria-[current]:font-semibold"
            >
              {state === '' ? 'Alle' : LABELS[state as keyof typeof LABELS]}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}

function withParameter(search: URLSearchParams, name: string, value: string) {
  const changed = new URLSearchParams(search);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
