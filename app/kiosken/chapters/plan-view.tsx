import { formatQuantity } from '@/lib/business/products/format';
import { activeArea } from '@/lib/business/products/screen';
import { type ProductId, type ScreenSize, screenSizes, specs } from '@/lib/business/products/specs';
import { onlyFor } from '../by-size';

/* All in mm, seen from above. */
const WALL = 160;
const SHOULDERS = { rx: 220, ry: 120 };
const HEAD = 95;
const FROM_EDGE = 250;

/** A product from above at the chosen size, with the people who use it. */
export function PlanView({ product }: { product: ProductId }) {
  const [Plan, viewBox] = specs[product].tableTop
    ? [TablePlan, '-900 -900 2400 2010']
    : [WallPlan, '-1450 -200 2600 1360'];
  return (
    <div>
      {screenSizes.map((size) => (
        <svg
          key={size}
          aria-hidden="true"
          viewBox={viewBox}
          className={`drawn-on-paper h-auto w-3/5 fill-none md:w-full stroke-ink text-steel ${onlyFor[size]}`}
          strokeWidth="12"
          fontSize="150"
        >
          <Plan product={product} size={size} />
        </svg>
      ))}
    </div>
  );
}

type PlanProps = { product: ProductId; size: ScreenSize };

function TablePlan({ product, size }: PlanProps) {
  const { touch, sizes } = specs[product];
  const { width, depth } = sizes[size].dimensions;
  const { long, short } = activeArea[size];
  const seats = size === 43 ? [-0.25, 0.25] : [-0.34, 0, 0.34];
  return (
    <>
      {seats.flatMap((seat) => [
        <Person key={`far ${seat}`} x={seat * width} y={-depth / 2 - FROM_EDGE} />,
        <Person key={`near ${seat}`} x={seat * width} y={depth / 2 + FROM_EDGE} />,
      ])}
      <Box width={width} depth={depth} className="fill-surface" />
      <Box width={long} depth={short} className="fill-mist" />
      <path
        d={touchPoints(touch.points?.[size] ?? 0, long, short)}
        strokeWidth="48"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <Measure
        d={`M${-width / 2} ${depth / 2 + 460}h${width}m0-30v60m${-width}-60v60`}
        x={0}
        y={depth / 2 + 640}
        millimetres={width}
      />
      <Measure
        d={`M${width / 2 + 150} ${-depth / 2}V${depth / 2}m-30 0h60m-60 ${-depth}h60`}
        x={width / 2 + 490}
        y={50}
        millimetres={depth}
      />
    </>
  );
}

function WallPlan({ product, size }: PlanProps) {
  const { width, depth } = specs[product].sizes[size].dimensions;
  return (
    <>
      <path d={`M-1450 0H1150V${-WALL}H-1450Z`} stroke="none" className="fill-line" />
      <path d="M-1450 0H1150" />
      <path d={`M${-width / 2} 0h${width}v${depth}h${-width}Z`} className="fill-ink" />
      <Person x={0} y={depth + 520} />
      <path
        d="M1150 1000H-100m90-60l-90 60l90 60"
        className="stroke-line"
        strokeDasharray="60 40"
      />
      <Person x={-360} y={1000} />
      <Measure
        d={`M${width / 2} ${depth}h330M${width / 2 + 220} 0h60m-30 0v${depth + 220}`}
        x={width / 2 + 540}
        y={depth + 230}
        millimetres={depth}
      />
      <Measure
        d={`M${-width / 2} 285h${width}m0-30v60m${-width}-60v60`}
        x={0}
        y={225}
        millimetres={width}
      />
    </>
  );
}

function Box({ width, depth, className }: { width: number; depth: number; className: string }) {
  return (
    <path d={`M${-width / 2} ${-depth / 2}h${width}v${depth}h${-width}Z`} className={className} />
  );
}

function Person({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-mist stroke-steel">
      <ellipse cx={Math.round(x)} cy={y} {...SHOULDERS} />
      <circle cx={Math.round(x)} cy={y} r={HEAD} />
    </g>
  );
}

type MeasureProps = { d: string; x: number; y: number; millimetres: number };

function Measure({ d, x, y, millimetres }: MeasureProps) {
  return (
    <>
      <path d={d} className="stroke-accent-text" />
      <text x={x} y={y} textAnchor="middle" stroke="none" className="fill-ink tabular-nums">
        {formatQuantity(millimetres, 'mm')}
      </text>
    </>
  );
}

/** Spread evenly over the screen. */
function touchPoints(count: number, long: number, short: number): string {
  const place = (index: number, step: number, across: number) =>
    Math.round((((index * step) % 1) * 0.09 - 0.045) * across) * 10;
  return Array.from({ length: count }, (_, index) => {
    return `M${place(index + 1, 0.7548777, long)} ${place(index + 1, 0.5698403, short)}h0`;
  }).join('');
}
