import type { Question } from '../question';

export type BuyerQuestion = Question & {
  /** Anchor of the answer; links and the search use it. */
  id: string;
  /** The line below the question in the search. */
  about: string;
};
