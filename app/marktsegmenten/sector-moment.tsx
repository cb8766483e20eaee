import type { Sector } from '@/lib/content/sectors';

type SectorMomentProps = {
  sector: Sector;
  isWide: boolean;
};

export function SectorMoment({ sector, isWide }: SectorMomentProps) {
  const { id, name, moment, headline, situation } = sector;
  return (
    <div className={isWide ? 'grid gap-x-10 gap-y-4 lg:grid-cols-2 lg:items-end xl:gap-x-16' : ''}>
      <div>
        <h2 id={`${id}-titel`} className="text-title">
          {name}
        </h2>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3 border-line border-t pt-4">
          <span className="text-display tabular-nums">{moment.time}</span>
          <span className="opacity-80">uur, {moment.day}</span>
        </p>
      </div>
      <div className={isWide ? '' : 'mt-4'}>
        <p className="max-w-measure text-balance text-subtitle font-semibold">{headline}</p>
        <p className="mt-3 max-w-measure opacity-85">{situation}</p>
      </div>
    </div>
  );
}
