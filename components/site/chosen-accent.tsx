'use client';

import { useEffect } from 'react';
import { computeAccent, markColour, readChosenColour } from './chosen-colour';

/** Uses the kiosk colour that the visitor chose as the accent colour of every page. */
export function ChosenAccent() {
  useEffect(() => {
    const code = readChosenColour();
    markColour(code);
    // Without a check for a rule in app/accent.css: every page would load the list of those colours.
    if (code) computeAccent(code);
  }, []);
  return null;
}
