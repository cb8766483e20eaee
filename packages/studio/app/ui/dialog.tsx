import { createContext, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type DialogProps = {
  title: string;
  /** Called for Escape, too. */
  onClose: () => void;
  /** False while what it asked for is under way. */
  mayClose?: boolean;
  isWide?: boolean;
  children: ReactNode;
};

/** Whether a dialog stands around what asks. */
export const InDialog = createContext(false);

/**
 * A modal dialog that is open as long as it is rendered. The first control gets the focus, or the element with
 * `data-initial-focus`: the button that cancels where nothing can be undone, the text where it is long. The
 * browser returns the focus to where it was.
 */
export function Dialog({ title, onClose, mayClose = true, isWide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect ends before the element leaves the document, so that the focus can return.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Also heard here: of a dialog inside this one, and of a file picker.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (mayClose) onClose();
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto border border-transparent bg-paper p-5 text-ink backdrop:bg-black/60 sm:p-8 ${isWide ? 'max-w-5xl' : 'max-w-xl'}`}
    >
      <h2 id={titleId} className="mb-5 font-bold text-subtitle">
        {title}
      </h2>
      <InDialog value>{children}</InDialog>
    </dialog>
  );
}
