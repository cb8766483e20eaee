'use client';

import { useEffect } from 'react';

/** Loads what browsers without `:has` or units of a container need, in those alone. */
export function OlderBrowsers() {
  useEffect(() => {
    if (CSS.supports('selector(:has(a))') && CSS.supports('width:1cqw')) return;
    import('@/lib/platform/browser/older-browsers/adapt-sheets')
      .then(({ adaptSheets }) => adaptSheets())
      // The page goes on without them.
      .catch(() => undefined);
  }, []);
  return null;
}
