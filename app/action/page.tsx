import type { Metadata } from 'next';
import { JsonLd } from '@/components/site/json-ld';
import { getCampaignState } from '@/lib/business/content/campaign';
import { campaign, site } from '@/lib/business/site';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { routes } from '@/lib/routes';
import { CampaignBanner } from './campaign-banner';
import { CampaignTerms } from './campaign-terms';
import { DealerAccess } from './dealer-access';
import { DealerBenefits } from './dealer-benefits';
import { DealerRegistration } from './dealer-registration';

/** The campaign state changes at midnight Dutch time. */
export const revalidate = 60;

export function generateMetadata(): Metadata {
  const isOpen = getCampaignState(new Date()) === 'open';
  return createMetadata({
    title: isOpen ? 'Word dealer en maak kans op een kiosk' : 'Word dealer van onze kiosken',
    description: isOpen
      ? `Word dealer van ${site.name} en maak kans op een ${campaign.prize}. Inkoopkorting, projectbescherming en training, zonder minimumafname of startkosten.`
      : `Word dealer van ${site.name}: inkoopkorting die stijgt met uw afname, projectbescherming, twee trainingsdagen en hulp bij offertes, zonder minimumafname of startkosten.`,
    path: routes.action,
    picture: 'action',
  });
}

export default function ActionPage() {
  const state = getCampaignState(new Date());
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Word dealer', path: routes.action })]} />
      <CampaignBanner state={state} />
      <DealerBenefits />
      <DealerRegistration isDrawOpen={state === 'open'} />
      <DealerAccess />
      <CampaignTerms />
    </>
  );
}
