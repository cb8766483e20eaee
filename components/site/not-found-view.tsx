import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { mainNavigation, routes } from '@/lib/routes';
import { BackLink } from './back-link';

/** What a visitor sees where there is no page: for unknown addresses and for missing posts. */
export function NotFoundView() {
  return (
    <>
      <PageHeader title="Deze pagina staat hier niet." intro="Misschien is het adres gewijzigd.">
        <ButtonLink href={routes.home}>Naar de startpagina</ButtonLink>
        <BackLink />
      </PageHeader>
      <div className="page-width pb-20">
        <h2 className="text-subtitle">Of ga verder met</h2>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3 text-lg">
          {mainNavigation.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
