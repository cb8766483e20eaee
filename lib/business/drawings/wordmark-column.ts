import { wordmarkOutlines } from './wordmark';

const LENGTH = 480;
const [OUTLINES_WIDTH, OUTLINES_HEIGHT] = [692, 177];

type ColumnProps = { width: number; height: number; ground: string; colour: string };

/** Draws a column with the vertical wordmark in its centre, as SVG. */
export function drawWordmarkColumn({ width, height, ground, colour }: ColumnProps): Buffer {
  const scale = LENGTH / OUTLINES_WIDTH;
  const left = (width - OUTLINES_HEIGHT * scale) / 2;
  const bottom = (height + LENGTH) / 2;
  const paths = Object.values(wordmarkOutlines).map((outline) => `<path d="${outline}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${ground}"/>
      <g fill="${colour}" transform="translate(${left} ${bottom}) rotate(-90) scale(${scale})">
        ${paths.join('')}
      </g>
    </svg>`,
  );
}
