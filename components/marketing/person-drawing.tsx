import { standingPerson, wheelchairUser } from '@/lib/drawings/people';

const style = {
  className: 'fill-mist stroke-steel',
  strokeWidth: 10,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** In mm: floor at y = 0, feet centred on x = 0. */
export function PersonDrawing() {
  return (
    <g {...style}>
      <path d={standingPerson.outline} />
      <path d={standingPerson.head} />
      <path d={standingPerson.folds} className="fill-none" strokeWidth="6" />
    </g>
  );
}

/** In mm, reaching to the left. */
export function WheelchairUserDrawing() {
  return (
    <g {...style}>
      <path d={wheelchairUser.chair} className="fill-none" strokeWidth="16" />
      <path d={wheelchairUser.body} />
      <path d={wheelchairUser.head} />
      <path d={wheelchairUser.arm} />
    </g>
  );
}
