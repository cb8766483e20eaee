import type { FAQPage } from 'schema-dts';
import { stripNbsp } from '../../platform/text/strip-nbsp';

/**
 * Questions and answers as plain text, identical to the text on the page.
 * Sources: https://schema.org/FAQPage and
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function faqPage(entries: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    inLanguage: 'nl-NL',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: stripNbsp(question),
      acceptedAnswer: { '@type': 'Answer', text: stripNbsp(answer) },
    })),
  } satisfies FAQPage;
}
