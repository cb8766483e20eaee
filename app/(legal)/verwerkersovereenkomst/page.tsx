import { site } from '@/lib/business/site';
import { createMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes';
import { LegalPage } from '../legal-page';
import { agreementArticles } from './articles-agreement';
import { careArticles } from './articles-care';
import { ProcessingByService } from './processing-by-service';

const title = 'Verwerkersovereenkomst';

export const metadata = createMetadata({
  title: 'Verwerkersovereenkomst: modelbepalingen',
  description:
    'De modelbepalingen van Zuilwerk volgens artikel\u00a028 AVG: instructies, beveiliging, subverwerkers, datalekken, controle en het einde van de verwerking.',
  path: routes.dataProcessing,
});

export default function DataProcessingPage() {
  return (
    <LegalPage
      title={title}
      // Soft hyphens let the heading break on phones with large text.
      heading={'Verwerkers\u00adover\u00adeen\u00adkomst'}
      path={routes.dataProcessing}
      updated={site.dataProcessingUpdated}
      intro="Dit zijn onze modelbepalingen volgens artikel&nbsp;28 van de AVG. U leest ze voordat u bestelt; bij een bestelling tekenen wij ze samen."
      articles={[...agreementArticles, ...careArticles]}
    >
      <ProcessingByService />
    </LegalPage>
  );
}
