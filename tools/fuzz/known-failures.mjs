/**
 * Answers of 500 or more that Next gives before or beside everything of ours, each with the reason
 * why nothing here can prevent it.
 * @type {{ name: string, reason: string, isIt: (sent: string, answer: import('./send.mjs').Answer) => boolean }[]}
 */
export const knownFailures = [];
