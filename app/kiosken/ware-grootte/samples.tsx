import type { ReactNode } from 'react';
import { bankCard, edgeOf, lettersAt } from '@/lib/business/advice/true-size';
import { formatQuantity } from '@/lib/business/products/format';
import styles from './true-size.module.css';

const DISTANCES = [1, 2, 3, 5];
const RULER = 100;
const RULER_WIDTH = 18;
/** Side of the part that the sample of an edge shows, in mm. */
const EDGE = 68;
const DEPTH_HEIGHT = 40;
/** Widths of the capital H and of its strokes, as shares of its height. */
const LETTER = { width: 0.77, stroke: 0.16 };

/** A bank card on end, which also fits a telephone, and a ruler beside it. */
export function CardAndRuler() {
  const { long, short, corner } = bankCard;
  const marks = Array.from({ length: RULER + 1 }, (_, mm) => `M0 ${mm + 2}h${lengthOf(mm)}`);
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-4 print:mt-2">
      <Sample caption="Bankpas" isHiddenOnPaper>
        <TrueSvg width={short} height={long}>
          <rect
            x="0.25"
            y="0.25"
            width={short - 0.5}
            height={long - 0.5}
            rx={corner}
            className="fill-surface stroke-ink"
            strokeWidth="0.5"
          />
          <rect
            x="21"
            y="10"
            width="12"
            height="10"
            rx="1.5"
            className="fill-mist stroke-steel"
            strokeWidth="0.3"
          />
          <path d="M46 8v70" className="stroke-mist" strokeWidth="9" />
        </TrueSvg>
      </Sample>
      <Sample caption={`Liniaal van ${formatQuantity(RULER / 10, 'cm')}`}>
        <TrueSvg width={RULER_WIDTH} height={RULER + 4}>
          <path
            d={`M0 2v${RULER}${marks.join('')}`}
            className="fill-none stroke-ink"
            strokeWidth="0.25"
          />
          {Array.from({ length: RULER / 10 + 1 }, (_, cm) => (
            <text key={marks[cm]} x="9.5" y={cm * 10 + 3.4} fontSize="4" className="fill-ink">
              {cm}
            </text>
          ))}
        </TrueSvg>
      </Sample>
    </div>
  );
}

function lengthOf(mm: number): number {
  if (mm % 10 === 0) return 8;
  return mm % 5 === 0 ? 6 : 4;
}

/** A capital per distance, as high as the reading adviser says. */
export function Letters() {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-6">
      {lettersAt(DISTANCES).map(({ distance, comfortable }) => (
        <Sample
          key={distance}
          caption={`Op ${formatQuantity(distance, 'm')}: ${formatQuantity(comfortable, 'mm')}`}
        >
          <Letter height={comfortable} />
        </Sample>
      ))}
    </div>
  );
}

/** The capital H, drawn, so that its height is no question of the font. */
function Letter({ height }: { height: number }) {
  const width = height * LETTER.width;
  const stroke = height * LETTER.stroke;
  const half = (height - stroke) / 2;
  return (
    <TrueSvg width={width} height={height}>
      <path
        className="fill-ink"
        d={`M0 0h${stroke}v${half}h${width - 2 * stroke}V0h${stroke}v${height}h${-stroke}v${-half}h${2 * stroke - width}v${half}H0Z`}
      />
    </TrueSvg>
  );
}

/** The upper left corner of a housing with its screen, and how deep it is. */
export function Edge() {
  const { beside, above, depth } = edgeOf('brandvision');
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
      <Sample
        caption={`Rand naast het beeld: ${formatQuantity(beside, 'mm')}, erboven: ${formatQuantity(above, 'mm')}`}
      >
        <TrueSvg width={EDGE} height={EDGE}>
          <path d={`M0 0H${EDGE}V${EDGE}H0Z`} className="fill-ink" />
          <path d={`M${beside} ${above}H${EDGE}V${EDGE}H${beside}Z`} className="fill-mist" />
        </TrueSvg>
      </Sample>
      <Sample caption={`Van opzij: ${formatQuantity(depth, 'mm')}`}>
        <TrueSvg width={depth} height={DEPTH_HEIGHT}>
          <path d={`M0 0H${depth}V${DEPTH_HEIGHT}H0Z`} className="fill-ink" />
        </TrueSvg>
      </Sample>
    </div>
  );
}

type TrueSvgProps = { width: number; height: number; children: ReactNode };

/** A drawing whose units are millimetres. */
function TrueSvg({ width, height, children }: TrueSvgProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / 10}em`}
      height={`${height / 10}em`}
      aria-hidden="true"
      className={`max-w-none ${styles.sample}`}
    >
      {children}
    </svg>
  );
}

type SampleProps = { caption: string; isHiddenOnPaper?: boolean; children: ReactNode };

function Sample({ caption, isHiddenOnPaper = false, children }: SampleProps) {
  return (
    <figure className={isHiddenOnPaper ? 'print:hidden' : 'break-inside-avoid'}>
      {children}
      <figcaption className="mt-2 text-sm text-steel">{caption}</figcaption>
    </figure>
  );
}
