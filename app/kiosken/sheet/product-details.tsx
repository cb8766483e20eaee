'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { ProductSheet } from './product-sheet';
import type { Sheet } from './sheet';

/** The full sheet behind "Meer informatie": folded out in place until scripts run, then a dialog. */
export function ProductDetails({ sheet }: { sheet: Sheet }) {
  const { name } = sheet;
  const [hasDialog, setHasDialog] = useState(false);
  const [actions, setActions] = useState<ReactNode>();
  const inlineRef = useRef<HTMLDetailsElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // A visitor who was faster than the script keeps what is open or focused.
  useEffect(() => {
    if (!inlineRef.current?.matches('[open], :focus-within')) setHasDialog(true);
  }, []);

  const label = (
    <span>
      Meer informatie<span className="sr-only"> over {name}</span>
    </span>
  );

  if (!hasDialog) {
    return (
      <details ref={inlineRef}>
        <summary className={buttonStyle.secondary}>{label}</summary>
        <div className="pt-8">
          <ProductSheet sheet={sheet} />
        </div>
      </details>
    );
  }

  /** Anew at each opening: they take along what was chosen meanwhile. */
  async function loadActions() {
    try {
      const { actionsFor } = await import('./opened-sheet-actions');
      setActions(actionsFor(sheet));
    } catch (error) {
      console.warn('The actions of a sheet could not be loaded.', error);
    }
  }

  const close = () => dialogRef.current?.close();

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonStyle.secondary}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and a closed dialog returns focus to what had it.
          currentTarget.focus();
          void loadActions();
          dialogRef.current?.showModal();
        }}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape */}
      <dialog
        ref={dialogRef}
        aria-labelledby={headingId}
        data-print="alone"
        className="m-auto max-h-11/12 w-full max-w-4xl scroll-pt-24 overflow-y-auto overscroll-contain bg-paper text-ink print:bg-transparent"
        // The content covers the whole box, so only the backdrop has the dialog itself as target.
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div className="sticky top-0 flex items-center justify-between gap-4 border-line border-b bg-paper py-2 pr-2 pl-5 md:pl-8 print:static print:p-0">
          <h3 id={headingId} className="text-subtitle">
            {name}
          </h3>
          <button type="button" className={buttonStyle.secondary} onClick={close}>
            Sluiten
          </button>
        </div>
        <div className="p-5 md:p-8 print:p-0 print:pt-2">
          <ProductSheet sheet={sheet} actions={actions} />
        </div>
      </dialog>
    </>
  );
}
