import { type RefObject, useCallback, useRef } from 'react';
import type { SearchAnswer } from '@/lib/search/search-index';

type Search = (query: string) => SearchAnswer;

/**
 * Loads the search when somebody goes to the field: 9 kB that who reads the list does not need.
 * @param list the element with the list of places, which is its index
 * @returns a function that gives the search, or undefined where it cannot be loaded; then each call tries again
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
    Array.from(list.querySelectorAll('li'), (place) => ({
      href: place.querySelector('a')?.getAttribute('href') ?? '',
      name: place.querySelector('a')?.textContent?.trim() ?? '',
      about: place.querySelector('p')?.textContent ?? '',
    })),
  );
}
