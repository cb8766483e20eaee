import { buildingQuestions } from '../../business/content/buyer-questions/building';
import type { BuyerQuestion } from '../../business/content/buyer-questions/buyer-question';
import { buyingQuestions } from '../../business/content/buyer-questions/buying';
import { platformQuestions } from '../../business/content/buyer-questions/platform';
import { softwareQuestions } from '../../business/content/buyer-questions/software';
import { supportQuestions } from '../../business/content/buyer-questions/support';
import { technologyQuestions } from '../../business/content/buyer-questions/technology';
import { routes } from '../../routes';
import type { SearchEntry } from './entry';

const questionsByPage: readonly (readonly [string, readonly BuyerQuestion[]])[] = [
  [routes.buying, [...buyingQuestions, ...buildingQuestions, ...technologyQuestions]],
  [routes.support, supportQuestions],
  [routes.digitalSignage, softwareQuestions],
  [routes.digitaalPlatform, platformQuestions],
];

/** Every question of a buyer, at the anchor of its answer. */
export const buyerTopics: readonly SearchEntry[] = questionsByPage.flatMap(([page, questions]) =>
  questions.map(({ id, topic, about }) => ({ href: `${page}#${id}`, name: topic, about })),
);
