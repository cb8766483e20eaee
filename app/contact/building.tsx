import { site } from '@/lib/business/site';

const INK = '#16191c';
const BRICK = '#9c4f36';
const GLASS = '#22303a';

/** The kiosks in the window from left to right, with the colour of their screens. */
const kiosks = [
  { left: 186, width: 16, height: 62, screen: '#f6c445' },
  { left: 226, width: 30, height: 46, screen: '#e8622a' },
  { left: 280, width: 16, height: 62, screen: '#fbf1dc' },
  { left: 318, width: 44, height: 28, screen: '#3c78c2' },
  { left: 384, width: 20, height: 56, screen: '#f2a7b5' },
] as const;

const windowLefts = [182, 244, 306, 368, 430];

/** The company's house on the quay, with the showroom behind the glass. */
export function Building() {
  return (
    <svg
      viewBox="0 0 640 300"
      role="img"
      aria-label={`Getekend: het pand aan de ${site.address.street}, met de showroom achter het glas en de kade ervoor`}
    >
      <path d="M20 226V92l52-48 52 48v134z" fill="#d3cdbf" />
      <path d="M508 226V70h12V56h84v14h12v156z" fill="#d9d4c8" />
      <path
        d="M46 112h20v34H46zm32 0h20v34H78zM46 166h20v60H46zm32 0h20v34H78zM532 88h22v38h-22zm38 0h22v38h-22zM532 150h22v38h-22zm38 0h22v76h-22z"
        fill="#aaa498"
      />
      <path d="M160 226V46h330v180z" fill={BRICK} />
      <path d="M152 36h346v12H152z" fill={INK} />
      {windowLefts.map((left) => (
        <g key={left}>
          <path d={`M${left} 62h38v46h-38z`} fill={left === 306 ? '#f0c773' : GLASS} />
          <path d={`M${left + 19} 62v46m-19-22h38`} stroke={INK} strokeWidth="3" fill="none" />
        </g>
      ))}
      <path d="M160 118h330v26H160z" fill={INK} />
      <text x="174" y="138" fontSize="20" fontWeight="700" fill="#f6f4ef">
        {site.name}
      </text>
      <path d="M170 144h250v82H170z" fill={GLASS} />
      <path d="M170 212h250v14H170z" fill="#3b4a54" />
      {kiosks.map(({ left, width, height, screen }) => (
        <g key={left}>
          <path
            d={`M${left - 4} ${222 - height - 6}h${width + 8}v${height + 6}h-${width + 8}z`}
            fill="#0d1114"
          />
          <path d={`M${left} ${222 - height}h${width}v${height * 0.62}h-${width}z`} fill={screen} />
        </g>
      ))}
      <path d="M253 144v82m83-82v82" stroke={INK} strokeWidth="3" />
      <path d="M432 150h44v76h-44z" fill="#f0c773" />
      <path d="M438 156h32v70h-32z" fill={GLASS} />
      <text x="482" y="138" fontSize="16" fontWeight="700" fill="#f6f4ef" textAnchor="end">
        {site.address.street.replace(/\D+/, '')}
      </text>
      <path d="M0 226h640v18H0z" fill="#cfcbc2" />
      <path d="M0 244h640v22H0z" fill="#8d8778" />
      <path
        d="M0 255h640M60 244v11m90-11v11m90-11v11m90-11v11m90-11v11m90-11v11m90-11v11M105 255v11m90-11v11m90-11v11m90-11v11m90-11v11m90-11v11"
        stroke="#777160"
        strokeWidth="2"
      />
      <path d="M84 244v-10q7-6 14 0v10zm460 0v-10q7-6 14 0v10z" fill={INK} />
      {/* Reaches the edges of the window. */}
      <path d="M-4500 266h9640v34H-4500z" fill="#b9d0d3" />
      <path
        d="M170 274h250M190 284h206M214 293h150M20 276h90M44 286h60M524 276h80M540 287h60"
        stroke="#9cb8bc"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M186 276h18M384 278h22M232 288h20M320 279h40"
        stroke="#f0c773"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
    </svg>
  );
}
