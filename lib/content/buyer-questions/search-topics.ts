import { routes } from '../../routes';
import type { SearchEntry } from '../../search/entry';
import type { BuyerQuestion } from './buyer-question';
import { buyingQuestions } from './buying';
import { platformQuestions } from './platform';
import { softwareQuestions } from './software';
import { supportQuestions } from './support';
import { technologyQuestions } from './technology';

const questionsByPage: readonly (readonly [string, readonly BuyerQuestion[]])[] = [
  [routes.buying, [...buyingQuestions, ...technologyQuestions]],
  [routes.support, supportQuestions],
  [routes.digitalSignage, softwareQuestions],
  [routes.digitaalPlatform, platformQuestions],
];

/** Every question of a buyer, at the anchor of its answer. */
export const buyerTopics: readonly SearchEntry[] = questionsByPage.flatMap(([page, questions]) =>
  questions.map(({ id, question, about }) => ({ href: `${page}#${id}`, name: question, about })),
);
