import { PersonDrawing, WheelchairUserDrawing } from '@/components/marketing/person-drawing';
import lineup from '@/lib/business/content/lineup.json';
import { PERSON_HEIGHT } from '@/lib/business/drawings/person-height';

const { width, height, ground, ceiling, centres } = lineup;

const FLOOR = height - ground;
/** One hand touches the wall kiosk of either size. */
const WHEELCHAIR_X = width / 2 + centres['ceiling-kiosk'] - 540;
const PERSON_X = width / 2 + centres['ceiling-kiosk'] + 430;
const CEILING_FROM = width / 2 + centres['ceiling-kiosk'] - 800;

/** Width in mm of the space for the person beside the first model. */
const LEAD = 700;

/** The floor, the ceiling and people, over the picture of the models; in mm. */
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
      <g transform={`translate(${WHEELCHAIR_X} ${FLOOR})`}>
        <WheelchairUserDrawing />
      </g>
      <g className="max-lg:hidden" transform={`translate(${PERSON_X} ${FLOOR})`}>
        <MeasuredPerson />
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
        <MeasuredPerson />
      </g>
    </svg>
  );
}

function MeasuredPerson() {
  return (
    <>
      <PersonDrawing />
      <text y={-PERSON_HEIGHT - 60} textAnchor="middle" stroke="none" className="fill-accent-text">
        1,75&nbsp;m
      </text>
    </>
  );
}
