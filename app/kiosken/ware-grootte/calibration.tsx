'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { readScreenFactor, screenFactors } from '@/lib/business/advice/screen-factors';
import { keep, readStored } from '@/lib/platform/browser/storage';

type CalibrationProps = {
  className: string;
  /** Above the slider. */
  heading: ReactNode;
  /** Below the slider, which it is set by. */
  card: ReactNode;
  children: ReactNode;
};

/** The slider that fits the drawn card to a real one, and what it scales. */
export function Calibration({ className, heading, card, children }: CalibrationProps) {
  const id = useId();
  const scaled = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = slider.current;
    if (!input) return;
    const kept = readScreenFactor(readStored('screen'));
    // Moved before hydration, it counts more than what was kept.
    if (input.value === input.defaultValue && kept) input.value = String(kept);
    scale(scaled.current, input);
  }, []);

  return (
    <div ref={scaled} className={className}>
      <div>
        {heading}
        <div className="max-w-measure noscript:hidden print:hidden">
          <label htmlFor={id} className="font-semibold">
            Grootte van de getekende pas
          </label>
          <input
            ref={slider}
            id={id}
            type="range"
            min={screenFactors.from}
            max={screenFactors.to}
            step={screenFactors.step}
            defaultValue={1}
            className="block min-h-11 w-full accent-ink"
            onChange={({ currentTarget }) => {
              scale(scaled.current, currentTarget);
              keep('screen', currentTarget.value);
            }}
          />
        </div>
        {card}
      </div>
      {children}
    </div>
  );
}

/** Also tells screen readers the size, which they would read as a bare number. */
function scale(scaled: HTMLElement | null, slider: HTMLInputElement) {
  scaled?.style.setProperty('--factor', slider.value);
  slider.setAttribute('aria-valuetext', `${Math.round(slider.valueAsNumber * 100)} procent`);
}
