import { FoldedQuestions } from '@/components/marketing/folded-questions';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { questions } from './questions';
import { topics } from './topics';

export function Faq() {
  return (
    <Section {...topics.faqs}>
      <FoldedQuestions questions={questions} />
      <p className="mt-8">
        Staat uw vraag er niet bij? Lees{' '}
        <TextLink href={routes.buying}>Kopen, leasen en plaatsen</TextLink>,{' '}
        <TextLink href={routes.search}>zoek op de hele site</TextLink> of{' '}
        <TextLink href={routes.contact}>stel uw vraag</TextLink>.
      </p>
    </Section>
  );
}
