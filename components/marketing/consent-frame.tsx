'use client';

import { lazy } from 'react';
import type { ConsentFrameProps } from './loaded-consent-frame';

const LoadedConsentFrame = lazy(async () => {
  const { LoadedConsentFrame } = await import('./loaded-consent-frame');
  return { default: LoadedConsentFrame };
});

/**
 * Its script comes with the pages that show one, not with those for which nothing is connected. No
 * Suspense around it: its contents would come by an inline script, which our policy keeps out. A
 * component, since a server component's reference to a lazy one ends in an error of React's (#306).
 */
export function ConsentFrame(props: ConsentFrameProps) {
  return <LoadedConsentFrame {...props} />;
}
