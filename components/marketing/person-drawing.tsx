import { standingPerson, wheelchairUser } from '@/lib/drawings/people';

const style = {
  className: 'fill-mist stroke-steel',
  strokeWidth: 10,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Somebody of 1,750 mm, drawn in mm, who stands on y = 0 with the feet about x = 0. */
export function PersonDrawing() {
  return (
    <g {...style}>
      <path d={standingPerson.outline} />
      <path d={standingPerson.head} />
      <path d={standingPerson.folds} className="fill-none" strokeWidth="6" />
    </g>
  );
}

/** Somebody in a wheelchair, drawn in mm, who reaches to the left. */
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
