import { JsonLd } from '@/components/site/json-ld';
import { plainAnswer } from '@/lib/business/content/question';
import { site } from '@/lib/business/site';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { faqPage } from '@/lib/pages/structured-data/faq-page';
import { getEnv } from '@/lib/platform/env/env';
import { routes } from '@/lib/routes';
import { Faq } from './faq';
import { FaultChecklist } from './fault-checklist';
import { Manuals } from './manuals';
import { Opening } from './opening';
import { questions } from './questions';
import { QuickestHelp } from './quickest-help';
import { TopicIndex } from './topic-index';
import { Warranty } from './warranty';

const title = 'Support voor kiosken en schermen';

export const metadata = createMetadata({
  title: 'Support: storing, garantie en handleidingen',
  description: `Storing, garantie, updates of handleiding: bel op werkdagen, mail en krijg antwoord ${site.replyTime}, of vraag het de virtuele assistent, dag en nacht.`,
  path: routes.support,
});

const structuredData = [
  breadcrumbList({ name: 'Support', path: routes.support }),
  faqPage(questions.map((entry) => ({ ...entry, answer: plainAnswer(entry) }))),
];

export default function SupportPage() {
  const { LIVE_CHAT_URL } = getEnv();
  return (
    <>
      <JsonLd things={structuredData} />
      <Opening title={title} hasLiveChat={LIVE_CHAT_URL !== undefined} />
      <QuickestHelp liveChatUrl={LIVE_CHAT_URL} />
      <TopicIndex />
      <Faq />
      <FaultChecklist />
      <Manuals />
      <Warranty />
    </>
  );
}
