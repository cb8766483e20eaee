import { personHref } from '@/lib/business/drawings/files';

const style = {
  className: 'fill-mist stroke-steel',
  strokeWidth: 10,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A standing person in mm: floor at y = 0, feet centred on x = 0. */
export function PersonDrawing() {
  return <use href={personHref} {...style} />;
}
