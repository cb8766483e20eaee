import { RoomPicture } from '@/components/marketing/room-picture';
import { ShowroomPicture } from '@/components/marketing/showroom-picture';
import { JsonLd } from '@/components/site/json-ld';
import { Picture } from '@/components/ui/picture';
import { buildingQuestions } from '@/lib/business/content/buyer-questions/building';
import { buyingQuestions } from '@/lib/business/content/buyer-questions/buying';
import { technologyQuestions } from '@/lib/business/content/buyer-questions/technology';
import { plainAnswer } from '@/lib/business/content/question';
import { sectorOf } from '@/lib/business/content/sectors';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { faqPage } from '@/lib/pages/structured-data/faq-page';
import { routes } from '@/lib/routes';
import { Making } from './making';
import { ModelPrices } from './model-prices';
import { NextStep } from './next-step';
import { Norms } from './norms';
import { OpenQuestions } from './open-questions';
import { Opening } from './opening';
import { OptionPrices } from './option-prices';
import { Service } from './service';

const name = 'Kopen, leasen en plaatsen';
const title = 'Kiosk kopen, leasen en plaatsen';

export const metadata = createMetadata({
  title: 'Prijzen van kiosken, lease en installatie',
  description:
    'Wat transport en installatie van een kiosk kosten, hoe leasen werkt, welke korting u krijgt, en aan welke normen een kiosk moet voldoen.',
  path: routes.buying,
  picture: 'kiosken',
});

const structuredData = [
  breadcrumbList({ name, path: routes.buying }),
  faqPage(
    [...buyingQuestions, ...buildingQuestions, ...technologyQuestions].map((entry) => ({
      ...entry,
      answer: plainAnswer(entry),
    })),
  ),
];

export default function BuyingPage() {
  return (
    <>
      <JsonLd things={structuredData} />
      <Opening title={title} />
      <Making />
      <ModelPrices />
      <OptionPrices />
      <OpenQuestions
        id="kosten"
        title="Prijs en levering"
        tone="surface"
        questions={buyingQuestions}
        picture={
          <ShowroomPicture
            sizes="(width >= 60rem) 90vw, 150vw"
            className="mb-8 aspect-3/2 w-full object-cover object-right md:aspect-21/9 print:hidden"
          />
        }
      />
      <OpenQuestions
        id="gebouw"
        title="In uw gebouw"
        questions={buildingQuestions}
        picture={
          <RoomPicture
            picture={sectorOf('kantoren').picture}
            sizes="90vw"
            className="mb-8 aspect-3/2 w-full object-cover md:aspect-16/10 print:hidden"
          />
        }
      />
      <OpenQuestions
        id="techniek"
        title="Aansluiten en beveiligen"
        tone="surface"
        questions={technologyQuestions}
        picture={
          <Picture
            name="details/detail-cable"
            alt="De voet van een Brandvision van achteren: één zwarte kabel loopt uit de plint naar een vloercontactdoos (visualisatie)"
            width={1200}
            height={900}
            widths={[400, 800, 1200]}
            sizes="90vw"
            className="mb-8 aspect-3/2 w-full object-cover md:aspect-5/2 print:hidden"
          />
        }
      />
      <Service />
      <Norms />
      <NextStep />
    </>
  );
}
