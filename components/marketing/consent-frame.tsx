'use client';

import { lazy } from 'react';
import type { ConsentFrameProps } from './loaded-consent-frame';

const LoadedConsentFrame = lazy(async () => {
  try {
    const { LoadedConsentFrame } = await import('./loaded-consent-frame');
    return { default: LoadedConsentFrame };
  } catch (error) {
    console.warn('The choice to load a frame could not be loaded.', error);
    return { default: AlternativeAlone };
  }
});

/**
 * Loaded lazily, without Suspense, whose inline script violates the CSP. A server component that
 * renders the lazy component directly fails (React #306).
 */
export function ConsentFrame(props: ConsentFrameProps) {
  return <LoadedConsentFrame {...props} />;
}

/** What stays without its script; an error would replace the whole page. */
function AlternativeAlone({ children, alternative }: ConsentFrameProps) {
  return (
    <div className="border-2 border-line">
      {children}
      <p className="bg-surface p-6">{alternative}</p>
    </div>
  );
}
