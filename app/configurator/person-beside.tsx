import { PersonDrawing } from '@/components/marketing/person-drawing';
import { PERSON_HEIGHT } from '@/lib/business/drawings/person-height';
import styles from './stage.module.css';

/*
 * Side in mm of the square that pictures of floor models show, from 0.26 m below the floor: see
 * `imagery/blender/scenes/studio.py`.
 */
const SIDE = 2180;

/** A person of 1.75 m on the scale of the picture; the style sheet places it by model. */
export function PersonBeside() {
  return (
    <div className={styles.beside}>
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        aria-hidden="true"
        fontSize="100"
        className={`overflow-visible tabular-nums ${styles.person}`}
      >
        <g transform="translate(1830 1920)">
          <PersonDrawing />
          <text y={-PERSON_HEIGHT - 55} textAnchor="middle" className="fill-ink">
            1,75&nbsp;m
          </text>
        </g>
      </svg>
    </div>
  );
}
