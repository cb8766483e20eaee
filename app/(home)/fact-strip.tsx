import { productIds, screenSizes } from '@/lib/products/specs';
import { site } from '@/lib/site';

const facts = [
  { label: 'Modellen, van vloer tot plafond', figure: productIds.length, unit: '' },
  {
    label: `Formaten: ${screenSizes.join(' en ')}\u00a0inch`,
    figure: screenSizes.length,
    unit: '',
  },
  { label: 'Garantie op hardware', figure: site.warrantyYears.hardware, unit: 'jaar' },
  { label: 'Antwoord op uw bericht binnen', figure: site.replyHours, unit: 'uur' },
];

export function FactStrip() {
  return (
    <section aria-label="Zuilwerk in vier getallen" className="page-width py-14 md:py-20">
      <dl className="grid grid-cols-2 gap-y-10 lg:grid-cols-4">
        {facts.map(({ label, figure, unit }) => (
          <div
            key={label}
            className="flex flex-col justify-between gap-6 border-ink border-l pr-2 pl-4"
          >
            <dt className="max-w-40 text-steel">{label}</dt>
            <dd className="font-bold text-figure tabular-nums">
              {figure}
              {unit && (
                <span className="font-normal font-stretch-normal text-lead tracking-normal">{`\u00a0${unit}`}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
