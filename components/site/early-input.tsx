'use client';

import { useEffect, useLayoutEffect } from 'react';
import { watchEarlyInput } from '@/lib/platform/browser/early-input';
import { tolerateForeignChanges } from '@/lib/platform/browser/foreign-nodes';

const isBrowser = typeof document !== 'undefined';
if (isBrowser) tolerateForeignChanges();
/** Watches from the evaluation of this module, which comes before React's first commit. */
const early = isBrowser ? watchEarlyInput() : undefined;

/** First in the layout: its effects run before those that read what was chosen before hydration. */
export function EarlyInput() {
  useLayoutEffect(() => early?.restoreInput(), []);
  useEffect(() => early?.restoreFocus(), []);
  return null;
}
