import type { ReactNode } from 'react';
import { type PictureName, pictureId } from './messages';

const bunLefts = [50, 138, 226];

const oven = (
  <>
    <path d="M20 640V520a160 160 0 0 1 320 0v120z" fill="#7c2d12" />
    <path d="M48 640V522a132 132 0 0 1 264 0v118z" fill="#e8622a" />
    <path d="M84 640V530a96 96 0 0 1 192 0v110z" fill="#ffb04a" />
    <rect x="20" y="600" width="320" height="40" fill="#38200f" />
    {bunLefts.map((left) => (
      <g key={left}>
        <path d={`M${left} 600a42 44 0 0 1 84 0z`} fill="#c9772c" />
        <path
          d={`M${left + 22} 586l10-18m10 18l10-18m-2 20l10-16`}
          stroke="#ffe9c2"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    ))}
  </>
);

const turnover = (
  <>
    <ellipse cx="180" cy="604" rx="164" ry="20" fill="#000" opacity="0.18" />
    <path
      d="M30 574q-8-16 8-26l220-172q22-16 36 8l52 178q6 26-20 28L52 598q-18-4-22-24z"
      fill="#b5651d"
    />
    <path
      d="M50 560q-4-8 6-16l206-160q14-10 22 6l46 164q4 16-14 18L66 580q-14-4-16-20z"
      fill="#e2a04a"
    />
    <path
      d="M150 520l40-32m-4 60l62-50m-12 62l56-46M222 452l30-24"
      stroke="#8f4f1d"
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M92 558h.1M116 536h.1M132 566h.1M176 572h.1M208 478h.1M214 566h.1M252 462h.1M268 418h.1M276 546h.1M300 520h.1M262 508h.1M290 470h.1"
      stroke="#fff6e3"
      strokeWidth="9"
      strokeLinecap="round"
    />
  </>
);

const latticeLefts = [52, 84, 116, 148, 180];

const cake = (
  <>
    <rect y="572" width="360" height="68" fill="#b8324c" />
    <path d="M34 560h182l-10 12H44z" fill="#fffaf2" />
    <rect x="46" y="470" width="158" height="90" fill="#f2c76b" />
    <rect x="46" y="542" width="158" height="18" fill="#b06a2c" />
    <path d="M46 470h158v22H46z" fill="#c9823c" />
    {latticeLefts.map((left) => (
      <path key={left} d={`M${left} 492l12 -22h14l-12 22z`} fill="#8f4f1d" />
    ))}
    <circle cx="92" cy="520" r="9" fill="#e0a63f" />
    <circle cx="132" cy="512" r="9" fill="#e0a63f" />
    <circle cx="168" cy="524" r="9" fill="#e0a63f" />
    <circle cx="106" cy="456" r="18" fill="#fffaf2" />
    <circle cx="134" cy="452" r="22" fill="#fffaf2" />
    <path d="M240 572h96l-12-12h-72z" fill="#e3b3a8" />
    <circle cx="318" cy="518" r="18" fill="none" stroke="#fffaf2" strokeWidth="10" />
    <path d="M246 484h74v38a37 38 0 0 1-74 0z" fill="#fffaf2" />
    <path
      d="M268 470c-10-14 10-20 0-36m28 36c-10-14 10-20 0-36"
      stroke="#fffaf2"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

const soup = (
  <>
    <circle cx="196" cy="496" r="196" fill="#174a36" />
    <circle cx="180" cy="480" r="176" fill="#fbf1dc" />
    <circle cx="180" cy="480" r="140" fill="#d63b22" />
    <path
      d="M96 470c10-62 96-84 138-42 38 38 18 104-38 112-44 6-74-26-62-62 10-28 50-34 66-10"
      fill="none"
      stroke="#f9d9b8"
      strokeWidth="13"
      strokeLinecap="round"
    />
    <path d="M232 556c34-34 58-26 58-26s-2 34-34 40c-12 2-24-14-24-14z" fill="#2f8f5b" />
    <path d="M240 566c-2 40 26 50 26 50s18-24 4-46c-8-12-30-4-30-4z" fill="#3fa76c" />
  </>
);

const shelves = [420, 500, 580];
const loafLefts = [31, 109, 187, 265];

const loaves = shelves.map((shelf) => (
  <g key={shelf}>
    {loafLefts.map((left) => (
      <g key={left}>
        <path d={`M${left} ${shelf}v-26c-8-4-6-24 12-24h40c18 0 20 20 12 24v26z`} fill="#b9773a" />
        <path
          d={`M${left + 13} ${shelf - 14}l8-18m10 18l8-18m10 18l8-18`}
          stroke="#f0cf9a"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    ))}
    <rect x="14" y={shelf} width="332" height="10" fill="#16315c" />
  </g>
));

const night = (
  <>
    <circle cx="278" cy="372" r="40" fill="#a8977a" />
    <circle cx="262" cy="362" r="38" fill="#11151f" />
    <path
      d="M0 640V500h52v-26l38-34 38 34v60h46v-92h18v-14h62v14h18v66h34v-30l27-24 27 24v162z"
      fill="#1c2331"
    />
    <rect x="78" y="492" width="24" height="30" fill="#2a3345" />
    <rect x="194" y="466" width="22" height="30" fill="#2a3345" />
    <rect x="228" y="466" width="22" height="30" fill="#b98a3c" />
    <path d="M30 640v-74h96v74z" fill="#2a3345" />
    <path d="M30 580h96M30 596h96M30 612h96M30 628h96" stroke="#11151f" strokeWidth="3" />
  </>
);

/** A running figure beside a door, as on the signs of an emergency exit. */
const exit = (
  <>
    <path d="M214 340h112v300H214z" fill="#fff" />
    <path d="M230 356h80v284h-80z" fill="#7d0f14" />
    <circle cx="150" cy="390" r="30" fill="#fff" />
    <path
      d="M142 438l-52 24-24 52m76-76l34 92-64 36-44 56m108-92l24 92m-44-176l42 36 40-12"
      fill="none"
      stroke="#fff"
      strokeWidth="30"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

const pictures: Record<PictureName, ReactNode> = {
  oven,
  appelflap: turnover,
  taart: cake,
  soep: soup,
  broden: loaves,
  nacht: night,
  uitgang: exit,
};

/** The lower part of a portrait screen, and half of a landscape one. */
const PICTURE_BOX = '0 280 360 360';

/** Drawn once in the page; each screen refers to them. */
export function ScreenPictures() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      {Object.entries(pictures).map(([name, picture]) => (
        <symbol key={name} id={pictureId(name as PictureName)} viewBox={PICTURE_BOX}>
          {picture}
        </symbol>
      ))}
    </svg>
  );
}
