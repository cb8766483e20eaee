/** Width in mm that a payment terminal takes beside a kiosk. */
export const TERMINAL_SPACE = 130;

/** Its top edge in mm above the floor, within reach of a wheelchair. */
const TOP = 1150;

type PaymentTerminalProps = {
  /** The side of the kiosk. */
  x: number;
  /** The floor, downwards in mm like `x`. */
  floor: number;
};

/** A payment terminal in its holder, on the right side of a kiosk: a display above twelve keys. */
export function PaymentTerminal({ x, floor }: PaymentTerminalProps) {
  return (
    <g transform={`translate(${x} ${floor - TOP})`}>
      <path d="M0 110h40v40H0z" className="fill-steel" />
      <rect x="30" width="90" height="190" rx="12" className="fill-ink" />
      <g className="stroke-none">
        <rect x="42" y="14" width="66" height="52" className="fill-success-ground" />
        <path
          d="M48 90h54m-54 26h54m-54 26h54m-54 26h54"
          strokeWidth="12"
          strokeDasharray="12 9"
          className="stroke-line"
        />
      </g>
    </g>
  );
}
