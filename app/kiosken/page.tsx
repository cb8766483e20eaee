import paint from '@/components/marketing/paint.module.css';
import { JsonLd } from '@/components/site/json-ld';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { routes } from '@/lib/routes';
import { Advisers } from './advisers/advisers';
import { followsSize, printedAlone } from './by-size';
import { Chapters } from './chapters/chapters';
import { ChoiceBar } from './choice-bar/choice-bar';
import { Comparison } from './comparison/comparison';
import { HowItIsMade } from './how-it-is-made';
import { Lineup } from './lineup/lineup';
import { NextStep } from './next-step';
import { SizeTable } from './size-table';
import { Solutions } from './solutions';

const title = 'Zeven kiosken, alle prijzen';

export const metadata = createMetadata({
  title: 'Kiosken vergelijken: zeven modellen met prijs',
  description:
    'Zeven kiosken voor vloer, raam, tafel, wand en plafond, in 43 en 55\u00a0inch. Met maten, gewicht, helderheid en richtprijs, in uw eigen RAL-kleur.',
  path: routes.kiosken,
  picture: 'kiosken',
});

export default function KioskenPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Kiosken', path: routes.kiosken })]} />
      <div data-ahead="" className={`${paint.page} ${followsSize}`}>
        <Lineup title={title} />
        <ChoiceBar />
        <Chapters />
        <Solutions />
        <HowItIsMade />
        <SizeTable />
        <div className={printedAlone}>
          <Comparison />
        </div>
        <div className="print:break-inside-avoid">
          <Advisers />
        </div>
        <div className="print:hidden">
          <NextStep />
        </div>
      </div>
    </>
  );
}
