'use client';

import { useEffect } from 'react';
import { computeAccent, markColour, readChosenColour } from './chosen-colour';

/** Makes the chosen kiosk colour the accent of every page. */
export function ChosenAccent() {
  useEffect(() => {
    const code = readChosenColour();
    markColour(code);
    // Not `hasAccentRule`: every page would load its list.
    if (code) computeAccent(code);
  }, []);
  return null;
}
