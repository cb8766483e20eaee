import type { Service } from '@/lib/business/content/services';
import { formatPrice } from '@/lib/business/products/format';

type ServiceSummaryProps = { service: Service; headingId: string };

export function ServiceSummary({ service, headingId }: ServiceSummaryProps) {
  const { name, idea, price, aiLabel } = service;
  return (
    <>
      <h2 id={headingId} className="text-title">
        {name}
      </h2>
      <p className="mt-2 max-w-measure text-lead max-md:leading-snug md:mt-4">{idea}</p>
      <p className="mt-3 tabular-nums md:mt-6">
        <span className="font-semibold text-heading">{formatPrice(price.amount)}</span>{' '}
        <span className="text-steel">{price.period}, richtprijs excl.&nbsp;btw</span>
      </p>
      {aiLabel && <p className="mt-2 max-w-[36em] text-sm font-semibold md:mt-6">{aiLabel}</p>}
    </>
  );
}
