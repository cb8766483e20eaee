import { JsonLd } from '@/components/site/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { Prose } from '@/components/ui/prose';
import { site } from '@/lib/business/site';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { formatLongDate } from '@/lib/platform/text/dates';
import { routes } from '@/lib/routes';
import { KnownLimits } from './known-limits';
import { ReportBarrier } from './report-barrier';
import { Status } from './status';
import { WhatWeTest } from './what-we-test';

const title = 'Toegankelijkheidsverklaring';

/** Soft hyphens let the title break on phones with large text. */
const breakableTitle = 'Toegan\u00adkelijk\u00adheids\u00adver\u00adklaring';

export const metadata = createMetadata({
  title,
  description:
    'Hoe wij deze website toegankelijk houden volgens WCAG 2.2 AA, wat wij testen, welke grenzen wij kennen en hoe u een drempel bij ons meldt.',
  path: routes.accessibility,
});

export default function AccessibilityPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: title, path: routes.accessibility })]} />
      <PageHeader
        title={breakableTitle}
        intro="Iedereen moet deze website kunnen gebruiken. Hier leest u wat wij daarvoor testen, welke grenzen wij kennen en hoe u ons een drempel meldt."
      >
        <p className="text-steel">
          Laatst bijgewerkt:{' '}
          <time dateTime={site.accessibilityUpdated}>
            {formatLongDate(site.accessibilityUpdated)}
          </time>
        </p>
      </PageHeader>
      <div className="page-width pb-16 md:pb-20">
        <Prose>
          <Status />
          <WhatWeTest />
          <KnownLimits />
          <ReportBarrier />
        </Prose>
      </div>
    </>
  );
}
