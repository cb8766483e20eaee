'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { OWN_CONFIGURATOR_PATH } from '@/lib/frame-routes';

/** Omits header and footer in the embedded configurator, because the embedding page has them. */
export function HideInEmbed({ children }: { children: ReactNode }) {
  return usePathname() === OWN_CONFIGURATOR_PATH ? null : children;
}
