'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { FRAMES_PATH } from '@/lib/frames/addresses';

/** What stands around every page but those that our own pages show in a frame: they have it themselves. */
export function OutsideFrames({ children }: { children: ReactNode }) {
  return usePathname().startsWith(`${FRAMES_PATH}/`) ? null : children;
}
