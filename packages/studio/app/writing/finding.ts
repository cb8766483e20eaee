import type { Place } from './article';

/** Something to mend. */
export type Finding = {
  /** Name of the rule, for tests. */
  rule: string;
  /** Dutch text without a full stop. */
  problem: string;
  /** Dutch sentence. */
  advice: string;
  /** Which words or picture it is about. */
  quote?: string;
  place?: Place;
};
