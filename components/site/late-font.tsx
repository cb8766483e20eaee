'use client';

import { useEffect } from 'react';
import { showFontLate } from './show-font-late';

/** Shows the font on a page that was painted without it, for which `start-scripts.mjs` set the property. */
export function LateFont({ url }: { url: string }) {
  useEffect(() => {
    if (document.documentElement.style.getPropertyValue('--font-archivo')) showFontLate(url);
  }, [url]);
  return null;
}
