'use client';

import { usePathname } from 'next/navigation';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react';
import { focusContent } from './focus-content';

type MobileMenuProps = {
  wordmark: ReactNode;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

const MENU_ID = 'mobiel-menu';
/** Size in px, so that the row of buttons fits a small screen with large text. */
const buttonClass = 'inline-flex size-[48px] items-center justify-center -mr-[12px]';

/**
 * A popover works without JavaScript. A modal dialog would make the whole page inert, which takes 2 to 3 times as long
 * on a long page; here the menu closes when the focus leaves it. Labels are English as specified.
 */
export function MobileMenu({ wordmark, openIcon, closeIcon, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();

  function close() {
    if (supportsPopovers()) dialog.current?.hidePopover();
    else dialog.current?.close();
  }

  // Closes in the cleanup, so that hydration does not close a menu that is already open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every navigation, Back included.
  useEffect(
    () => () => {
      close();
      focusContent();
    },
    [pathname],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    if (supportsPopovers() && dialog.current?.matches(':popover-open')) coverPage(true);
    const wide = matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  function open() {
    if (supportsPopovers()) return;
    dialog.current?.show();
    coverPage(true);
  }

  function closeOnClick({ target }: MouseEvent) {
    const closingElements = supportsPopovers() ? 'a' : 'a,button';
    if (target instanceof Element && target.closest(closingElements)) close();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <>
      <button
        type="button"
        lang="en"
        aria-label="Open menu"
        className={buttonClass}
        popoverTarget={MENU_ID}
        onClick={open}
      >
        {openIcon}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users activate the links; Escape is native. */}
      <dialog
        ref={dialog}
        id={MENU_ID}
        popover="auto"
        aria-label="Menu"
        onClick={closeOnClick}
        onBlur={closeOnLeave}
        onBeforeToggle={({ newState }: ToggleEvent) => coverPage(newState === 'open')}
        onClose={() => coverPage(false)}
        className="fixed inset-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper px-gutter py-3 text-ink"
      >
        <div className="flex items-center justify-between gap-3">
          {wordmark}
          <button
            type="button"
            lang="en"
            aria-label="Close menu"
            className={buttonClass}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            {closeIcon}
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}

/**
 * Hides what the menu covers from screen readers, whose cursor moves without the focus. Not by `inert`, which restyles
 * the whole page: 110 ms on a phone.
 */
function coverPage(isCovered: boolean): void {
  for (const part of document.querySelectorAll('main, body > footer')) {
    if (isCovered) part.setAttribute('aria-hidden', 'true');
    else part.removeAttribute('aria-hidden');
  }
}

/** Safari before 17 and Firefox before 125 lack popovers. */
function supportsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}
