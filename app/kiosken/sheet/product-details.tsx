'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { InlineSheet } from './inline-sheet';
import type { ProductSheetProps } from './product-sheet';
import { SheetDialog } from './sheet-dialog';

/** Opens in place until hydration, in a dialog after it. */
export function ProductDetails({ name, ...sheet }: ProductSheetProps & { name: string }) {
  const [hasDialog, setHasDialog] = useState(false);
  const inline = useRef<HTMLDetailsElement>(null);

  // Keep what was opened or focused before hydration.
  useEffect(() => {
    if (!inline.current?.matches('[open], :focus-within')) setHasDialog(true);
  }, []);

  const label = (
    <span>
      Meer informatie<span className="sr-only"> over {name}</span>
    </span>
  );
  return (
    <>
      {/* In the DOM for search engines. */}
      <details ref={inline} hidden={hasDialog}>
        <summary className={buttonStyle.secondary}>{label}</summary>
        <InlineSheet {...sheet} />
      </details>
      {hasDialog && <SheetDialog name={name} label={label} sheet={sheet} />}
    </>
  );
}
