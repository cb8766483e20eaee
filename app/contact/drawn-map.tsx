import { site } from '@/lib/site';

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
      <g className="fill-line">
        <path d="M0 300 C300 270 520 330 760 290 S1100 240 1200 262 V372 C1050 346 930 372 760 402 S300 386 0 412Z" />
      </g>
      <g className="fill-none stroke-surface" strokeWidth="18" strokeLinecap="square">
        <path d="M0 236 C300 206 520 266 760 226 S1100 176 1200 198" />
        <path d="M0 90 H1200" />
        <path d="M240 0 V232 M520 0 V480 M830 0 V214 M1040 0 V480" />
        <path d="M0 452 C300 426 520 456 760 446 S1050 396 1200 420" />
      </g>
      <g className="fill-paper">
        <path d="M20 112h196v88H20zM266 112h228v92H266zM20 16h196v54H20zM266 16h228v54H266zM546 16h258v54H546zM856 16h158v54H856zM1066 16h116v54h-116zM1066 112h116v52h-116zM856 112h158v66H856z" />
      </g>
      <path d="M546 106h258v26H546z" className="fill-steel" />
      <path d="M640 164h42v62h-42z" className="fill-accent-text" />
      <path
        d="M560 120H520V240Q590 252 661 246V230"
        fill="none"
        className="stroke-accent-text"
        strokeWidth="5"
        strokeDasharray="0 11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className="fill-ink text-[20px]">
        <text x="698" y="188" className="font-semibold text-[26px]">
          {site.name}
        </text>
        <text x="698" y="213">
          {street}
        </text>
        <text x="566" y="126" className="fill-paper">
          Station {city}
        </text>
        <text x="540" y="176">
          5&nbsp;min
          <tspan x="540" dy="24">
            lopen
          </tspan>
        </text>
        <text x="440" y="284" textAnchor="middle">
          {street.replace(/ \d+$/, '')}
        </text>
        <text x="440" y="362" textAnchor="middle" className="fill-steel italic">
          Spiegelgracht
        </text>
        <text x="540" y="440">
          Zuilbrug
        </text>
        <text x="848" y="156" transform="rotate(90 842 156)">
          Glasstraat
        </text>
      </g>
    </svg>
  );
}
