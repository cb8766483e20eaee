import type { Sector } from '@/lib/business/content/sectors';

type SectorMomentProps = {
  moment: Sector['moment'];
  size: string;
};

export function SectorMoment({ moment: { time, day }, size }: SectorMomentProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className={`tabular-nums ${size}`}>{time}</span>
      <span className="opacity-80">uur, {day}</span>
    </p>
  );
}
