import paint from '@/components/marketing/paint.module.css';
import { JsonLd } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { contactHref } from '@/lib/contact/contact-href';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { Advisers } from './advisers/advisers';
import { Chapters } from './chapters';
import { Comparison } from './comparison/comparison';
import { DetailPhotos } from './detail-photos';
import { Families } from './families';
import { Lineup } from './lineup';
import { NextStep } from './next-step';
import { RalSwatches } from './ral-swatches';
import { ScreenBrands } from './screen-brands';
import { SizeTable } from './size-table';
import { Solutions } from './solutions';

const title = 'Kiosken in 43 en 55\u00a0inch';

export const metadata = createMetadata({
  title,
  description:
    'Zeven kiosken voor vloer, raam, tafel, wand en plafond, in 43 en 55\u00a0inch. Met maten, gewicht, helderheid en richtprijs, in uw eigen RAL-kleur.',
  path: routes.kiosken,
  picture: 'kiosken',
});

export default function KioskenPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Kiosken', path: routes.kiosken })]} />
      <PageHeader
        title={title}
        intro="Zeven modellen van staal en glas: voor de vloer, het raam, de tafel, de wand en het plafond. U ziet vooraf hoe groot, hoe fel en hoe duur ze zijn."
      >
        <ButtonLink href={routes.configurator}>Stel uw kiosk samen</ButtonLink>
        <ButtonLink href={contactHref('advies-kiosken')} variant="secondary">
          Vraag advies
        </ButtonLink>
      </PageHeader>
      <div className={paint.page}>
        <Lineup />
        <Solutions />
        <Families />
        <Chapters />
      </div>
      <Advisers />
      <DetailPhotos />
      <ScreenBrands />
      <RalSwatches />
      <SizeTable />
      <Comparison />
      <NextStep />
    </>
  );
}
