import { site } from '@/lib/business/site';

const WATER = '#b9d0d3';
const PARK = '#c9d6b8';
const TREES = '#8fa77a';

/** Avoids a request to a third party. */
export function DrawnMap() {
  const { street, city } = site.address;
  return (
    <svg
      viewBox="0 0 1200 480"
      role="img"
      aria-label={`Getekende kaart: ${street} ligt tussen de Zuilbrug en de Glasstraat, op vijf minuten lopen van station ${city}.`}
      preserveAspectRatio="xMidYMid slice"
      className="h-80 w-full bg-mist sm:h-auto"
    >
      <path
        d="M0 262C300 232 520 292 760 252S1100 202 1200 224V392C1050 366 930 392 760 422S300 406 0 432Z"
        fill={WATER}
      />
      <path d="M20 112h196v88l-196 14z" fill={PARK} />
      <path
        d="M52 146h0M96 170h0M140 140h0M184 172h0"
        stroke={TREES}
        strokeWidth="26"
        strokeLinecap="round"
      />
      <g className="fill-none stroke-surface" strokeWidth="26">
        <path id="kade" d="M0 240C300 210 520 270 760 230S1100 180 1200 202" />
        <path d="M0 90H1200M240 0V232M520 0V480M830 0V222M1040 0V480M0 452C300 426 520 456 760 446S1050 396 1200 420" />
      </g>
      <path
        d="M266 112h70v84h-70zM344 112h64v88h-64zM416 112h78v94h-78zM20 16h92v54H20zM120 16h96v54h-96zM266 16h110v54H266zM384 16h110v54H384zM546 16h120v54H546zM674 16h130v54H674zM856 16h158v54H856zM1066 16h116v54h-116zM1066 112h116v56l-116-4zM856 112h72v84l-72 8zM936 112h78v70l-78 12zM120 300q40-12 84 0l-10 16h-62zM900 276q40-10 84-2l-10 16-62 2z"
        className="fill-paper"
      />
      <path d="M546 106h258v28H546z" className="fill-steel" />
      <path d="M640 166h42v52h-42z" className="fill-accent-text" />
      <path
        d="M520 150V246Q590 258 661 246V222"
        className="fill-none stroke-accent-text"
        strokeWidth="6"
        strokeDasharray="0 11"
        strokeLinecap="round"
      />
      <g className="fill-ink text-lg">
        <text x="698" y="186" className="font-semibold text-[26px]">
          {site.name}
        </text>
        <text x="698" y="210">
          {street}
        </text>
        <text x="562" y="127" className="fill-paper">
          Station {city}
        </text>
        <text x="540" y="178">
          5&nbsp;min
          <tspan x="540" dy="22">
            lopen
          </tspan>
        </text>
        <text dy="6">
          <textPath href="#kade" startOffset="24%">
            {street.replace(/ \d+$/, '')}
          </textPath>
        </text>
        <text x="300" y="345" textAnchor="middle" className="italic">
          Spiegelgracht
        </text>
        <text transform="translate(520 345) rotate(-90)" dy="6" textAnchor="middle">
          Zuilbrug
        </text>
        <text transform="translate(830 160) rotate(90)" dy="6" textAnchor="middle">
          Glasstraat
        </text>
      </g>
    </svg>
  );
}
