import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Button } from './button';

export type Notice = {
  text: string;
  /** Undoes what the text tells, or opens it. */
  action?: { label: string; run: () => void } | { label: string; href: string };
};

const NoticeContext = createContext<(notice: Notice | undefined) => void>(() => {});

/** Shows a notice in the place of the last one. */
export function useNotify() {
  return use(NoticeContext);
}

/** The place of notices. They stay until they are closed, because undoing must not be a matter of being quick. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((next: Notice | undefined) => setNotice(next), []);
  const action = notice?.action;
  return (
    <NoticeContext value={notify}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-4"
      >
        {notice && (
          <div className="pointer-events-auto flex max-w-2xl flex-wrap items-center gap-x-2 bg-ink py-1 pr-1 pl-4 text-paper">
            <p className="py-2">{notice.text}</p>
            {action && 'href' in action && (
              <a
                href={action.href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center px-4 font-semibold underline underline-offset-4"
              >
                {action.label}
              </a>
            )}
            {action && 'run' in action && (
              <Button
                look="quiet"
                className="hover:bg-steel"
                onClick={() => {
                  setNotice(undefined);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            <Button look="quiet" className="hover:bg-steel" onClick={() => setNotice(undefined)}>
              Sluiten
            </Button>
          </div>
        )}
      </div>
    </NoticeContext>
  );
}
