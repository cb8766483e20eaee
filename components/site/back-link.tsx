'use client';

import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';

/** Back to the page that the visitor came from; absent when there is none, or no JavaScript. */
export function BackLink() {
  const [canGoBack, setCanGoBack] = useState(false);
  useEffect(() => setCanGoBack(history.length > 1), []);
  if (!canGoBack) return null;
  return (
    <button type="button" className={buttonStyle.secondary} onClick={() => history.back()}>
      Terug naar de vorige pagina
    </button>
  );
}
