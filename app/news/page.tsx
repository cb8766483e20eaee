import { PageHeader } from '@/components/ui/page-header';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { FairDates } from './fair-dates';
import { FairVideo } from './fair-video';
import { NextSteps } from './next-steps';
import { Questions } from './questions';

const title = 'Drie vragen op de Vakdagen Scherm & Ruimte';

export const metadata = createMetadata({
  title,
  description:
    'Kan dat in onze kleur, hoe fel moet het in de etalage en wie zet de inhoud erop? Onze antwoorden van 25 tot en met 27\u00a0maart 2025, met video.',
  path: routes.news,
  picture: 'news',
});

export default function NewsPage() {
  return (
    <article>
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
