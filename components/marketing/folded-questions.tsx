import { Disclosure } from '@/components/ui/disclosure';
import type { Question } from '@/lib/business/content/question';
import { Answer } from './answer';

type FoldedQuestionsProps = {
  /** A question with an id can be linked to: the browser unfolds the answer. */
  questions: readonly (Question & { id?: string })[];
};

export function FoldedQuestions({ questions }: FoldedQuestionsProps) {
  return (
    <div className="max-w-4xl border-line border-t">
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={question} summary={question} contentId={id}>
          <Answer answer={answer} />
        </Disclosure>
      ))}
    </div>
  );
}
