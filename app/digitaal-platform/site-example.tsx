import { ExampleFrame } from './example-frame';

const outline = [
  { page: 'Startpagina', leadsTo: 'Bericht van de dag op de zuil bij de entree' },
  { page: 'Openingstijden', leadsTo: 'Etalagescherm, ook na sluitingstijd' },
  { page: 'Aanbod', leadsTo: 'Scherm op de winkelvloer, per dagdeel' },
  { page: 'Offerte aanvragen', leadsTo: 'Formulier, rechtstreeks naar uw CRM' },
];

export function SiteExample() {
  return (
    <ExampleFrame caption="Voorbeeld van een website in opzet: links de pagina, rechts waar de inhoud ook verschijnt.">
      <PageAndKiosk />
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

/** The same block of content on a web page and on a kiosk of 640 x 1750 mm. */
function PageAndKiosk() {
  return (
    <svg viewBox="0 0 420 200" aria-hidden="true" className="w-full fill-none stroke-ink">
      <rect x="1" y="13" width="288" height="174" className="fill-surface" />
      <path d="M1 33h288M12 23h40" />
      <rect x="21" y="53" width="118" height="114" className="fill-accent-text stroke-none" />
      <path d="M159 58h108M159 78h108M159 98h74M159 138h108M159 158h52" className="stroke-steel" />
      <path d="M299 110h34m-7-6 7 6-7 6" />
      <rect x="346" y="13" width="64" height="175" className="fill-ink" />
      <rect x="351" y="18" width="54" height="110" className="fill-surface stroke-none" />
      <rect x="358" y="25" width="40" height="39" className="fill-accent-text stroke-none" />
      <path d="M358 78h40M358 90h40M358 102h26" className="stroke-steel" />
      <path d="M334 188h84" strokeWidth="3" />
    </svg>
  );
}
