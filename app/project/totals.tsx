import { ScrollArea } from '@/components/ui/scroll-area';
import { Section } from '@/components/ui/section';
import { formatPrice } from '@/lib/business/products/format';
import { deliveryDate } from '@/lib/business/project/delivery-date';
import type { Project } from '@/lib/business/project/project';
import { REVERSE_CHARGE, weeksText } from '@/lib/business/project/project-texts';
import type { ProjectSum } from '@/lib/business/project/sum';
import { formatLongDate } from '@/lib/platform/text/dates';
import { formatNumber } from '@/lib/platform/text/format-number';
import { CostTable } from './cost-table';
import { YearBars } from './year-bars';

/** The open sum: every cost, once, per year and over the years. */
export function Totals({ project, sum }: { project: Project; sum: ProjectSum }) {
  const { lease } = sum;
  const date = deliveryDate(new Date(), sum.deliveryWeeks);
  return (
    <Section id="som" isCompact title="De som" tone="surface">
      <ScrollArea label="De som van het project">
        <CostTable project={project} sum={sum} />
      </ScrollArea>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <YearBars sum={sum} />
        <div className="max-w-measure space-y-3">
          <p>
            {`Bestelt u vandaag, dan leveren wij rond ${formatLongDate(date)} (${weeksText(sum.deliveryWeeks)}, de langste levertijd van de kiosken).`}
          </p>
          <p>
            {`In lease betaalt u ${formatPrice(lease.perMonth)} per maand voor de kiosken, ${lease.months}\u00a0maanden lang: samen ${formatPrice(lease.total)}, tegen een jaarrente van ongeveer ${formatNumber(lease.yearlyRate, 1)}\u00a0%. Een leasemaatschappij beoordeelt de aanvraag.`}
          </p>
          {sum.isBeyondDiscounts && (
            <p>
              Voor zo veel kiosken maken wij een voorstel. De som rekent zolang met de hoogste vaste
              korting.
            </p>
          )}
          <p>
            {project.country === 'be'
              ? `Alle bedragen zijn richtprijzen, excl.\u00a0btw. ${REVERSE_CHARGE}`
              : 'Alle bedragen zijn richtprijzen, excl.\u00a0btw.'}
          </p>
          <p className="text-sm text-steel">
            Elk bedrag is op hele euro’s afgerond. Stroom is in elke kolom apart afgerond, zodat de
            kolommen kloppen.
          </p>
        </div>
      </div>
    </Section>
  );
}
