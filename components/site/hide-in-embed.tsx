'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { OWN_CONFIGURATOR_PATH } from '@/lib/frame-routes';

/** The page that embeds our configurator has its own header and footer. */
export function HideInEmbed({ children }: { children: ReactNode }) {
  return usePathname() === OWN_CONFIGURATOR_PATH ? null : children;
}
