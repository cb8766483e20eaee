'use client';

import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';

/**
 * Back to the page that the visitor came from; unseen when there is none. Only a script knows that,
 * so its place is kept for it: else what stands below would move.
 */
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
