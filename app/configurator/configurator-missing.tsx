import { LineupPicture } from '@/components/marketing/lineup-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { contactHref, routes } from '@/lib/routes';

/** Shown where no portal is connected: says so, and offers the way that does work. */
export function ConfiguratorMissing() {
  return (
    <>
      <PageHeader
        title="Stel uw kiosk samen"
        intro="De configurator is hier nog niet gekoppeld. Stuur ons uw wensen; u krijgt een tekening terug."
      >
        <ButtonLink href={contactHref('samenstelling')}>Stuur uw wensen</ButtonLink>
        <ButtonLink href={routes.kiosken} variant="secondary">
          Bekijk de zeven modellen
        </ButtonLink>
      </PageHeader>
      <div className="page-width pb-16">
        <LineupPicture kind="in-colours" sizes="(min-width: 82rem) 76rem, 92vw" />
      </div>
    </>
  );
}
