'use client';

import { lazy } from 'react';
import type { ConsentFrameProps } from './loaded-consent-frame';

const LoadedConsentFrame = lazy(async () => {
  const { LoadedConsentFrame } = await import('./loaded-consent-frame');
  return { default: LoadedConsentFrame };
});

/**
 * Loaded lazily, without Suspense, whose inline script violates the CSP. A server component that
 * renders the lazy component directly fails (React #306).
 */
export function ConsentFrame(props: ConsentFrameProps) {
  return <LoadedConsentFrame {...props} />;
}
