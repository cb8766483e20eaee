import { useRef, useState } from 'react';
import { optional } from '../../optional';
import { buttonStyle } from '../../ui/button';
import { useSize } from './use-size';

type PreviewProps = {
  slug: string;
  /** Another one loads the page again. */
  version: string;
};

const WIDTHS = { telefoon: 390, desktop: 1280 };
type Device = keyof typeof WIDTHS;

/** The page as visitors will see it. A new one takes the place of the last when it has loaded, at the same place. */
export function Preview({ slug, version }: PreviewProps) {
  const [device, setDevice] = useState<Device>('telefoon');
  const [shown, setShown] = useState<string>();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [area, size] = useSize<HTMLDivElement>();
  const page = `preview/${slug}`;
  const wanted = `${page}?v=${version}`;
  const scale = Math.min(1, size.width / WIDTHS[device] || 1);

  function show() {
    const before = frames.current.get(shown ?? '')?.contentWindow;
    const after = frames.current.get(wanted)?.contentWindow;
    // The browser's own error page, of a studio that is stopped, has another origin.
    void optional(() => before && after?.scrollTo(0, before.scrollY));
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
