'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { SearchResult } from '@/lib/pages/search/search-index';
import { replaceUrl } from '@/lib/platform/browser/replace-url';
import { joinList } from '@/lib/platform/text/join-list';
import { NothingFound, nothingFound } from './nothing-found';
import { SearchResults } from './search-results';
import { useAnnounced } from './use-announced';
import { useSearch } from './use-search';

/** Key in the URL fragment, which browsers do not send. */
const FRAGMENT_KEY = 'zoek';

/** A query that has hardly begun and finds nothing leaves the list. */
const FEWEST_LETTERS = 3;

type Found = { query: string } & (SearchResult | { hasFailed: true });

type SearchFieldProps = {
  /** Texts of the server, which are no part of the script. */
  hint: string;
  failure: string;
  children: ReactNode;
};

/** Replaces the list (its children) with the search results. */
export function SearchField({ hint, failure, children }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const [found, setFound] = useState<Found>();
  const { loadSearch, hasTexts } = useSearch(list);
  const announced = useAnnounced(found);

  const show = useCallback(async () => {
    const typed = () => field.current?.value.trim() ?? '';
    if (!typed()) return setFound(undefined);
    const search = await loadSearch();
    // The query may have changed while the search loaded.
    const query = typed();
    if (!query) return setFound(undefined);
    const result = search ? search(query) : { hasFailed: true as const };
    const hasHardlyBegun =
      query.length < FEWEST_LETTERS && 'hits' in result && result.hits.length === 0;
    setFound(hasHardlyBegun ? undefined : { query, ...result });
  }, [loadSearch]);

  useEffect(() => {
    function readUrl() {
      const keys = new URLSearchParams(location.hash.slice(1) || location.search);
      const query = keys.get(FRAGMENT_KEY) ?? keys.get('q');
      if (field.current && query) field.current.value = query;
      show();
    }
    // A query typed before hydration takes precedence over the URL.
    if (field.current?.value) show();
    else readUrl();
    addEventListener('hashchange', readUrl);
    return () => removeEventListener('hashchange', readUrl);
  }, [show]);

  useEffect(() => {
    if (hasTexts) show();
  }, [hasTexts, show]);

  /** Puts the query into the URL for the back button and for links. */
  function saveQueryToUrl() {
    const query = field.current?.value.trim();
    const hash = query ? `#${new URLSearchParams({ [FRAGMENT_KEY]: query })}` : '';
    replaceUrl(location.pathname + hash);
  }

  function clear() {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    saveQueryToUrl();
    show();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') saveQueryToUrl();
    // Clears the field by script, since not every browser does so on Escape.
    if (event.key === 'Escape') clear();
  }

  return (
    <>
      <search className="block noscript:hidden print:hidden">
        <label htmlFor={fieldId} className="font-semibold">
          Zoekwoorden
        </label>
        <p id={`${fieldId}-hint`} className="mt-1 text-sm text-steel">
          {hint}
        </p>
        <div className="mt-2 flex max-w-measure flex-wrap gap-3">
          <input
            ref={field}
            id={fieldId}
            type="search"
            autoComplete="off"
            maxLength={150}
            aria-describedby={`${fieldId}-hint`}
            onFocus={loadSearch}
            onInput={show}
            onKeyDown={onKeyDown}
            onBlur={saveQueryToUrl}
            className="block min-w-0 grow basis-64 border-2 border-steel bg-surface px-4 py-3"
          />
          {found && (
            <button type="button" onClick={clear} className={buttonStyle.secondary}>
              Toon alles
            </button>
          )}
        </div>
        {/* Stands at once; a screen reader gets it as a status, after a pause. */}
        <p className="mt-3 min-h-6">
          {found &&
            ('hits' in found && found.hits.length === 0 ? (
              <NothingFound {...found} />
            ) : (
              <span aria-hidden="true">{outcomeOf(found, failure)}</span>
            ))}
        </p>
        <p role="status" className="sr-only">
          {announced && <span>{outcomeOf(announced, failure)}</span>}
        </p>
      </search>
      {found && 'hits' in found && found.hits.length > 0 && <SearchResults {...found} />}
      <div ref={list} hidden={found && !('hasFailed' in found)}>
        {children}
      </div>
    </>
  );
}

function outcomeOf(found: Found, failure: string): string {
  if ('hasFailed' in found) return failure;
  const { query, hits, notOffered, unknown } = found;
  if (hits.length === 0) return nothingFound(query);
  const says = notOffered ? `${notOffered.says} ` : '';
  const results = hits.length === 1 ? 'resultaat' : 'resultaten';
  if (unknown.length === 0) return `${says}${hits.length} ${results} voor ‘${query}’.`;
  const missing = joinList(unknown.map((word) => `‘${word}’`));
  return `${says}Over ${missing} staat hier niets; ${hits.length} ${results} voor de rest van ‘${query}’.`;
}
