import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { type Phrase, phraseText, questions } from './questions';
import { topics } from './topics';

export function Faq() {
  return (
    <Section {...topics.faqs}>
      <div className="max-w-4xl border-line border-t">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            {answer.map((phrases) => (
              <p key={phrases.map(phraseText).join('')}>{phrases.map(toElement)}</p>
            ))}
          </Disclosure>
        ))}
      </div>
      <p className="mt-8">
        Staat uw vraag er niet bij? <TextLink href={routes.search}>Zoek op de hele site</TextLink>{' '}
        of <TextLink href={routes.contact}>stel uw vraag</TextLink>.
      </p>
    </Section>
  );
}

function toElement(phrase: Phrase) {
  if (typeof phrase === 'string') return phrase;
  return (
    <TextLink key={phrase.href} href={phrase.href}>
      {phrase.text}
    </TextLink>
  );
}
