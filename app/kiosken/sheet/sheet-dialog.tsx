import { type ReactNode, useId, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { ProductSheetProps } from './product-sheet';

type SheetDialogProps = { name: string; label: ReactNode; sheet: ProductSheetProps };

export function SheetDialog({ name, label, sheet }: SheetDialogProps) {
  const [opened, setOpened] = useState<ReactNode>();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  async function loadSheet() {
    try {
      const { createDialogSheet } = await import('./opened-sheet');
      setOpened(createDialogSheet(sheet));
    } catch (error) {
      console.warn('A sheet could not be loaded.', error);
      setOpened(<p role="alert">Dit blad laadt niet. Sluit het en probeer het opnieuw.</p>);
    }
  }

  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonStyle.secondary}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, so closing would not return the focus.
          currentTarget.focus();
          void loadSheet();
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape */}
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        data-print="alone"
        className="m-auto max-h-11/12 min-h-[min(80vh,50rem)] w-full max-w-4xl scroll-pt-24 overflow-y-auto overscroll-contain bg-paper text-ink print:bg-transparent"
        // Only a click on the backdrop has the dialog itself as target.
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
        <div className="p-5 md:p-8 print:p-0 print:pt-2">{opened}</div>
      </dialog>
    </>
  );
}
