import { legalChanges } from '@/lib/business/content/legal-changes';
import { createMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes';
import { LegalPage } from '../legal-page';
import { dataArticles } from './articles-data';
import { handlingArticles } from './articles-handling';
import { rightsArticles } from './articles-rights';

const title = 'Privacyverklaring';

export const metadata = createMetadata({
  title,
  description:
    'Welke gegevens Zuilwerk verwerkt via formulier, telefoon en website, met welk doel en hoelang. Met uw rechten en de manier om ze te gebruiken.',
  path: routes.privacy,
});

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title={title}
      path={routes.privacy}
      changes={legalChanges.privacy}
      intro="Hier leest u welke gegevens wij van u verwerken, waarom wij dat doen en hoelang wij ze bewaren."
      articles={[...dataArticles, ...handlingArticles, ...rightsArticles]}
    />
  );
}
