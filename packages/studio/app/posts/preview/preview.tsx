import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '../../ui/button';
import { useSize } from './use-size';

type PreviewProps = {
  postId: string;
  /** Another one loads the page again. */
  version: string;
};

const RETRY_MS = 5000;

const WIDTHS = { telefoon: 390, desktop: 1280 };
type Device = keyof typeof WIDTHS;

/**
 * The page as visitors will see it. A new one takes the place of the last when it has loaded, at the same place; one that
 * fails is tried again.
 */
export function Preview({ postId, version }: PreviewProps) {
  const [device, setDevice] = useState<Device>('telefoon');
  const [shown, setShown] = useState<string>();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [area, size] = useSize<HTMLDivElement>();
  const page = `preview/${postId}`;
  const [attempt, setAttempt] = useState(0);
  const wanted = `${page}?v=${version}&attempt=${attempt}`;
  const [failed, setFailed] = useState<string>();
  const scale = Math.min(1, size.width / WIDTHS[device] || 1);

  useEffect(() => {
    if (failed !== wanted) return;
    const timer = setTimeout(() => setAttempt((last) => last + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [failed, wanted]);

  function show() {
    const frame = frames.current.get(wanted);
    // Plain text of the studio, or the browser's own error page, which has another origin.
    if (frame?.contentDocument?.contentType !== 'text/html') return setFailed(wanted);
    const before = frames.current.get(shown ?? '')?.contentWindow;
    if (before) frame.contentWindow?.scrollTo(0, before.scrollY);
    setShown(wanted);
  }

  return (
    <section aria-label="Voorbeeld" className="flex min-h-0 grow flex-col">
      <div className="flex flex-wrap items-center gap-x-4 border-line border-b px-4">
        <fieldset className="flex gap-4">
          <legend className="sr-only">Breedte van het voorbeeld</legend>
          {(Object.keys(WIDTHS) as Device[]).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-2 text-sm capitalize">
              <input
                type="radio"
                name="device"
                className="size-5 accent-ink"
                checked={name === device}
                onChange={() => setDevice(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          className={`${buttonStyle.quiet} text-sm max-sm:-ml-4 sm:ml-auto`}
        >
          Openen in nieuw venster
        </a>
      </div>
      <div ref={area} className="relative grow max-md:min-h-[70dvh] overflow-hidden bg-mist">
        {[...new Set([shown ?? wanted, wanted])].map((source) => (
          <iframe
            key={source}
            ref={(frame) => {
              if (frame) frames.current.set(source, frame);
              return () => {
                frames.current.delete(source);
              };
            }}
            src={source}
            title="Voorbeeld van de pagina"
            sandbox="allow-same-origin"
            onLoad={source === wanted && source !== shown ? show : undefined}
            aria-hidden={source !== (shown ?? wanted)}
            className={`absolute top-0 left-1/2 origin-top bg-surface outline outline-line ${source === (shown ?? wanted) ? '' : 'invisible'}`}
            style={{
              width: WIDTHS[device],
              height: size.height / scale,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          />
        ))}
      </div>
    </section>
  );
}
