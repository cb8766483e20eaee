import { type RefObject, useCallback, useRef, useState } from 'react';
import { entriesOf } from '@/lib/pages/search/entry';
import type { PlaceText } from '@/lib/pages/search/place-texts';
import type { Search } from '@/lib/pages/search/search-index';
import { searchTexts } from '@/lib/routes';

/**
 * Loads the search script on the first focus of the field, and then the texts of all places, 65 kB.
 * @param list element with the list of entries, which can be searched before the texts have come
 * @returns `loadSearch` resolves to undefined on failure, and the next call retries; `hasTexts` once texts are searched too
 */
export function useSearch(list: RefObject<HTMLElement | null>) {
  const search = useRef<Search>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const [hasTexts, setHasTexts] = useState(false);

  const loadSearch = useCallback(async () => {
    const load = async () => {
      const { createSearch } = await import('@/lib/pages/search/search-index');
      const entries = entriesOf(list.current as HTMLElement);
      search.current = await createSearch(entries);
      addTexts(async (texts) => {
        search.current = await createSearch(entries, texts);
        setHasTexts(true);
      });
    };
    loading.current ??= load().catch((error) => {
      console.warn('The search could not be loaded.', error);
      loading.current = undefined;
    });
    await loading.current;
    return search.current;
  }, [list]);

  return { loadSearch, hasTexts };
}

/** Hands on the texts that can be loaded; without any, the search finds what the list says. */
async function addTexts(use: (texts: PlaceText[]) => Promise<void>) {
  const loaded = await Promise.all(Object.values(searchTexts).map(loadTexts));
  const texts = loaded.flat();
  if (texts.length > 0) await use(texts).catch(warn);
}

async function loadTexts(url: string): Promise<PlaceText[]> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return await response.json();
  } catch (error) {
    warn(error);
    return [];
  }
}

function warn(error: unknown) {
  console.warn('The search finds less: texts could not be loaded.', error);
}
