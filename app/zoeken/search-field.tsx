'use client';

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { replaceAddress } from '@/lib/replace-address';
import { routes } from '@/lib/routes';
import { matcher } from '@/lib/search/matcher';

/** In the fragment of the address, which a browser never sends. */
const QUERY = 'zoek';

/** Leaves of a list what holds the words that are typed. Without JavaScript the list stands alone. */
export function SearchField({ children }: { children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const [found, setFound] = useState<{ query: string; count: number }>();

  const search = useCallback(() => {
    const query = field.current?.value.trim() ?? '';
    const count = list.current ? showMatches(list.current, query) : 0;
    setFound(query ? { query, count } : undefined);
  }, []);

  useEffect(() => {
    const kept = new URLSearchParams(location.hash.slice(1)).get(QUERY);
    // Unless the visitor was quicker than the script.
    if (field.current && kept) field.current.value ||= kept;
    if (field.current?.value) search();
  }, [search]);

  /** For the way back from what was found. */
  function keepQuery() {
    const hash = found ? `#${new URLSearchParams({ [QUERY]: found.query })}` : '';
    replaceAddress(location.pathname + hash);
  }

  return (
    <>
      <search className="block noscript:hidden print:hidden">
        <label htmlFor={fieldId} className="font-semibold">
          Zoekwoorden
        </label>
        <p id={`${fieldId}-hint`} className="mt-1 text-sm text-steel">
          Het zoeken gebeurt in uw browser; wij zien niet wat u typt.
        </p>
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          aria-describedby={`${fieldId}-hint`}
          onInput={search}
          onBlur={keepQuery}
          className="mt-2 block w-full max-w-measure border-2 border-steel bg-surface px-4 py-3"
        />
        <p role="status" className="mt-3 min-h-6">
          {found && <Found {...found} />}
        </p>
      </search>
      <div ref={list}>{children}</div>
    </>
  );
}

function Found({ query, count }: { query: string; count: number }) {
  if (count > 0) return `${count} ${count === 1 ? 'plaats' : 'plaatsen'} met ‘${query}’.`;
  return (
    <>
      Niets gevonden met ‘{query}’. Probeer één woord, of{' '}
      <TextLink href={routes.contact}>stel uw vraag</TextLink>.
    </>
  );
}

/** Hides every entry that does not match, and groups without one. @returns how many are left */
function showMatches(list: HTMLElement, query: string): number {
  const isMatch = matcher(query);
  let count = 0;
  for (const group of list.querySelectorAll('section')) {
    const entries = [...group.querySelectorAll('li')];
    for (const entry of entries) entry.hidden = !isMatch(entry.textContent ?? '');
    const left = entries.filter((entry) => !entry.hidden).length;
    group.hidden = left === 0;
    count += left;
  }
  return count;
}
