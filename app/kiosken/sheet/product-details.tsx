'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { InlineSheet } from './inline-sheet';
import type { ProductSheetProps } from './product-sheet';
import { SheetDialog } from './sheet-dialog';

/** The full sheet behind "Meer informatie": folded out in place until scripts run, then a dialog. */
export function ProductDetails({ name, ...sheet }: ProductSheetProps & { name: string }) {
  const [hasDialog, setHasDialog] = useState(false);
  const inline = useRef<HTMLDetailsElement>(null);

  // A visitor who was faster than the script keeps what is open or focused.
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
      {/* It stays in the page, hidden: search engines read what scripts leave of it. */}
      <details ref={inline} hidden={hasDialog}>
        <summary className={buttonStyle.secondary}>{label}</summary>
        <InlineSheet {...sheet} />
      </details>
      {hasDialog && <SheetDialog name={name} label={label} sheet={sheet} />}
    </>
  );
}
