import { ButtonLink } from '@/components/ui/button-link';
import { sectors } from '@/lib/business/content/sectors';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { lowestPrice, shortestDelivery } from '@/lib/business/products/lowest-figures';
import { contactHref } from '@/lib/contact/contact-href';

/** The day as a line of eight moments above the first two rooms. */
export function Opening() {
  return (
    <div className="page-width pt-12 pb-8 lg:pb-9">
      <div className="grid gap-x-12 lg:grid-cols-12 lg:items-end">
        <h1 className="text-display lg:col-span-7">
          Acht markten, acht momenten waarop een scherm helpt
        </h1>
        <div className="mt-5 lg:col-span-5">
          <p className="max-w-measure text-lead text-steel max-md:leading-snug">
            Een scherm verdient zijn plek op het moment dat iemand iets zoekt. Kiosken vanaf{' '}
            {formatPrice(lowestPrice)} excl.&nbsp;btw, levertijd vanaf{' '}
            {formatQuantity(shortestDelivery, 'weken')}.
          </p>
          <div className="mt-6">
            <ButtonLink href={contactHref('advies-kiosken')}>Vraag advies voor uw plek</ButtonLink>
          </div>
        </div>
      </div>
      <nav aria-label="Acht momenten van de dag" className="mt-10 max-lg:hidden print:hidden">
        <ol className="grid auto-cols-fr grid-flow-col gap-x-4 border-ink border-t-2">
          {sectors.map(({ id, name, moment }) => (
            <li key={id} className="-mt-0.5">
              <a
                href={`#${id}`}
                className="block border-transparent border-t-8 pt-2 hover:border-accent focus-visible:border-accent"
              >
                <span className="block font-narrow text-heading tabular-nums [font-stretch:80%]">
                  {moment.time}
                </span>
                <span className="block text-sm leading-snug">{name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
