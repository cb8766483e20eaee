'use client';

import { useEffect } from 'react';
import { showFontLate } from './show-font-late';

/**
 * Shows the font on a page that was painted without it: on a slow connection, and in browsers that estimate none, which
 * requested it in vain. Where Chromium estimates a fast one that is seldom, and showing it has 90 to 310 ms of style
 * computed again on a phone.
 */
export function LateFont({ url }: { url: string }) {
  useEffect(() => {
    const isUnrequested = [...(document.fonts ?? [])].some(
      ({ display, status }) => display === 'optional' && status === 'unloaded',
    );
    const isGivenUp = document.documentElement.style.getPropertyValue('--font-archivo') !== '';
    if (isUnrequested || (isGivenUp && !('connection' in navigator))) showFontLate(url);
  }, [url]);
  return null;
}
