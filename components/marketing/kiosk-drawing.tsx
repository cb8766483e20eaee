import type { Composition } from '@/lib/business/configurator/composition';
import { kioskLabel, mountLabel, orientationLabel } from '@/lib/business/configurator/labels';
import { type Box, type FrontView, frontView } from '@/lib/business/drawings/front-view';
import { PERSON_HEIGHT } from '@/lib/business/drawings/person-height';
import { formatQuantity } from '@/lib/business/products/format';
import { type ScreenSize, screenSizes, specs } from '@/lib/business/products/specs';
import type { RalColour } from '@/lib/business/ral/ral-classic';
import { DrawnScreen } from './drawn-screen';
import { PersonDrawing } from './person-drawing';

const PERSON = { halfWidth: 270, gap: 60 } as const;
const MARGIN = 60;
/** Beyond the edges of every stage. */
const BEYOND = 9000;

/** A payment terminal in its holder: a display above its keys, within reach of a wheelchair. In mm. */
const TERMINAL = {
  space: 130,
  top: 1150,
  path: 'M0 110h30V0h90v190H30v-40H0zM42 14h66v52H42zM48 84h54v12H48zm0 26h54v12H48zm0 26h54v12H48z',
} as const;

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
  const hasTerminal = composition.extras.includes('betaalhouder');
  const beside = hasTerminal ? TERMINAL.space : 0;
  const heights = heightsOf(view);
  const right = widest / 2 + beside + (0.4 + 2.2 * heights.length) * textSize;
  const y = (aboveFloor: number) => height - aboveFloor;
  const box = ({ width, from, to, middle = 0 }: Box) => {
    const top = Math.min(to, BEYOND);
    return { x: middle - width / 2, y: y(top), width, height: top - from };
  };
  const measuresFrom = outline.width / 2 + beside;
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
      {specs[composition.model].tableTop ? (
        <rect {...box(screen)} className="fill-surface stroke-steel" />
      ) : (
        <DrawnScreen composition={composition} {...box(screen)} />
      )}
      {reach && (
        <rect
          {...box({ ...reach, width: screen.width - 40 })}
          className="stroke-accent"
          strokeDasharray="40 30"
        />
      )}
      {hasTerminal && (
        <path
          transform={`translate(${outline.width / 2} ${y(TERMINAL.top)})`}
          d={TERMINAL.path}
          fillRule="evenodd"
          className="fill-ink stroke-none"
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
        className="stroke-accent"
      />
      <text y={below + 1.7 * textSize} textAnchor="middle" className="fill-accent-text stroke-none">
        {width}
      </text>
    </svg>
  );
}

type HeightMeasureProps = { x: number; from: number; to: number; text: string; textSize: number };

function HeightMeasure({ x, from, to, text, textSize }: HeightMeasureProps) {
  return (
    <>
      <path d={`M${x} ${from}V${to}m-30 0h60M${x - 30} ${from}h60`} className="stroke-accent" />
      <text
        transform={`translate(${x + textSize} ${(from + to) / 2}) rotate(-90)`}
        textAnchor="middle"
        className="fill-accent-text stroke-none"
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

function drawingLabel(
  composition: Composition,
  heights: readonly { text: string }[],
  width: string,
) {
  const { orientation, mount, extras } = composition;
  const place = `${orientationLabel[orientation]}, ${mountLabel[mount]}`.toLowerCase();
  const height = heights.map(({ text }) => text).join(', ');
  return `Tekening op schaal naast een persoon van 1,75\u00a0m: ${kioskLabel(composition)}, ${place}; ${height} hoog, ${width} breed${extras.includes('betaalhouder') ? ', met betaalautomaat' : ''}`;
}
