import { OfferDrawing } from './offer-drawing';

const hours = [
  { y: 70, label: '7.00' },
  { y: 299, label: '11.00' },
  { y: 529, label: '15.00' },
  { y: 701, label: '18.00' },
  { y: 930, label: '22.00' },
] as const;

/** Decorative: the text beside it says the same. */
export function DayDrawing() {
  return (
    <OfferDrawing className="bg-ink tabular-nums">
      <Screen />
      {/* The next screen, of which a wide column shows more. */}
      <use href="#scherm" x="400" opacity=".4" />

      <g className="stroke-paper" strokeWidth="1.5" opacity="0.6">
        <path d="M176 70v860" />
        {hours.map(({ y }) => (
          <path key={y} d={`M164 ${y}h24`} />
        ))}
      </g>
      <g className="fill-paper" fontSize="26" textAnchor="end">
        {hours.map(({ y, label }) => (
          <text key={y} x="150" y={y + 9}>
            {label}
          </text>
        ))}
      </g>
    </OfferDrawing>
  );
}

function Screen() {
  return (
    <g id="scherm">
      <rect x="208" y="58" width="334" height="884" fill="#05070a" className="stroke-steel" />

      <rect x="220" y="70" width="310" height="229" fill="#f2c54b" />
      <path d="M326 299a90 90 0 0 1 180 0z" fill="#e0762f" />
      <rect x="220" y="299" width="310" height="230" fill="#f6f0e2" />
      <path d="M366 432h140a70 70 0 0 1-140 0zM411 498h50v10h-50z" fill="#2f5d50" />
      <rect x="220" y="529" width="310" height="172" fill="#c8502a" />
      <path d="M386 701v-36h120v36z" fill="#f6d9c3" />
      <path d="M386 665v-12h120v12z" fill="#7a2b16" />
      <rect x="220" y="701" width="310" height="229" fill="#1d3540" />
      <path d="M500 866a50 50 0 1 1-46-70 40 40 0 0 0 46 70z" fill="#f2dfa6" />

      <g fontSize="42" fontWeight="700" letterSpacing="-1">
        <text x="244" y="126" fill="#2a1d08">
          Vers uit
          <tspan x="244" dy="44">
            de oven
          </tspan>
        </text>
        <text x="244" y="355" fill="#1b3a31">
          Soep van
          <tspan x="244" dy="44">
            de dag
          </tspan>
        </text>
        <text x="244" y="585" fill="#fff3ea">
          Taart voor
          <tspan x="244" dy="44">
            morgen
          </tspan>
        </text>
        <text x="244" y="757" fill="#f2dfa6">
          Gesloten
        </text>
      </g>
    </g>
  );
}
