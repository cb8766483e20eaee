'use client';

import { useEffect } from 'react';
import { readStored } from '@/lib/platform/browser/storage';
import { applyColour, computeAccent, loadLater, readChosenColour } from './chosen-colour';

/** Makes the chosen kiosk colour the accent of every page, and loads what shows the visitor's own picture when it is wanted. */
export function ChosenAccent() {
  useEffect(() => {
    const code = readChosenColour();
    applyColour(code);
    // Computes without `hasAccentRule`, whose list every page would load.
    if (code) computeAccent(code);
    // The first look also finds a file that was chosen before hydration.
    const lookForPicture = () =>
      (readStored('picture') || document.querySelector<HTMLInputElement>('[type=file]')?.value) &&
      loadLater();
    lookForPicture();
    // A page to which the visitor returns may have been left before there was one.
    addEventListener('pageshow', lookForPicture);
    addEventListener('dragenter', loadLater);
    addEventListener('change', (event) => (event.target as HTMLInputElement).files && loadLater());
  }, []);
  return null;
}
