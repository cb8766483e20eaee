import { formatPrice } from '@/lib/business/products/format';
import { costOver, type ProjectSum, sumYears } from '@/lib/business/project/sum';

const BAR = { width: 64, gap: 30 };
const HEIGHT = 220;
const ABOVE = 26;

const parts = [
  { name: 'aanschaf en plaatsing', className: 'fill-ink' },
  { name: 'software en onderhoud', className: 'fill-accent' },
  { name: 'stroom', className: 'fill-steel' },
] as const;

/** A bar for each year: the first one is high, because everything is bought in it. */
export function YearBars({ sum }: { sum: ProjectSum }) {
  const most = Math.max(...sumYears);
  const services = yearly(sum, 'software') + yearly(sum, 'maintenance');
  const energy = yearly(sum, 'energy');
  const highest = Math.max(1, sum.once + services + energy);
  const bars = Array.from({ length: most }, (_, index) => {
    const amounts = [index === 0 ? sum.once : 0, services, energy];
    return { year: index + 1, amounts, total: amounts.reduce((all, amount) => all + amount, 0) };
  });
  const width = most * (BAR.width + BAR.gap);
  const first = bars[0]?.total ?? 0;
  const later = bars[1]?.total ?? 0;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + ABOVE + 30}`}
        role="img"
        aria-label={`Staafdiagram van de kosten per jaar: ${formatPrice(first)} in het eerste jaar, daarna ${formatPrice(later)} per jaar`}
        className="drawn-on-paper w-full max-w-2xl tabular-nums"
        fontSize="15"
      >
        {bars.map(({ year, amounts, total }, index) => {
          const x = index * (BAR.width + BAR.gap);
          const heights = amounts.map((amount) => (amount / highest) * HEIGHT);
          const top = ABOVE + HEIGHT - heights.reduce((all, height) => all + height, 0);
          return (
            <g key={year}>
              {parts.map(({ name, className }, part) => {
                const below = heights.slice(0, part + 1).reduce((all, height) => all + height, 0);
                return (
                  <rect
                    key={name}
                    x={x}
                    y={ABOVE + HEIGHT - below}
                    width={BAR.width}
                    height={heights[part] ?? 0}
                    className={className}
                  />
                );
              })}
              <text x={x + BAR.width / 2} y={top - 8} textAnchor="middle" className="fill-ink">
                {formatPrice(total)}
              </text>
              <text
                x={x + BAR.width / 2}
                y={ABOVE + HEIGHT + 22}
                textAnchor="middle"
                className="fill-steel"
              >
                {`jaar\u00a0${year}`}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-2 text-sm text-steel">
        <ul className="flex flex-wrap gap-x-5">
          {parts.map(({ name, className }) => (
            <li key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 12 12" aria-hidden="true" className="drawn-on-paper size-3">
                <rect x="1" y="1" width="10" height="10" className={className} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function yearly({ costs }: ProjectSum, name: 'software' | 'maintenance' | 'energy'): number {
  const cost = costs.find((one) => one.name === name);
  return cost ? costOver(cost, 1) : 0;
}
