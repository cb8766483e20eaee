import { PersonDrawing } from '@/components/marketing/person-drawing';
import lineup from '@/lib/business/content/lineup.json';
import { PERSON_HEIGHT } from '@/lib/business/drawings/person-height';

const { width, height, ground, ceiling, centres, person } = lineup;

const FLOOR = height - ground;
const PERSON_X = width / 2 + person;
const CEILING_FROM = width / 2 + centres['ceiling-kiosk'] - 800;

/** Width in mm of the space for the person beside the first model. */
const LEAD = 700;

/** The ceiling, and how tall the person is, over the picture of the models; in mm. */
export function LineupDrawing() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full fill-steel stroke-steel tabular-nums"
      strokeWidth="7"
      fontSize="110"
    >
      <path d={`M${CEILING_FROM} ${FLOOR - ceiling}H${width}`} />
      <g className="max-lg:hidden" transform={`translate(${PERSON_X} ${FLOOR})`}>
        <PersonHeight />
      </g>
    </svg>
  );
}

/** Stands first on narrow screens, where the other end of the line is out of sight; in mm. */
export function LeadingPerson() {
  return (
    <svg
      viewBox={`0 0 ${LEAD} ${height}`}
      aria-hidden="true"
      className="size-full fill-steel stroke-steel tabular-nums"
      strokeWidth="7"
      fontSize="110"
    >
      <g transform={`translate(${LEAD - 290} ${FLOOR})`}>
        <PersonDrawing />
        <PersonHeight />
      </g>
    </svg>
  );
}

function PersonHeight() {
  return (
    <text y={-PERSON_HEIGHT - 60} textAnchor="middle" stroke="none" className="fill-accent-text">
      1,75&nbsp;m
    </text>
  );
}
