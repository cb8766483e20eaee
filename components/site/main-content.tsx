'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { BUILT_IN_CONFIGURATOR_PATH } from '@/lib/frame-routes';

/** Labelled in the embedded configurator, because the embedding page has a main landmark too. */
export function MainContent({ children }: { children: ReactNode }) {
  const isFramed = usePathname() === BUILT_IN_CONFIGURATOR_PATH;
  return (
    <main
      id="inhoud"
      tabIndex={-1}
      aria-label={isFramed ? 'Samenstelling' : undefined}
      className="flex-1 outline-none"
    >
      {children}
    </main>
  );
}
