import { JsonLd } from '@/components/site/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list';
import { newsArticle } from '@/lib/structured-data/news-article';
import { fair } from './fair';
import { FairDates } from './fair-dates';
import { FairVideo } from './fair-video';
import { NextSteps } from './next-steps';
import { Questions } from './questions';

const title = 'Drie vragen op de Vakdagen Scherm & Ruimte';
const description =
  'Kan dat in onze kleur, hoe fel moet het in de etalage en wie zet de inhoud erop? Onze antwoorden van 25 tot en met 27\u00a0maart 2025, met video.';

export const metadata = createMetadata({
  title,
  description,
  path: routes.news,
  picture: 'news',
});

const structuredData = [
  breadcrumbList({ name: 'Nieuws', path: routes.news }),
  newsArticle({
    headline: title,
    description,
    path: routes.news,
    picture: '/pictures/open-graph/news.jpg',
    fair,
  }),
];

export default function NewsPage() {
  return (
    <article>
      <JsonLd things={structuredData} />
      <PageHeader
        title={title}
        intro={
          <>
            Van <FairDates /> stonden we op de Vakdagen Scherm &amp; Ruimte 2025. Drie dagen, drie
            vragen die steeds terugkwamen.
          </>
        }
      />
      <FairVideo />
      <Questions />
      <NextSteps />
    </article>
  );
}
