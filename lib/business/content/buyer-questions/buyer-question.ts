import type { Question } from '../question';

export type BuyerQuestion = Question & {
  /** Anchor of the answer; links and the search use it. */
  id: string;
  /** Name and line in the list of the search, which has to stay short. */
  topic: string;
  about: string;
};
