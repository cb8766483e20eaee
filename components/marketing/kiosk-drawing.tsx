import type { Composition, Extra } from '@/lib/configurator/composition';
import { type Box, frontView } from '@/lib/configurator/front-view';
import { kioskLabel, mountLabel, orientationLabel } from '@/lib/configurator/labels';
import { PERSON_HEIGHT } from '@/lib/drawings/person-height';
import { formatQuantity } from '@/lib/products/format';
import { type ScreenSize, screenSizes, specs } from '@/lib/products/specs';
import type { RalColour } from '@/lib/ral/ral-classic';
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
  const { body, screen, supports, ceiling, reach } = frontView(composition);
  // Of the largest size, so that another size changes the kiosk and not the scale.
  const views = screenSizes.map((size: ScreenSize) => frontView({ ...composition, size }));
  const widest = Math.max(...views.map((view) => view.body.width));
  const height =
    Math.max(PERSON_HEIGHT, ...views.map((view) => view.ceiling ?? view.body.to)) + MARGIN;
  // The drawing is about 250 px high on a phone.
  const textSize = Math.round(height / 22);
  const personX = -(widest / 2 + PERSON.gap + PERSON.halfWidth);
  const left = personX - PERSON.halfWidth - MARGIN;
  const right = widest / 2 + PAYMENT_HOLDER.width + 3 * textSize;
  const y = (aboveFloor: number) => height - aboveFloor;
  const box = ({ width, from, to }: Box) => ({
    x: -width / 2,
    y: y(to),
    width,
    height: to - from,
  });
  const bottom = supports?.from === 0 ? 0 : body.from;
  const measures = {
    height: formatQuantity(body.to - bottom, 'mm'),
    width: formatQuantity(body.width, 'mm'),
  };
  const hasHolder = composition.extras.includes('betaalhouder');
  const measureX = body.width / 2 + (hasHolder ? PAYMENT_HOLDER.width : 0) + 0.8 * textSize;
  return (
    <svg
      viewBox={`${left} 0 ${right - left} ${height + 1.8 * textSize}`}
      role="img"
      aria-label={drawingLabel(composition, measures)}
      className="overflow-visible fill-none stroke-ink tabular-nums"
      strokeWidth="6"
      fontSize={textSize}
    >
      <path d={`M${-BEYOND} ${y(0)}H${BEYOND}`} className="stroke-steel" />
      {ceiling && <path d={`M${-BEYOND} ${y(ceiling)}H${BEYOND}`} className="stroke-steel" />}
      <g transform={`translate(${personX} ${y(0)})`}>
        <PersonDrawing />
      </g>
      {supports && (
        <path
          d={[-supports.offset, supports.offset]
            .map((x) => `M${x} ${y(supports.from)}V${y(Math.min(supports.to, BEYOND))}`)
            .join('')}
          strokeWidth="24"
        />
      )}
      <rect {...box(body)} rx="24" fill={colour.srgb} className="forced-color-adjust-none" />
      <rect {...box(screen)} className="fill-ink stroke-steel" />
      {reach && (
        <rect
          {...box({ ...reach, width: screen.width - 40 })}
          className="stroke-paper"
          strokeDasharray="40 30"
        />
      )}
      {!specs[composition.model].tableTop && (
        <ScreenLabels labels={screenLabels(composition)} screen={box(screen)} />
      )}
      {hasHolder && (
        <rect
          x={body.width / 2}
          y={y(PAYMENT_HOLDER.top)}
          width={PAYMENT_HOLDER.width}
          height={PAYMENT_HOLDER.height}
          className="fill-steel"
        />
      )}
      <path
        d={`M${measureX} ${y(bottom)}V${y(body.to)}m-30 0h60M${measureX - 30} ${y(bottom)}h60`}
      />
      <path d={`M${-body.width / 2} ${y(0) + textSize / 2}h${body.width}`} />
      <g className="fill-ink stroke-none" textAnchor="middle">
        <text
          transform={`translate(${measureX + textSize} ${y((bottom + body.to) / 2)}) rotate(-90)`}
        >
          {measures.height}
        </text>
        <text y={y(0) + 1.7 * textSize}>{measures.width}</text>
      </g>
    </svg>
  );
}

type ScreenLabelsProps = {
  labels: readonly string[];
  screen: { y: number; width: number; height: number };
};

function ScreenLabels({ labels, screen }: ScreenLabelsProps) {
  const textSize = Math.round(Math.min(screen.width, screen.height) / 9);
  return (
    <g className="fill-paper stroke-none" textAnchor="middle" fontSize={textSize}>
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

function drawingLabel(composition: Composition, measures: { height: string; width: string }) {
  const { orientation, mount } = composition;
  const place = `${orientationLabel[orientation]}, ${mountLabel[mount]}`.toLowerCase();
  return `Tekening op schaal naast een persoon van 1,75\u00a0m: ${kioskLabel(composition)}, ${place}; ${measures.height} hoog, ${measures.width} breed`;
}
