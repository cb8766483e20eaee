'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the content, or to the target of the fragment, after a navigation without a page load: a link in
 * the header or the footer remains in the document, and the next Tab would go on from there.
 */
export function FocusNewPage() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target =
      document.getElementById(location.hash.slice(1)) ?? document.getElementById('inhoud');
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
