import type { Answer } from './send.ts';
/**
 * Answers of 500 or more that Next gives before or beside everything of ours, each with the reason
 * why nothing here can prevent it.
 */
export const knownFailures: {
  name: string;
  reason: string;
  isIt: (sent: string, answer: Answer) => boolean;
}[] = [];
