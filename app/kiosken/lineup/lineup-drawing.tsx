import lineup from '@/lib/business/content/lineup.json';
import { PERSON_HEIGHT } from '@/lib/business/drawings/person-height';
import styles from './lineup.module.css';
import { LineupPeople } from './painted-lineup';

const { width, height, ground, ceiling, centres, person } = lineup;

const FLOOR = height - ground;
const PERSON_X = width / 2 + person;
const CEILING_FROM = width / 2 + centres['ceiling-kiosk'] - 800;

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
      <g className="max-lg:hidden">
        <PersonHeight />
      </g>
    </svg>
  );
}

/** The first thing on narrow screens, where the other end of the line is out of sight. */
export function LeadingPerson() {
  return (
    <div className={styles.person}>
      <LineupPeople />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full tabular-nums"
        fontSize="110"
      >
        <PersonHeight />
      </svg>
    </div>
  );
}

function PersonHeight() {
  return (
    <text
      x={PERSON_X}
      y={FLOOR - PERSON_HEIGHT - 60}
      textAnchor="middle"
      stroke="none"
      className="fill-accent-text"
    >
      1,75&nbsp;m
    </text>
  );
}
