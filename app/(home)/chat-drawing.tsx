import { OfferDrawing } from './offer-drawing';

/** Decorative: the text beside it says the same. */
export function ChatDrawing() {
  return (
    <OfferDrawing className="bg-accent">
      <rect x="118" y="70" width="364" height="996" className="fill-ink" />
      <rect x="130" y="82" width="340" height="984" className="fill-paper" />

      <rect x="130" y="82" width="340" height="104" className="fill-mist" />
      <text x="158" y="130" fontSize="28" fontWeight="700" className="fill-ink">
        AI-chat
      </text>
      <text x="158" y="162" fontSize="20" className="fill-steel">
        U spreekt met een AI-assistent
      </text>

      <rect x="190" y="226" width="252" height="112" className="fill-ink" />
      <text x="212" y="273" fontSize="25" className="fill-paper">
        Hoe laat kan ik
        <tspan x="212" dy="36">
          ’s avonds terecht?
        </tspan>
      </text>

      <rect x="158" y="372" width="284" height="212" className="fill-surface" />
      <text x="180" y="420" fontSize="25" className="fill-ink">
        De receptie is open
        <tspan x="180" dy="36">
          tot 23.30&nbsp;uur. Daarna
        </tspan>
        <tspan x="180" dy="36">
          helpt de zuil u verder.
        </tspan>
      </text>
      <path d="M180 522h240" className="stroke-line" strokeWidth="1.5" />
      <text x="180" y="558" fontSize="20" className="fill-steel">
        Bron: gastenmap, pagina 4
      </text>

      <rect
        x="159"
        y="620"
        width="282"
        height="76"
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
      />
      <text x="300" y="666" fontSize="22" fontWeight="600" textAnchor="middle" className="fill-ink">
        Liever een medewerker
      </text>

      <path d="M158 910h284" className="stroke-steel" strokeWidth="1.5" />
      <text x="158" y="896" fontSize="24" className="fill-steel">
        Stel uw vraag
      </text>
      <path
        d="M418 886h22m-9-9 9 9-9 9"
        fill="none"
        className="stroke-accent-text"
        strokeWidth="3"
      />
    </OfferDrawing>
  );
}
