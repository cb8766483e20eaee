import { type Message, pictureId } from './messages';
import { ScreenText } from './screen';

/** The same message on a screen of 16 to 9, with the picture in a square beside the text. */
export function LandscapeScreen({
  message,
  time,
  place,
}: {
  message: Message;
  time?: string;
  /** Index of the place at which the player draws the message on the background. */
  place?: number;
}) {
  return (
    <svg
      viewBox="0 0 1138 640"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full font-sans"
      fill={message.text}
    >
      {/* Larger than the box, for a player of another shape that shows what overflows. */}
      <rect x="-2000" width="5138" y="-2000" height="4640" fill={message.background} />
      <g data-place={place}>
        {message.picture && (
          <use href={`#${pictureId(message.picture)}`} x="498" width="640" height="640" />
        )}
        <g transform="translate(10 20) scale(1.4)">
          <ScreenText message={message} {...(time && { time })} />
        </g>
      </g>
    </svg>
  );
}
