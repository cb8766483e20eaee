import { PersonDrawing } from '@/components/marketing/person-drawing';
import lineup from '@/lib/business/content/lineup.json';
import { formatQuantity } from '@/lib/business/products/format';
import type { ProductId, ScreenSize } from '@/lib/business/products/specs';
import { webpFile } from '@/lib/pages/picture-files';
import styles from './advisers.module.css';

/* All in mm. */
const HALF_MODEL = 640;
const HALF_PERSON = 300;
const BELOW_FLOOR = 460;

type ReadingSceneProps = {
  model: ProductId;
  size: ScreenSize;
  /** Reading distance in m. */
  distance: number;
};

/** The advised model and its farthest reader, at one scale. */
export function ReadingScene({ model, size, distance }: ReadingSceneProps) {
  const { width, height, ground, centres } = lineup;
  const reader = distance * 1000;
  const right = Math.max(reader, HALF_MODEL) + HALF_PERSON;
  const across = HALF_MODEL + right;
  const top = model === 'ceiling-kiosk' ? height - ground : 2050;
  const text = Math.max(110, across / 40);
  const left = width / 2 + centres[model] - HALF_MODEL;
  return (
    <svg
      viewBox={`${-HALF_MODEL} ${-top} ${across} ${top + BELOW_FLOOR}`}
      preserveAspectRatio="xMinYMax"
      role="img"
      aria-label={`Het scherm en een lezer op ${formatQuantity(distance, 'm')}, op één schaal`}
      className={`drawn-on-paper fill-none stroke-steel ${styles.scene}`}
      strokeWidth={across / 500}
    >
      <path d={`M${-HALF_MODEL} 0H${right}`} />
      <svg
        x={-HALF_MODEL}
        y={ground - height}
        width={HALF_MODEL * 2}
        height={height}
        viewBox={`${left} 0 ${HALF_MODEL * 2} ${height}`}
        aria-hidden="true"
      >
        <image href={webpFile(`lineup/lineup-${size}-7016`, 2400)} width={width} height={height} />
      </svg>
      <g transform={`translate(${reader} 0)`}>
        <PersonDrawing />
      </g>
      <path d={`M0 180H${reader}m0-60v120M0 120v120`} className="stroke-accent-text" />
      <text
        x={reader / 2}
        y={200 + text}
        fontSize={text}
        textAnchor="middle"
        stroke="none"
        className="fill-ink tabular-nums"
      >
        {formatQuantity(distance, 'm')}
      </text>
    </svg>
  );
}
