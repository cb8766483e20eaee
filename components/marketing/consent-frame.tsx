'use client';

import { lazy } from 'react';
import type { ConsentFrameProps } from './loaded-consent-frame';

const LoadedConsentFrame = lazy(async () => {
  const { LoadedConsentFrame } = await import('./loaded-consent-frame');
  return { default: LoadedConsentFrame };
});

/**
 * Loads its script only on pages that render it. Without Suspense, because its inline script violates
 * the CSP. A wrapper, because a server component that renders a lazy one directly fails (React #306).
 */
export function ConsentFrame(props: ConsentFrameProps) {
  return <LoadedConsentFrame {...props} />;
}
