import { about } from '@/lib/business/products/about';
import { formatPrice } from '@/lib/business/products/format';
import { lowestPrice, shortestDelivery } from '@/lib/business/products/lowest-figures';
import styles from './fact-strip.module.css';

const brightness = about.clearvision.fact;
const depth = about.brandvision.fact;

const facts = [
  { label: 'Helderheid raamkiosk', figure: brightness.figure, unit: brightness.unit },
  { label: 'Diepte Brandvision', figure: depth.figure, unit: depth.unit },
  { label: 'Richtprijs vanaf, excl.\u00a0btw', figure: formatPrice(lowestPrice) },
  { label: 'Levertijd vanaf', figure: shortestDelivery, unit: 'weken' },
];

export function FactStrip() {
  return (
    <section aria-label="Zuilwerk in vier getallen" className="page-width py-14 md:py-20">
      <dl className={styles.facts}>
        {facts.map(({ label, figure, unit }) => (
          <div key={label} className="flex flex-col justify-between gap-6 border-ink border-l pl-4">
            <dt className="text-steel">{label}</dt>
            <dd className="text-display">
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
