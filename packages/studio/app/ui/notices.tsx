import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button';

/** Undoes what the text of a notice tells, or opens it. */
export type NoticeAction = { label: string; run: () => void } | { label: string; href: string };

export type Notice = {
  text: string;
  actions?: NoticeAction[];
  /** Set while a request is under way, during which nothing else can be done. */
  isPending?: boolean;
};

const NoticeContext = createContext<(notice: Notice) => void>(() => {});

/** Shows a notice in the place of the last one. It gets the focus, since what was pressed is often gone by then. */
export function useNotify() {
  return use(NoticeContext);
}

/**
 * The place of notices. They stay until they are closed, because undoing must not be a matter of being quick; one that
 * undoes nothing goes when another room, post or message is opened.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((next: Notice) => setNotice(next), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus();
  }, [notice]);

  useEffect(() => {
    if (!notice || notice.isPending || notice.actions?.some((action) => 'run' in action)) return;
    // What is told may have opened this place itself, of which the event is still to come.
    const place = location.hash;
    const leave = () => location.hash !== place && setNotice(undefined);
    addEventListener('hashchange', leave);
    return () => removeEventListener('hashchange', leave);
  }, [notice]);

  function close() {
    setNotice(undefined);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  return (
    <NoticeContext value={notify}>
      <div inert={notice?.isPending} data-notice={notice && ''} className="group/page contents">
        {children}
      </div>
      <div
        role="status"
        data-bar="bottom"
        // Takes a place below the page on phones, so that everything can be scrolled out from under it.
        className="pointer-events-none sticky inset-x-0 bottom-0 z-30 flex justify-center p-4 empty:hidden md:fixed"
      >
        {notice && (
          <div
            ref={box}
            tabIndex={-1}
            className="pointer-events-auto flex max-w-3xl flex-wrap items-center gap-x-6 border border-transparent bg-ink py-1 pr-1 pl-4 text-paper"
          >
            <p className="py-2">{notice.text}</p>
            <div className="-ml-4 flex flex-wrap">
              {notice.actions?.map((action) => (
                <ActionControl key={action.label} action={action} />
              ))}
              {!notice.isPending && (
                <Button look="quiet" className="hover:bg-steel" onClick={close}>
                  Sluiten
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </NoticeContext>
  );
}

function ActionControl({ action }: { action: NoticeAction }) {
  if ('href' in action) {
    return (
      <a
        href={action.href}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center px-4 font-semibold underline underline-offset-4"
      >
        {action.label}
      </a>
    );
  }
  return (
    <Button look="quiet" className="hover:bg-steel" onClick={action.run}>
      {action.label}
    </Button>
  );
}
