import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { Fit } from '@/lib/business/own-picture/own-picture';

type PicturePanelProps = {
  message: string;
  isError: boolean;
  /** Undefined while there is no picture. */
  fit?: Fit;
  onFit: (fit: Fit) => void;
  onFile: (file: Blob) => void;
  onRemove: () => void;
  onClose: () => void;
};

const fits = { cover: 'Vullen', contain: 'Passend' } as const;

/** What happened to the visitor's picture, and what can be done with it. */
export function PicturePanel({
  message,
  isError,
  fit,
  onFit,
  onFile,
  onRemove,
  onClose,
}: PicturePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Uw beeld"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="fixed right-4 bottom-4 z-40 max-h-[calc(100svh-2rem)] w-[min(24rem,calc(100vw-2rem))] overflow-auto border-2 border-ink bg-surface p-4 outline-none print:hidden"
    >
      <p role="status" className={isError ? 'font-semibold text-failure' : undefined}>
        {message}
      </p>
      {fit && (
        <fieldset className="mt-3 flex gap-x-6">
          <legend className="sr-only">Plaats op het scherm</legend>
          {Object.entries(fits).map(([value, label]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="plaats-van-uw-beeld"
                checked={fit === value}
                onChange={() => onFit(value as Fit)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <label
          className={`relative cursor-pointer focus-within:outline-2 ${buttonStyle.secondary}`}
        >
          {fit ? 'Ander beeld' : 'Kies een beeld'}
          <input
            type="file"
            accept="image/*"
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onFile(file);
              target.value = '';
            }}
          />
        </label>
        {fit && (
          <button type="button" className={buttonStyle.secondary} onClick={onRemove}>
            Verwijder uw beeld
          </button>
        )}
        <button type="button" className={buttonStyle.secondary} onClick={onClose}>
          Sluiten
        </button>
      </div>
    </section>
  );
}
