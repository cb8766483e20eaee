'use client';

import { lazy, Suspense } from 'react';
import type { ConsentFrameProps } from './loaded-consent-frame';

const LoadedConsentFrame = lazy(async () => {
  const { LoadedConsentFrame } = await import('./loaded-consent-frame');
  return { default: LoadedConsentFrame };
});

/** Its script comes with the pages that show one, not with those for which nothing is connected. */
export function ConsentFrame(props: ConsentFrameProps) {
  return (
    <Suspense>
      <LoadedConsentFrame {...props} />
    </Suspense>
  );
}
