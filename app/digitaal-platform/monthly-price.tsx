import { FoldedQuestions } from '@/components/marketing/folded-questions';
import { platformQuestions } from '@/lib/business/content/buyer-questions/platform';

export function MonthlyPrice() {
  return (
    <div className="page-width pb-8 md:pb-16">
      <FoldedQuestions questions={platformQuestions} />
    </div>
  );
}
