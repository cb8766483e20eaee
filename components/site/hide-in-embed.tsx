'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { BUILT_IN_CONFIGURATOR_PATH } from '@/lib/frame-routes';

/** For header and footer: the page that embeds our configurator has its own. */
export function HideInEmbed({ children }: { children: ReactNode }) {
  return usePathname() === BUILT_IN_CONFIGURATOR_PATH ? null : children;
}
