import { FoldedQuestions } from '@/components/marketing/folded-questions';
import { Section } from '@/components/ui/section';
import { softwareQuestions } from '@/lib/content/buyer-questions/software';

export function SoftwareQuestions() {
  return (
    <Section id="vragen" isCompact title="Vragen voor u begint">
      <FoldedQuestions questions={softwareQuestions} />
    </Section>
  );
}
