import type { Node } from 'prosemirror-model';
import { readArticle } from './article';
import type { Finding } from './finding';
import { descriptionLength, type Fields, fieldFindings } from './rules/fields';
import { emptyHeadings, headingOrder } from './rules/headings';
import { longParagraphs, longSentences } from './rules/length';
import { vagueLinks } from './rules/links';
import { fileNamesAsAlt, picturesWithoutAlt } from './rules/pictures';

const TEXT_RULES = [
  headingOrder,
  emptyHeadings,
  picturesWithoutAlt,
  fileNamesAsAlt,
  vagueLinks,
  longSentences,
  longParagraphs,
];

const FIELD_RULES = [fieldFindings, descriptionLength];

/** What to mend in a post, the text first, rule by rule. */
export function checkWriting(doc: Node, fields: Fields): Finding[] {
  const article = readArticle(doc);
  return [
    ...TEXT_RULES.flatMap((rule) => rule(article)),
    ...FIELD_RULES.flatMap((rule) => rule(fields)),
  ];
}
