import { type Message, pictureId } from './messages';

type ScreenProps = {
  message: Message;
  /** Time in the corner of the screen. */
  time?: string;
  /** Fills its surroundings with the colour of the message, instead of with a frame. */
  isFrameless?: boolean;
  /** Index of the place at which the player draws the message on the background. */
  place?: number;
};

/** A portrait screen. Hidden from assistive technology: the text beside it says the same. */
export function Screen({ message, time, isFrameless = false, place }: ScreenProps) {
  return (
    <svg
      viewBox={isFrameless ? '0 0 360 640' : '-12 -12 384 664'}
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full font-sans"
      fill={message.text}
    >
      {isFrameless ? (
        <rect x="-2000" width="4360" y="-2000" height="4640" fill={message.background} />
      ) : (
        <rect width="360" height="640" fill={message.background} />
      )}
      <g data-place={place}>
        {message.picture && (
          <use href={`#${pictureId(message.picture)}`} y="280" width="360" height="360" />
        )}
        <ScreenText message={message} {...(time && { time })} />
      </g>
      {!isFrameless && (
        <rect
          x="-6"
          y="-6"
          width="372"
          height="652"
          fill="none"
          stroke="#16191c"
          strokeWidth="12"
        />
      )}
    </svg>
  );
}

/** Fills the upper part of a portrait screen, 360 wide. */
export function ScreenText({ message, time }: ScreenProps) {
  const { headline, below } = message;
  const size = headlineSize(headline);
  const lineHeight = Math.round(size * 0.92);
  const firstLine = Math.round(76 + size * 0.8);
  const firstBelow = firstLine + Math.max(0, headline.length - 1) * lineHeight + 48;
  return (
    <>
      <g fontSize="17" className="font-semibold">
        <text x="26" y="48">
          Bakkerij Ovenlicht
        </text>
        <text x="334" y="48" textAnchor="end">
          {time}
        </text>
      </g>
      <g fontSize={size} fontWeight="700" letterSpacing="-.035em">
        {headline.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal.
          <text key={index} x="23" y={firstLine + index * lineHeight}>
            {line}
          </text>
        ))}
      </g>
      <g fontSize="26" fontWeight="500">
        {below.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal.
          <text key={index} x="26" y={firstBelow + index * 32}>
            {line}
          </text>
        ))}
      </g>
    </>
  );
}

/** The largest size at which the longest line fits the width of the screen and all lines stay above the picture. */
function headlineSize(lines: readonly string[]): number {
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  return Math.round(Math.min(104, 560 / longest, 276 / Math.max(1, lines.length)));
}
