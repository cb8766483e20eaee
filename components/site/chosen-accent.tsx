'use client';

import { useEffect } from 'react';
import { applyColour, computeAccent, readChosenColour } from './chosen-colour';

/** Makes the chosen kiosk colour the accent of every page. */
export function ChosenAccent() {
  useEffect(() => {
    const code = readChosenColour();
    applyColour(code);
    // Not `hasAccentRule`: every page would load its list.
    if (code) computeAccent(code);
  }, []);
  return null;
}
