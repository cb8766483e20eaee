'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { OWN_CONFIGURATOR_PATH } from '@/lib/frame-routes';

/** What stands around every page but the one that our own pages show in a frame: they have it themselves. */
export function HideInEmbed({ children }: { children: ReactNode }) {
  return usePathname() === OWN_CONFIGURATOR_PATH ? null : children;
}
