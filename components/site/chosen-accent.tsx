'use client';

import { useEffect } from 'react';
import { computeAccent, markColour, readChosenColour } from './chosen-colour';

/** Carries the colour that a visitor chose for the kiosks through the site, as its accent. */
export function ChosenAccent() {
  useEffect(() => {
    const code = readChosenColour();
    markColour(code);
    // Whether the style sheet has it is not asked: the list of those would come with every page.
    if (code) computeAccent(code);
  }, []);
  return null;
}
