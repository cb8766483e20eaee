import type { Place } from './article';

/** Something to mend. */
export type Finding = {
  /** Of the rule, for tests. */
  rule: string;
  /** In Dutch, without a full stop. */
  problem: string;
  /** In a Dutch sentence. */
  advice: string;
  /** Which words or picture it is about. */
  quote?: string;
  place?: Place;
};
