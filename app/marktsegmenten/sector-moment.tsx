import type { Sector } from '@/lib/content/sectors';

/** The sector's name and the one moment that explains why it wants a screen. */
export function SectorMoment({ sector }: { sector: Sector }) {
  const { id, name, moment, headline, situation } = sector;
  return (
    <div>
      <h2 id={`${id}-titel`} className="text-title">
        {name}
      </h2>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3 border-line border-t pt-4">
        <span className="text-display tabular-nums">{moment.time}</span>
        <span className="opacity-80">uur, {moment.day}</span>
      </p>
      <p className="mt-4 max-w-measure text-balance text-subtitle font-semibold">{headline}</p>
      <p className="mt-3 max-w-measure opacity-85">{situation}</p>
    </div>
  );
}
