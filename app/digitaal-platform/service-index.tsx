import { TextLink } from '@/components/ui/text-link';
import { services } from '@/lib/business/content/services';
import { formatPrice } from '@/lib/business/products/format';

export function ServiceIndex() {
  return (
    <nav aria-label="Diensten en richtprijzen" className="page-width max-md:hidden md:py-10">
      <ul className="grid gap-x-6 tabular-nums lg:grid-cols-[repeat(5,auto)]">
        {services.map(({ id, name, price, aiLabel }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-1.5 lg:block lg:border-ink lg:pt-3"
          >
            <p className="font-semibold lg:text-lg">
              <TextLink href={`#${id}`}>{name}</TextLink>
            </p>
            <p className="lg:mt-2">
              <span className="font-semibold">{formatPrice(price.amount)}</span>{' '}
              <span className="text-steel">{price.period}</span>
            </p>
            <p className="text-sm text-steel max-lg:hidden">
              {aiLabel ? 'AI-dienst' : 'Zonder AI'}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-steel lg:mt-5">
        Richtprijzen excl. btw. U neemt elke dienst los af.
      </p>
    </nav>
  );
}
