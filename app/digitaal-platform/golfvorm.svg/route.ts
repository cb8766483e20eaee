import { callDuration, isAssistant, lines } from '../call/call';
import { waveformPath, waveformWidth } from '../call/waveform';

export const dynamic = 'force-static';

/** Value of --color-paper in theme.css, which an SVG file of its own cannot read. */
const PAPER = '#f6f4ef';

/** The assistant speaks above the middle, the caller below. A separate file, because the page holds what is inline twice. */
export function GET() {
  const width = waveformWidth(callDuration);
  const path = lines
    .map((line) => waveformPath(line, isAssistant(line.speaker) ? 'up' : 'down'))
    .join('');
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="104" viewBox="0 -52 ${width} 104" preserveAspectRatio="none" fill="${PAPER}"><path d="${path}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
}
