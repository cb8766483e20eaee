'use client';

import { companyName, officePhone } from '@/lib/business/site';
import './globals.css';

/** Shown when the root layout fails to render. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="nl">
      <body>
        <title>{`Storing | ${companyName}`}</title>
        <main className="page-width py-20">
          <h1 className="text-display">Onze website heeft een storing.</h1>
          <p className="mt-6 text-lead">
            Probeer het opnieuw, of bel <a href={officePhone.href}>{officePhone.label}</a>.
          </p>
          <button type="button" className="mt-8 bg-ink px-6 py-3 text-paper" onClick={retry}>
            Opnieuw proberen
          </button>
        </main>
      </body>
    </html>
  );
}
