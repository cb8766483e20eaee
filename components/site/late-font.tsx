'use client';

import { useEffect } from 'react';

/** Loads and shows the font where a slow connection had the page painted without it, and it was not requested yet. */
export function LateFont() {
  useEffect(() => {
    // Browsers that estimate no connection have requested it.
    document.fonts?.forEach((font) => {
      if (font.display !== 'optional' || font.status !== 'unloaded') return;
      // Not shown as "optional", which gives up what came late.
      font.display = 'swap';
      font.load().then(
        () => document.documentElement.style.setProperty('--font-archivo', 'Archivo'),
        () => undefined,
      );
    });
  }, []);
  return null;
}
