'use client';

import { useEffect } from 'react';
import { applyColour, computeAccent, readChosenColour } from './chosen-colour';

/** Makes the chosen kiosk colour the accent of every page. */
export function ChosenAccent() {
  useEffect(() => {
    const code = readChosenColour();
    applyColour(code);
    // Computes without `hasAccentRule`, whose list every page would load.
    if (code) computeAccent(code);
  }, []);
  return null;
}
