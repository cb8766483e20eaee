import { JsonLd } from '@/components/site/json-ld';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { newsArticle } from '@/lib/pages/structured-data/news-article';
import { videoObject } from '@/lib/pages/structured-data/video-object';
import { routes } from '@/lib/routes';
import { fair, film, publishedAt } from './fair';
import { FairVideo } from './fair-video';
import { NextSteps } from './next-steps';
import { Opening } from './opening';
import { Summary } from './summary';

const title = 'Wij stonden op de Vakdagen Scherm & Ruimte';
const description =
  'Onze stand op de vakbeurs van 25 tot en met 27\u00a0maart 2025, in een stille film van twintig seconden, en de drie vragen die daar elke dag terugkwamen.';

export const metadata = createMetadata({
  title,
  description,
  path: routes.news,
  picture: 'news',
  type: 'article',
  publishedTime: publishedAt,
});

/** JPEG, since few services that read structured data support AVIF. */
const PICTURE = '/pictures/open-graph/news.jpg';

const structuredData = [
  breadcrumbList({ name: 'Nieuws', path: routes.news }),
  newsArticle({
    headline: title,
    description,
    path: routes.news,
    picture: PICTURE,
    publishedAt,
    fair,
  }),
  videoObject({
    name: film.name,
    description: `Stille film van ${film.seconds} seconden: drie vragen van bezoekers, over kleur, helderheid en inhoud, elk met een beeld als antwoord.`,
    film: film.path,
    seconds: film.seconds,
    picture: PICTURE,
    publishedAt,
  }),
];

export default function NewsPage() {
  return (
    <article>
      <JsonLd things={structuredData} />
      <Opening title={title} />
      <FairVideo />
      <Summary />
      <NextSteps />
    </article>
  );
}
