import type { ReactNode } from 'react';

type OfferDrawingProps = { className: string; children: ReactNode };

/** A drawing of 600 by 1,000 that is as high as its box: a wider box shows more ground, a narrower one less of the sides. */
export function OfferDrawing({ className, children }: OfferDrawingProps) {
  return (
    <div className={`absolute inset-0 ${className}`}>
      <svg
        viewBox="0 0 600 1000"
        aria-hidden="true"
        className="absolute left-1/2 h-full w-auto max-w-none -translate-x-1/2 overflow-visible"
      >
        {children}
      </svg>
    </div>
  );
}
