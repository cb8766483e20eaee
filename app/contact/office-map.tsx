import { ConsentFrame } from '@/components/marketing/consent-frame';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { getEnv } from '@/lib/platform/env/env';
import { providerName } from '@/lib/platform/provider-name';
import { frameHref } from '@/lib/requests/security/frame-routes';
import { DrawnMap } from './drawn-map';

export function OfficeMap() {
  const { MAP_EMBED_URL } = getEnv();
  const { street, postalCode, city } = site.address;
  return (
    <Section
      id="route"
      title="Zo vindt u ons"
      intro={`${street}, ${postalCode} ${city}. Bezoekers parkeren op de kade, voor de deur.`}
    >
      {MAP_EMBED_URL ? (
        <ConsentFrame
          choice="kaart"
          src={frameHref('kaart')}
          title={`Kaart van ${street} in ${city}`}
          explanation={`Kaart van een andere partij: ${providerName(MAP_EMBED_URL)}. Als u de kaart laadt, ontvangt de aanbieder uw IP-adres en kan die cookies plaatsen.`}
          loadLabel="Kaart laden"
          alternative={
            <TextLink href={MAP_EMBED_URL}>Open de kaart op de website van de aanbieder</TextLink>
          }
          frameClassName="h-[30rem] w-full"
        >
          <DrawnMap />
        </ConsentFrame>
      ) : (
        <DrawnMap />
      )}
    </Section>
  );
}
