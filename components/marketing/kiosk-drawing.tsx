import type { Composition, Extra } from '@/lib/business/configurator/composition';
import { kioskLabel, mountLabel, orientationLabel } from '@/lib/business/configurator/labels';
import { type Box, type FrontView, frontView } from '@/lib/business/drawings/front-view';
import { PERSON_HEIGHT } from '@/lib/business/drawings/person-height';
import { formatQuantity } from '@/lib/business/products/format';
import { type ScreenSize, screenSizes, specs } from '@/lib/business/products/specs';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { PersonDrawing } from './person-drawing';

const PERSON = { halfWidth: 270, gap: 60 } as const;
const MARGIN = 60;
/** Beyond the edges of every stage. */
const BEYOND = 9000;
const PAYMENT_HOLDER = { width: 90, height: 180, top: 1150 } as const;

type KioskDrawingProps = {
  composition: Composition;
  colour: RalColour;
};

export function KioskDrawing({ composition, colour }: KioskDrawingProps) {
  const view = frontView(composition);
  const { parts, outline, screen, ceiling, reach } = view;
  // Measures every size, so that another size changes the kiosk and not the scale.
  const views = screenSizes.map((size: ScreenSize) => frontView({ ...composition, size }));
  const widest = Math.max(...views.map((one) => one.outline.width));
  const height =
    Math.max(PERSON_HEIGHT, ...views.map((one) => one.ceiling ?? one.outline.to)) + MARGIN;
  // The drawing is about 250 px high on a phone.
  const textSize = Math.round(height / 22);
  const personX = -(widest / 2 + PERSON.gap + PERSON.halfWidth);
  const left = personX - PERSON.halfWidth - MARGIN;
  const hasHolder = composition.extras.includes('betaalhouder');
  const heights = heightsOf(view);
  const right =
    widest / 2 + (hasHolder ? PAYMENT_HOLDER.width : 0) + (0.4 + 2.2 * heights.length) * textSize;
  const y = (aboveFloor: number) => height - aboveFloor;
  const box = ({ width, from, to, middle = 0 }: Box) => {
    const top = Math.min(to, BEYOND);
    return { x: middle - width / 2, y: y(top), width, height: top - from };
  };
  const measuresFrom = outline.width / 2 + (hasHolder ? PAYMENT_HOLDER.width : 0);
  const width = formatQuantity(outline.width, 'mm');
  // Below what hangs, so that it does not read as a width of the floor.
  const below = y(outline.from);
  return (
    <svg
      viewBox={`${left} 0 ${right - left} ${height + 1.8 * textSize}`}
      role="img"
      aria-label={drawingLabel(composition, heights, width)}
      className="overflow-visible fill-none stroke-ink tabular-nums"
      strokeWidth="6"
      fontSize={textSize}
    >
      <path d={`M${-BEYOND} ${y(0)}H${BEYOND}`} className="stroke-steel" />
      {ceiling && <path d={`M${-BEYOND} ${y(ceiling)}H${BEYOND}`} className="stroke-steel" />}
      <g transform={`translate(${personX} ${y(0)})`}>
        <PersonDrawing />
      </g>
      <g fill={colour.srgb} className="forced-color-adjust-none">
        {parts.map((part) => (
          <rect
            key={`${part.name} ${part.middle ?? 0}`}
            {...box(part)}
            rx={part.name === 'housing' ? 24 : 0}
          />
        ))}
      </g>
      <rect {...box(screen)} className="fill-surface stroke-steel" />
      {reach && (
        <rect
          {...box({ ...reach, width: screen.width - 40 })}
          className="stroke-accent"
          strokeDasharray="40 30"
        />
      )}
      {!specs[composition.model].tableTop && (
        <ScreenLabels labels={screenLabels(composition)} screen={box(screen)} />
      )}
      {hasHolder && (
        <rect
          x={outline.width / 2}
          y={y(PAYMENT_HOLDER.top)}
          width={PAYMENT_HOLDER.width}
          height={PAYMENT_HOLDER.height}
          className="fill-steel"
        />
      )}
      {heights.map(({ from, to, text }, index) => (
        <HeightMeasure
          key={text}
          x={measuresFrom + (0.8 + 2.2 * index) * textSize}
          from={y(from)}
          to={y(to)}
          text={text}
          textSize={textSize}
        />
      ))}
      <path
        d={`M${-outline.width / 2} ${below + textSize / 2}h${outline.width}m0-30v60m${-outline.width}-60v60`}
      />
      <text y={below + 1.7 * textSize} textAnchor="middle" className="fill-ink stroke-none">
        {width}
      </text>
    </svg>
  );
}

type HeightMeasureProps = { x: number; from: number; to: number; text: string; textSize: number };

function HeightMeasure({ x, from, to, text, textSize }: HeightMeasureProps) {
  return (
    <>
      <path d={`M${x} ${from}V${to}m-30 0h60M${x - 30} ${from}h60`} />
      <text
        transform={`translate(${x + textSize} ${(from + to) / 2}) rotate(-90)`}
        textAnchor="middle"
        className="fill-ink stroke-none"
      >
        {text}
      </text>
    </>
  );
}

/** Heights of both edges of a tilted table, or the one height of another model. */
function heightsOf({ outline: { from, to }, nearEdge }: FrontView) {
  const height = (upTo: number) => formatQuantity(upTo - from, 'mm');
  return nearEdge === undefined
    ? [{ from, to, text: height(to) }]
    : [
        { from, to: nearEdge, text: `voorrand ${height(nearEdge)}` },
        { from, to, text: `achterrand ${height(to)}` },
      ];
}

type ScreenLabelsProps = {
  labels: readonly string[];
  screen: { y: number; width: number; height: number };
};

function ScreenLabels({ labels, screen }: ScreenLabelsProps) {
  const textSize = Math.round(Math.min(screen.width, screen.height) / 9);
  return (
    <g className="fill-ink stroke-none print:hidden" textAnchor="middle" fontSize={textSize}>
      {labels.map((label, line) => (
        <text key={label} y={screen.y + textSize * (1.6 + 1.2 * line)}>
          {label}
        </text>
      ))}
    </g>
  );
}

function screenLabels({ model, brand, extras }: Composition): string[] {
  const { option = 0 } = specs[model].brightness;
  const labels: Partial<Record<Extra, string>> = {
    'dag-en-nacht': '24/7',
    helderder: formatQuantity(option, 'cd/m²'),
    mediaspeler: 'mediaspeler',
    privacyfilter: 'privacyfilter',
  };
  return [brand, ...extras.flatMap((extra) => labels[extra] ?? [])];
}

function drawingLabel(
  composition: Composition,
  heights: readonly { text: string }[],
  width: string,
) {
  const { orientation, mount } = composition;
  const place = `${orientationLabel[orientation]}, ${mountLabel[mount]}`.toLowerCase();
  const height = heights.map(({ text }) => text).join(', ');
  return `Tekening op schaal naast een persoon van 1,75\u00a0m: ${kioskLabel(composition)}, ${place}; ${height} hoog, ${width} breed`;
}
