import { encode } from 'uqr';

type QrCodeProps = {
  /** What a scanner reads. */
  content: string;
  label: string;
  className?: string;
};

/** A QR code, drawn on the server: the browser gets one path and no script. */
export function QrCode({ content, label, className }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={modules.join('')} fill="currentColor" />
    </svg>
  );
}
