import type { ReactNode } from 'react';
import { Answer } from '@/components/marketing/answer';
import { Section } from '@/components/ui/section';
import type { SectionTone } from '@/components/ui/section-tone';
import type { BuyerQuestion } from '@/lib/business/content/buyer-questions/buyer-question';

type OpenQuestionsProps = {
  id: string;
  title: string;
  tone?: SectionTone;
  questions: readonly BuyerQuestion[];
  /** Shown above the questions. */
  picture?: ReactNode;
};

/** Unfolded: a buyer reads most of them, and prints the page for colleagues. */
export function OpenQuestions({ questions, picture, ...section }: OpenQuestionsProps) {
  return (
    <Section {...section}>
      {picture}
      {questions.map(({ id, question, answer }) => (
        <div
          key={id}
          id={id}
          className="grid gap-x-16 gap-y-3 border-line border-t py-6 lg:grid-cols-[5fr_7fr] lg:py-8 print:break-inside-avoid"
        >
          <h3 className="text-subtitle">{question}</h3>
          <div className="max-w-measure space-y-3">
            <Answer answer={answer} />
          </div>
        </div>
      ))}
    </Section>
  );
}
