import { legalChanges } from '@/lib/business/content/legal-changes';
import { createMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes';
import { LegalPage } from '../legal-page';
import { cookieArticles } from './articles';
import { DeviceSettings } from './device-settings';

const title = 'Cookieverklaring';

export const metadata = createMetadata({
  title,
  description:
    'Deze website plaatst geen cookies en meet geen bezoek. Lees wat uw browser bewaart, zoals uw keuze voor kaart en agenda, en wis het hier.',
  path: routes.cookies,
});

export default function CookiePolicyPage() {
  return (
    <LegalPage
      title={title}
      path={routes.cookies}
      changes={legalChanges.cookies}
      intro="Deze website plaatst geen cookies en volgt u niet. Daarom ziet u ook geen cookiemelding."
      articles={cookieArticles}
    >
      <section id="cookie-instellingen" aria-labelledby="cookie-instellingen-titel">
        <h2 id="cookie-instellingen-titel" className="text-subtitle">
          Cookie-instellingen
        </h2>
        {/* Reserves the height of the content before hydration, to avoid a layout shift. */}
        <div className="mt-4 min-h-18 max-w-measure sm:min-h-12">
          <DeviceSettings />
        </div>
      </section>
    </LegalPage>
  );
}
