import lineup from '@/lib/content/lineup.json';
import { PersonDrawing } from './person-drawing';

const { width, height, ground, ceiling, centres } = lineup;

const FLOOR = height - ground;
const PERSON = { x: width / 2 + centres['ceiling-kiosk'], height: 1750 };
/** Where the line beside the person stands. */
const MEASURE_X = PERSON.x + 400;

/** What the row is measured by, in mm: floor, metres and ceiling, and somebody below the ceiling kiosk. */
export function LineupDrawing() {
  const top = FLOOR - PERSON.height;
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
      <path d={`M${PERSON.x - 800} ${FLOOR - ceiling}H${width}`} className="stroke-steel" />
      <g className="stroke-accent-text">
        <path d={`M0 ${top}H${width}`} strokeDasharray="40 30" />
        <path d={`M${MEASURE_X} ${FLOOR}V${top}m-40 0h80m-80 ${PERSON.height}h80`} />
      </g>
      <text
        x={MEASURE_X + 50}
        y={FLOOR - PERSON.height / 2}
        className="fill-accent-text"
        stroke="none"
      >
        1,75&nbsp;m
      </text>
      <g transform={`translate(${PERSON.x} ${FLOOR})`}>
        <PersonDrawing />
      </g>
    </svg>
  );
}
