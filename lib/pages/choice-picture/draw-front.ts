import type { Composition } from '../../business/configurator/composition';
import { type Box, frontView } from '../../business/drawings/front-view';
import { palette } from '../../business/palette';

/** Room around the kiosk in mm. */
const MARGIN = 140;

/** The front of a composition of which there is no render, as SVG with a ground of its own. */
export function drawFront(
  composition: Composition,
  colour: string,
  width: number,
  height: number,
): Buffer {
  const { parts, outline, screen, ceiling } = frontView(composition);
  // What hangs on cables is shown with a piece of them.
  const top = (ceiling ?? outline.to) + MARGIN;
  const bottom = Math.min(outline.from, ceiling ? outline.from : 0) - MARGIN;
  const scale = Math.min(height / (top - bottom), width / (outline.width + 2 * MARGIN));
  const rect = ({ width: across, from, to, middle = 0 }: Box, attributes: string) => {
    const upper = Math.min(to, top);
    return `<rect x="${middle - across / 2}" y="${-upper}" width="${across}" height="${upper - from}" ${attributes}/>`;
  };
  const line = (y: number) =>
    `<path d="M-9000 ${-y}H9000" stroke="${palette.steel}" stroke-width="8"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${palette.mist}"/>
      <g transform="translate(${width / 2} ${(height + (top + bottom) * scale) / 2}) scale(${scale})">
        ${line(0)}${ceiling ? line(ceiling) : ''}
        ${parts.map((part) => rect(part, `fill="${colour}" rx="${part.name === 'housing' ? 24 : 0}"`)).join('')}
        ${rect(screen, `fill="#fff" stroke="${palette.steel}" stroke-width="6"`)}
      </g>
    </svg>`,
  );
}
