'use client';

import { useEffect } from 'react';
import { showFontLate } from './show-font-late';

/** Loads and shows the font where a slow connection had the page painted without it, and it was not requested yet. */
export function LateFont({ url }: { url: string }) {
  useEffect(() => {
    // Browsers that estimate no connection have requested it.
    const isUnrequested = [...(document.fonts ?? [])].some(
      ({ display, status }) => display === 'optional' && status === 'unloaded',
    );
    if (isUnrequested) showFontLate(url);
  }, [url]);
  return null;
}
