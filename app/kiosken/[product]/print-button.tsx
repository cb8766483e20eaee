'use client';

import { buttonStyle } from '@/components/ui/button-style';

export function PrintButton() {
  return (
    <button
      type="button"
      className={`${buttonStyle.secondary} noscript:hidden`}
      onClick={() => print()}
    >
      Druk dit blad af
    </button>
  );
}
