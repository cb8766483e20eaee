import { RadioChoice } from '@/components/ui/radio-choice';
import { ExampleFrame } from './example-frame';
import styles from './site.module.css';

const messages = [
  { name: 'Openingstijden', lines: ['Open tot', '18.00\u00a0uur'], background: '#1d5c43' },
  { name: 'Aanbod', lines: ['Tulpen', '€\u00a06,50'], background: '#b3173a' },
  { name: 'Bericht', lines: ['Zondag', 'gesloten'], background: '#244a86' },
];

const outline = [
  { page: 'Startpagina', leadsTo: 'Bericht van de dag op de zuil bij de entree' },
  { page: 'Openingstijden', leadsTo: 'Etalagescherm, ook na sluitingstijd' },
  { page: 'Aanbod', leadsTo: 'Scherm op de winkelvloer, per dagdeel' },
  { page: 'Offerte aanvragen', leadsTo: 'Formulier, rechtstreeks naar uw CRM' },
];

/** Interactive by CSS only (site.module.css), so it works without JavaScript. */
export function SiteExample() {
  return (
    <ExampleFrame caption="Demonstratie met een verzonnen winkel: u wijzigt het bericht één keer, de pagina en de zuil volgen.">
      <div className={styles.site}>
        <fieldset className="mb-6 flex flex-wrap gap-x-6 accent-ink">
          <legend className="font-semibold">Zet op de startpagina</legend>
          {messages.map(({ name }, index) => (
            <RadioChoice key={name} name="sitebericht" value={index} defaultChecked={index === 0}>
              {name}
            </RadioChoice>
          ))}
        </fieldset>
        <PageAndKiosk />
      </div>
      <dl className="mt-8">
        {outline.map(({ page, leadsTo }) => (
          <div key={page} className="grid gap-x-6 border-line border-t py-3 sm:grid-cols-3">
            <dt className="font-semibold">{page}</dt>
            <dd className="sm:col-span-2">{leadsTo}</dd>
          </div>
        ))}
      </dl>
    </ExampleFrame>
  );
}

/** A web page and a kiosk of 640 x 1750 mm. */
function PageAndKiosk() {
  return (
    <svg viewBox="0 0 420 200" aria-hidden="true" className="w-full fill-none stroke-ink">
      <rect x="1" y="13" width="288" height="174" className="fill-surface" />
      <path d="M1 33h288M12 23h40" />
      <path d="M159 58h108M159 78h108M159 98h74M159 138h108M159 158h52" className="stroke-steel" />
      <path d="M299 110h34m-7-6 7 6-7 6" />
      <rect x="346" y="13" width="64" height="175" className="fill-ink" />
      <rect x="351" y="18" width="54" height="110" className="fill-surface stroke-none" />
      <path d="M358 92h40M358 102h40M358 112h26" className="stroke-steel" />
      <path d="M334 188h84" strokeWidth="3" />
      {messages.map(({ name, lines, background }) => (
        <g key={name} className={`stroke-none ${styles.message}`}>
          <Message
            x={21}
            y={53}
            width={118}
            height={114}
            size={23}
            lines={lines}
            background={background}
          />
          <Message
            x={351}
            y={18}
            width={54}
            height={62}
            size={11}
            lines={lines}
            background={background}
          />
        </g>
      ))}
    </svg>
  );
}

type MessageProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  lines: readonly string[];
  background: string;
};

function Message({ x, y, width, height, size, lines, background }: MessageProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={background} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width * 0.08}
          y={y + size * (1.5 + 1.1 * index)}
          fontSize={size}
          className="fill-paper font-bold"
        >
          {line}
        </text>
      ))}
    </>
  );
}
