'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

type MobileMenuProps = {
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

const MENU_ID = 'mobiel-menu';
/** Tailwind's `lg` breakpoint. */
const WIDE_VIEWPORT = '(min-width: 64rem)';
/** In px, so that the row of buttons stays on a small screen with large text. */
const buttonClass = 'inline-flex size-[48px] items-center justify-center -mr-[12px]';

/** A native modal dialog. `command` opens it without JavaScript where supported; labels are English as specified. */
export function MobileMenu({ openIcon, closeIcon, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();

  // In the cleanup, so that hydration does not close a menu that is already open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, Back included.
  useEffect(() => () => dialog.current?.close(), [pathname]);

  // CSS hides the menu on wide viewports, but an open dialog would stay modal.
  useEffect(() => {
    const wide = matchMedia(WIDE_VIEWPORT);
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  function open() {
    if (!supportsCommands() && !dialog.current?.open) dialog.current?.showModal();
  }

  function closeOnClick({ target }: MouseEvent) {
    const closingElements = supportsCommands() ? 'a' : 'a,button';
    if (target instanceof Element && target.closest(closingElements)) dialog.current?.close();
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users activate the links; Escape is native. */}
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

/** A browser that supports `command` warns when a script has opened the dialog first. */
function supportsCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/** React's types lack these attributes. */
function invoker(command: 'show-modal' | 'close') {
  return { command, commandfor: MENU_ID } as object;
}
