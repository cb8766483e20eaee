import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { Picture } from '@/components/ui/picture';
import { contactHref, routes } from '@/lib/routes';

/** Shown where no portal is connected: says so, and offers the way that does work. */
export function ConfiguratorMissing() {
  return (
    <>
      <PageHeader
        title="Stel uw kiosk samen"
        intro="De configurator is hier nog niet gekoppeld. Stuur ons uw wensen; u krijgt een tekening terug."
      >
        <ButtonLink href={contactHref('Samenstelling van een kiosk')}>Stuur uw wensen</ButtonLink>
        <ButtonLink href={routes.kiosken} variant="secondary">
          Bekijk de zeven modellen
        </ButtonLink>
      </PageHeader>
      <div className="page-width pb-16">
        <Picture
          name="lineup-7016"
          alt="De zeven kiosken van Zuilwerk op dezelfde schaal naast elkaar (visualisatie)"
          width={2400}
          height={1100}
          widths={[800, 1200, 1600]}
          sizes="(min-width: 82rem) 76rem, 92vw"
          className="h-auto w-full"
        />
      </div>
    </>
  );
}
