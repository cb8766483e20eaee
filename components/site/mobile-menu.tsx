'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

type MobileMenuProps = {
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

const MENU_ID = 'mobiel-menu';
/** Tailwind's `lg`, from which the links stand in a row. */
const WIDE_SCREEN = '(min-width: 64rem)';
const buttonClass = 'inline-flex size-12 items-center justify-center -mr-3';

/**
 * The full-screen menu of small screens: a native modal dialog, so that the focus stays inside,
 * Escape closes it and the focus returns. `command` opens it without JavaScript where the browser
 * knows it; the handlers serve the others. The labels are given in English by the specification.
 */
export function MobileMenu({ openIcon, closeIcon, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();

  // In the cleanup: a visitor may have opened it before the script takes over, which closes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu, Back included.
  useEffect(() => () => dialog.current?.close(), [pathname]);

  // A tablet that is turned: the menu disappears, and a dialog that nobody sees would block the page.
  useEffect(() => {
    const wide = matchMedia(WIDE_SCREEN);
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  function open() {
    if (!knowsCommands() && !dialog.current?.open) dialog.current?.showModal();
  }

  function closeOnClick({ target }: MouseEvent) {
    const closing = knowsCommands() ? 'a' : 'a,button';
    if (target instanceof Element && target.closest(closing)) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        lang="en"
        aria-label="Open menu"
        className={buttonClass}
        onClick={open}
        {...invoker('show-modal')}
      >
        {openIcon}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what keys reach; Escape is native. */}
      <dialog
        ref={dialog}
        id={MENU_ID}
        aria-label="Menu"
        onClick={closeOnClick}
        className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper p-4 pt-3 text-ink lg:hidden"
      >
        <div className="flex justify-end">
          <button
            type="button"
            lang="en"
            aria-label="Close menu"
            className={buttonClass}
            {...invoker('close')}
          >
            {closeIcon}
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}

/** Then the browser acts on `command` itself, and warns where a script did it before. */
function knowsCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/** Invoker attributes that React's types do not list yet. */
function invoker(command: 'show-modal' | 'close') {
  return { command, commandfor: MENU_ID } as object;
}
