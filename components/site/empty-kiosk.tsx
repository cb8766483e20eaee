import Link from 'next/link';
import { mainNavigation } from '@/lib/routes';
import { Wordmark } from './wordmark';

/** The main navigation on the screen of a kiosk in true proportions. */
export function EmptyKiosk() {
  return (
    <div className="mx-auto w-full max-w-80">
      <div className="flex aspect-zuil print:aspect-auto flex-col rounded-t-2xl bg-accent p-2 text-on-accent">
        <nav aria-labelledby="wegen-verder" className="rounded-t-xl bg-ink p-3">
          <div className="aspect-9/16 bg-paper p-5 text-ink">
            <h2 id="wegen-verder" className="text-title">
              Waar wilt u heen?
            </h2>
            <ul className="mt-5 border-ink border-t-2">
              {mainNavigation.map(({ href, label }) => (
                <li key={href} className="border-line border-b">
                  <Link
                    href={href}
                    prefetch={false}
                    className="flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div aria-hidden="true" className="mt-auto flex items-end justify-between p-3">
          <Wordmark />
          <span className="mb-1 size-2 rounded-full bg-current" />
        </div>
      </div>
      <div className="mx-4 h-2 bg-ink" />
      <div className="-mx-3 h-1.5 bg-steel" />
    </div>
  );
}
