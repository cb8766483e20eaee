import { JsonLd } from '@/components/site/json-ld';
import { choiceForPortal } from '@/lib/business/configurator/portal-choice';
import { configuratorUrl } from '@/lib/business/configurator/portal-url';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { getEnv } from '@/lib/platform/env/env';
import { routes } from '@/lib/routes';
import { OwnConfigurator } from './own-configurator';
import { PortalConfigurator } from './portal-configurator';

export const configuratorMetadata = createMetadata({
  title: 'Kiosk samenstellen en prijs berekenen',
  description:
    'Kies model, schermmaat, kleur en opties van uw kiosk in de configurator. U ziet wat u kiest en vraagt de samenstelling daarna bij ons aan.',
  path: routes.configurator,
  picture: 'kiosken',
});

/** @param query undefined while prerendering: then the script looks for a choice that the browser keeps */
export function ConfiguratorPage({ query }: { query?: URLSearchParams }) {
  const env = getEnv();
  const choice = choiceForPortal(query ?? new URLSearchParams());
  const portalUrl = configuratorUrl(env, choice);
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Configurator', path: routes.configurator })]} />
      {portalUrl ? (
        <PortalConfigurator choice={choice} url={portalUrl} />
      ) : (
        <OwnConfigurator query={query} ourDealer={env.DEALER_ID} />
      )}
    </>
  );
}
