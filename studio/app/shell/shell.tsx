import type { ReactNode } from 'react';
import { Navigation } from './navigation';
import { useSession } from './session';

const MAIN = 'inhoud';

/** The frame around every room. */
export function Shell({ children }: { children: ReactNode }) {
  const { name, siteUrl } = useSession();
  // No link: its hash would be taken for a room.
  const skip = () => document.getElementById(MAIN)?.focus();
  return (
    <div className="flex min-h-dvh flex-col">
      <button
        type="button"
        onClick={skip}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper focus:p-3"
      >
        Naar de inhoud
      </button>
      <header className="flex flex-wrap items-center gap-x-6 bg-ink px-gutter text-paper">
        <p className="flex min-h-11 items-center font-bold">Studio</p>
        <Navigation />
        <p className="ml-auto flex min-h-11 items-center gap-4 text-sm">
          <span>{name}</span>
          <a
            href={siteUrl}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center underline"
          >
            Naar de site<span className="sr-only"> (nieuw venster)</span>
          </a>
        </p>
      </header>
      <main id={MAIN} tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
