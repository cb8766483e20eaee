'use client';

import { useEffect } from 'react';
import { readStored } from '@/lib/platform/browser/storage';
import { applyColour, readChosenColour } from './chosen-colour';
import { loadLater } from './load-later';

/** Makes the chosen kiosk colour the accent of every page, and loads what shows the visitor's own picture when it is wanted. */
export function ChosenAccent() {
  useEffect(() => {
    applyColour(readChosenColour());
    if (readStored('picture')) loadLater();
    addEventListener('dragenter', loadLater);
    addEventListener('change', ({ target }) => (target as HTMLInputElement).files && loadLater());
  }, []);
  return null;
}
