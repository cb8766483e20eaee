import { TextLink } from '@/components/ui/text-link';
import { type Phrase, phraseText, type Question } from '@/lib/business/content/question';

/** The paragraphs of an answer, with its links. */
export function Answer({ answer }: { answer: Question['answer'] }) {
  return answer.map((phrases) => (
    <p key={phrases.map(phraseText).join('')}>{phrases.map(toElement)}</p>
  ));
}

function toElement(phrase: Phrase) {
  if (typeof phrase === 'string') return phrase;
  return (
    <TextLink key={phrase.href} href={phrase.href}>
      {phrase.text}
    </TextLink>
  );
}
