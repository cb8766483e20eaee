'use client';

import { useEffect } from 'react';
import { readChosenColour, showChosenColour } from './chosen-colour';

/** Carries the colour that a visitor chose for the kiosks through the site, as its accent. */
export function ChosenAccent() {
  useEffect(() => showChosenColour(readChosenColour()), []);
  return null;
}
