import type { ReactNode } from 'react';

type ScreenProps = {
  time: string;
  background: string;
  text: string;
  children: ReactNode;
};

/** Hidden from assistive technology: the text beside it says the same. */
function Screen({ time, background, text, children }: ScreenProps) {
  return (
    <svg
      viewBox="-12 -12 384 664"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full font-sans"
      fill={text}
    >
      <rect width="360" height="640" fill={background} />
      <text x="26" y="48" fontSize="17" className="font-[650]">
        Bakkerij Ovenlicht
      </text>
      <text x="334" y="48" fontSize="17" className="font-[650]" textAnchor="end">
        {time}
      </text>
      {children}
      <rect x="-6" y="-6" width="372" height="652" fill="none" stroke="#16191c" strokeWidth="12" />
    </svg>
  );
}

type HeadlineProps = {
  lines: readonly string[];
  size: number;
  below: readonly string[];
};

function Headline({ lines, size, below }: HeadlineProps) {
  const lineHeight = size * 0.92;
  const firstLine = 76 + size * 0.8;
  const firstBelow = firstLine + (lines.length - 1) * lineHeight + 48;
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={line}
          x="23"
          y={firstLine + index * lineHeight}
          fontSize={size}
          fontWeight="700"
          letterSpacing={size * -0.035}
        >
          {line}
        </text>
      ))}
      {below.map((line, index) => (
        <text key={line} x="26" y={firstBelow + index * 32} fontSize="26" fontWeight="500">
          {line}
        </text>
      ))}
    </>
  );
}

const bunLefts = [50, 138, 226];

export function FreshBreadScreen() {
  return (
    <Screen time="7.00" background="#f6c445" text="#38200f">
      <Headline lines={['Nog', 'warm']} size={104} below={['Verse broodjes', 'uit de oven']} />
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
    </Screen>
  );
}

const latticeLefts = [52, 84, 116, 148, 180];

export function CakeScreen() {
  return (
    <Screen time="10.00" background="#f4d7cf" text="#5a1526">
      <Headline lines={['Tijd', 'voor', 'taart']} size={92} below={['Koffie hier of mee']} />
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
    </Screen>
  );
}

export function LunchScreen() {
  return (
    <Screen time="12.00" background="#1d5c43" text="#fbf1dc">
      <Headline lines={['Lunch']} size={104} below={['Soep van de dag:', 'tomaat']} />
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
    </Screen>
  );
}

const shelves = [420, 500, 580];
const loafLefts = [31, 109, 187, 265];

export function LastLoavesScreen() {
  return (
    <Screen time="16.00" background="#244a86" text="#fdf3df">
      <Headline lines={['Op', 'is op']} size={104} below={['Nog twaalf', 'volkorenbroden']} />
      {shelves.map((shelf) => (
        <g key={shelf}>
          {loafLefts.map((left) => (
            <g key={left}>
              <path
                d={`M${left} ${shelf}v-26c-8-4-6-24 12-24h40c18 0 20 20 12 24v26z`}
                fill="#b9773a"
              />
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
      ))}
    </Screen>
  );
}

export function ClosedScreen() {
  return (
    <Screen time="18.00" background="#11151f" text="#9a9daa">
      <Headline lines={['Gesloten']} size={70} below={['Morgen weer open', 'om 7.00\u00a0uur']} />
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
    </Screen>
  );
}
