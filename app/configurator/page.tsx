import { JsonLd } from '@/components/site/json-ld';
import { TextLink } from '@/components/ui/text-link';
import { builtInConfiguratorHref } from '@/lib/configurator/own-url';
import { configuratorUrl } from '@/lib/configurator/portal-url';
import { contactHref } from '@/lib/contact/contact-href';
import { getEnv } from '@/lib/env/env';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { BuiltInConfigurator } from './own-configurator';
import { PortalConfigurator } from './portal-configurator';

export const metadata = createMetadata({
  title: 'Stel uw kiosk samen',
  description:
    'Kies model, schermmaat, kleur en opties van uw kiosk in de configurator. U ziet wat u kiest en vraagt de samenstelling daarna bij ons aan.',
  path: routes.configurator,
  picture: 'kiosken',
});

const frame = {
  title: 'Kioskconfigurator',
  className: 'block h-[calc(100dvh-var(--spacing-header))] w-full',
};

export default function ConfiguratorPage() {
  const env = getEnv();
  const portal = configuratorUrl(env);
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Configurator', path: routes.configurator })]} />
      <h1 className="sr-only">Kioskconfigurator</h1>
      {portal ? (
        <PortalConfigurator {...frame} url={portal} />
      ) : (
        <BuiltInConfigurator {...frame} src={builtInConfiguratorHref(env.DEALER_ID)} />
      )}
      <p className="page-width py-6">
        Werkt de configurator niet?{' '}
        <TextLink href={contactHref('samenstelling')}>
          Vraag de samenstelling aan via contact
        </TextLink>
        .
      </p>
    </>
  );
}
