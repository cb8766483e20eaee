import { type RefObject, useCallback, useRef } from 'react';
import type { SearchResult } from '@/lib/search/search-index';

type Search = (query: string) => SearchResult;

/**
 * Loads the search script (9 kB) on the first focus of the field.
 * @param list element with the list of entries, which is the search index
 * @returns loads the search, or resolves to undefined on failure; the next call retries
 */
export function useSearch(list: RefObject<HTMLElement | null>): () => Promise<Search | undefined> {
  const loading = useRef<Promise<Search | undefined>>(undefined);
  return useCallback(() => {
    loading.current ??= load(list.current as HTMLElement).catch((error) => {
      console.warn('The search could not be loaded.', error);
      loading.current = undefined;
      return undefined;
    });
    return loading.current;
  }, [list]);
}

async function load(list: HTMLElement): Promise<Search> {
  const { createSearch } = await import('@/lib/search/search-index');
  return createSearch(
    Array.from(list.querySelectorAll('li'), (entry) => ({
      href: entry.querySelector('a')?.getAttribute('href') ?? '',
      name: entry.querySelector('a')?.textContent?.trim() ?? '',
      about: entry.querySelector('p')?.textContent ?? '',
    })),
  );
}
