import type { Sheet } from './sheet';

export function SheetDrawings({
  drawings,
  hasReachBand,
}: Pick<Sheet, 'drawings' | 'hasReachBand'>) {
  return (
    <div>
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        {drawings.map(({ src, alt, caption, width, height }) => (
          <figure key={src}>
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-auto w-full print:h-44 print:w-auto"
            />
            <figcaption className="mt-1 text-sm tabular-nums print:text-xs">{caption}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-2 text-sm text-steel print:text-xs">
        Maten in millimeters, op één schaal, naast een persoon van 1,75&nbsp;m.
        {hasReachBand &&
          ' Gekleurd: waar iedereen bij de knoppen kan, ook vanuit een rolstoel (EN\u00a0301\u00a0549).'}
      </p>
    </div>
  );
}
