import { sectionTones } from '@/components/ui/section-tone';
import { about } from '@/lib/business/products/about';
import type { Product } from '@/lib/business/products/products';

/** The figure that decides, and bars that show what it means. */
export function DecidingFact({ product: { id, name } }: { product: Product }) {
  const { fact, consequence, bars } = about[id];
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <section
      aria-label={`Waarom de ${name}`}
      className={`py-14 md:py-20 print:hidden ${sectionTones.ink}`}
    >
      <div className="page-width grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <p>
            <span className="block font-bold text-figure tabular-nums">
              {fact.figure}&nbsp;
              <span className="inline-block font-normal text-heading">{fact.unit}</span>
            </span>{' '}
            <span className="block text-balance text-heading">{fact.meaning}</span>
          </p>
          <p className="mt-4 max-w-measure text-lead opacity-85">{consequence}</p>
        </div>
        <dl className="space-y-5">
          {bars.map(({ label, value, text }, index) => (
            <div key={label} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
              <dt>{label}</dt>
              <dd className="tabular-nums">{text}</dd>
              <dd aria-hidden="true" className="col-span-2 max-w-none">
                <svg aria-hidden="true" className="h-4 w-full">
                  <rect
                    width={`${(value / longest) * 100}%`}
                    height="100%"
                    fill="currentColor"
                    opacity={index === 0 ? 1 : 0.4}
                  />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
