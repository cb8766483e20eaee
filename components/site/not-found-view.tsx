import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { BackLink } from './back-link';
import { EmptyKiosk } from './empty-kiosk';

export function NotFoundView() {
  return (
    <div className="page-width grid gap-x-16 gap-y-14 pt-12 md:pt-20 lg:grid-cols-[1fr_24rem]">
      <div className="lg:pt-24">
        <h1 className="max-w-4xl text-display">Deze pagina staat hier niet.</h1>
        <p className="mt-6 max-w-measure text-lead text-steel">
          Misschien is het adres gewijzigd. Kies op de kiosk een van de zeven pagina’s, of{' '}
          <TextLink href={routes.search}>zoek op deze site</TextLink>.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href={routes.home}>Naar de startpagina</ButtonLink>
          <BackLink />
        </div>
      </div>
      <EmptyKiosk />
    </div>
  );
}
