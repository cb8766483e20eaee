'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { InlineSheet } from './inline-sheet';
import type { ProductSheetProps } from './product-sheet';
import { SheetDialog } from './sheet-dialog';

/** The full sheet: a `<details>` element until hydration, a dialog after it. */
export function ProductDetails({ name, ...sheet }: ProductSheetProps & { name: string }) {
  const [hasDialog, setHasDialog] = useState(false);
  const inline = useRef<HTMLDetailsElement>(null);

  // Keep the `<details>` if it was opened or focused before hydration.
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
      {/* Stays in the DOM, hidden, so that search engines can index it. */}
      <details ref={inline} hidden={hasDialog}>
        <summary className={buttonStyle.secondary}>{label}</summary>
        <InlineSheet {...sheet} />
      </details>
      {hasDialog && <SheetDialog name={name} label={label} sheet={sheet} />}
    </>
  );
}
