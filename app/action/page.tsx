import { getCampaignState } from '@/lib/campaign';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { CampaignBanner } from './campaign-banner';
import { CampaignTerms } from './campaign-terms';
import { Confetti } from './confetti';
import { DealerAccess } from './dealer-access';
import { DealerBenefits } from './dealer-benefits';
import { DealerRegistration } from './dealer-registration';

/** The campaign turns by date: the page may be a quarter of an hour behind. */
export const revalidate = 900;

export const metadata = createMetadata({
  title: 'Word dealer en win een kiosk',
  description:
    'Word dealer van Zuilwerk en maak kans op een Brandvision 43 inch. Vaste inkoopkorting, projectbescherming en training, zonder minimumafname of startkosten.',
  path: routes.action,
});

export default function ActionPage() {
  return (
    <>
      <Confetti />
      <CampaignBanner state={getCampaignState(new Date())} />
      <DealerBenefits />
      <DealerRegistration />
      <DealerAccess />
      <CampaignTerms />
    </>
  );
}
