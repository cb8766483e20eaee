'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { keep, readStored } from '@/lib/platform/browser/storage';

type CalibrationProps = {
  className: string;
  bounds: { from: number; to: number; step: number };
  children: ReactNode;
};

/** The slider that fits the drawn card to a real one, and what it scales. */
export function Calibration({ className, bounds, children }: CalibrationProps) {
  const id = useId();
  const scaled = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  function scale(factor: number) {
    scaled.current?.style.setProperty('--factor', String(factor));
  }

  useEffect(() => {
    const input = slider.current;
    if (!input) return;
    const kept = Number(readStored('screen'));
    // Moved before hydration, it counts more than what was kept.
    if (input.value === input.defaultValue && kept >= bounds.from && kept <= bounds.to) {
      input.value = String(kept);
    }
    scaled.current?.style.setProperty('--factor', input.value);
  }, [bounds]);

  return (
    <div ref={scaled} className={className}>
      <div className="max-w-measure noscript:hidden print:hidden">
        <label htmlFor={id} className="font-semibold">
          Grootte van de getekende pas
        </label>
        <input
          ref={slider}
          id={id}
          type="range"
          min={bounds.from}
          max={bounds.to}
          step={bounds.step}
          defaultValue={1}
          className="block min-h-11 w-full accent-ink"
          onChange={({ currentTarget }) => {
            scale(currentTarget.valueAsNumber);
            keep('screen', currentTarget.value);
          }}
        />
      </div>
      {children}
    </div>
  );
}
