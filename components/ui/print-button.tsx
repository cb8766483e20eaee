'use client';

import type { ReactNode } from 'react';
import { buttonStyle } from './button-style';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${buttonStyle.secondary} noscript:hidden`}
      onClick={() => print()}
    >
      {children}
    </button>
  );
}
