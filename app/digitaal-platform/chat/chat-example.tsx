import type { ReactNode } from 'react';
import { sectionTones } from '@/components/ui/section-tone';
import { TextLink } from '@/components/ui/text-link';
import choice from '../choice.module.css';
import { ChoiceButton } from '../choice-button';
import styles from './chat.module.css';
import { exchanges } from './exchanges';
import { TypedAnswers } from './typed-answers';

export function ChatExample() {
  return (
    <figure
      className={`flex h-full flex-col bg-mist px-gutter py-5 lg:px-16 lg:py-12 ${styles.chat}`}
    >
      <TypedAnswers
        className={`mx-auto grid w-full max-w-[36rem] gap-3 min-[120rem]:max-w-[46rem] ${choice.choice}`}
      >
        <ChatMessage>
          Goedemiddag. U chat met een AI-assistent, niet met een medewerker. Wat wilt u weten?
        </ChatMessage>
        <div aria-live="polite" className={`${choice.options} ${styles.answers}`}>
          {exchanges.map((exchange, index) => (
            <div
              key={exchange.question}
              className={`space-y-3 ${choice.option} ${index === 0 ? choice.atFirst : ''} ${styles.answer}`}
            >
              <p className={`ml-auto w-fit px-4 py-3 ${sectionTones.ink} ${styles.question}`}>
                <span className="sr-only">Bezoeker: </span>
                {exchange.question}
              </p>
              <ChatMessage source={exchange.source}>{exchange.answer}</ChatMessage>
            </div>
          ))}
        </div>
        <fieldset className="mt-2 flex flex-wrap gap-2 text-sm print:hidden">
          <legend className="mb-2 text-steel">Kies een vraag</legend>
          {exchanges.map(({ question }, index) => (
            <ChoiceButton
              type="radio"
              key={question}
              name="chatvraag"
              value={index}
              defaultChecked={index === 0}
            >
              {question}
            </ChoiceButton>
          ))}
        </fieldset>
      </TypedAnswers>
      <figcaption className="mx-auto mt-auto w-full max-w-[36rem] pt-4 text-sm text-steel min-[120rem]:max-w-[46rem]">
        Demonstratie met vaste antwoorden, zonder AI. Uw chat leest uw eigen documenten.
      </figcaption>
    </figure>
  );
}

type ChatMessageProps = {
  source?: { href: string; name: string };
  children: ReactNode;
};

function ChatMessage({ source, children }: ChatMessageProps) {
  return (
    <div className="mr-4 w-fit bg-surface px-4 py-3 sm:mr-12">
      <p className="text-sm text-steel">AI-assistent</p>
      <p data-answer={source && ''}>{children}</p>
      {source && (
        <p className={`mt-2 max-w-none border-line border-t pt-2 text-sm ${styles.source}`}>
          Bron: <TextLink href={source.href}>{source.name}</TextLink>
        </p>
      )}
    </div>
  );
}
