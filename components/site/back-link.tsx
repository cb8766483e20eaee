'use client';

import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';

/** Invisible instead of absent before hydration, to avoid layout shift. */
export function BackLink() {
  const [canGoBack, setCanGoBack] = useState(false);
  useEffect(() => setCanGoBack(history.length > 1), []);
  return (
    <button
      type="button"
      className={`${buttonStyle.secondary} noscript:hidden ${canGoBack ? '' : 'invisible'}`}
      onClick={() => history.back()}
    >
      Terug naar de vorige pagina
    </button>
  );
}
