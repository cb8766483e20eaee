import { PersonDrawing, WheelchairUserDrawing } from '@/components/marketing/person-drawing';
import lineup from '@/lib/content/lineup.json';
import { standingPerson } from '@/lib/drawings/people';

const { width, height, ground, ceiling, centres } = lineup;

const FLOOR = height - ground;
/** One hand reaches the wall kiosk. */
const WHEELCHAIR_X = width / 2 + centres['ceiling-kiosk'] - 300;
const PERSON_X = width / 2 + centres['ceiling-kiosk'] + 430;
const CEILING_FROM = width / 2 + centres['ceiling-kiosk'] - 800;
const MEASURE_X = width - 70;

/** In mm. */
export function LineupDrawing() {
  const top = FLOOR - standingPerson.height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full fill-steel stroke-line tabular-nums"
      strokeWidth="7"
      fontSize="110"
    >
      {[0, 1, 2, 3].map((metres) => {
        const y = FLOOR - metres * 1000;
        return (
          <g key={metres}>
            <path d={`M0 ${y}H${width}`} className={metres === 0 ? 'stroke-steel' : undefined} />
            <text x="0" y={y - 28} stroke="none">
              {metres}&nbsp;m
            </text>
          </g>
        );
      })}
      <path d={`M${CEILING_FROM} ${FLOOR - ceiling}H${width}`} className="stroke-steel" />
      <g className="stroke-accent-text">
        <path d={`M0 ${top}H${width}`} strokeDasharray="40 30" />
        <path d={`M${MEASURE_X} ${FLOOR}V${top}m-40 0h80m-80 ${standingPerson.height}h80`} />
      </g>
      <text
        x={MEASURE_X - 60}
        y={top - 28}
        textAnchor="end"
        className="fill-accent-text"
        stroke="none"
      >
        1,75&nbsp;m
      </text>
      <g transform={`translate(${WHEELCHAIR_X} ${FLOOR})`}>
        <WheelchairUserDrawing />
      </g>
      <g transform={`translate(${PERSON_X} ${FLOOR})`}>
        <PersonDrawing />
      </g>
    </svg>
  );
}
