import { keep, readStored } from '../browser/storage';
import { parseJsonObject } from '../text/parse-json-object';
import type { ContactMessage } from './fields';

/** What was typed and not yet confirmed, and the last try to send it. */
export type Draft = {
  values: ContactMessage;
  attempt?: Attempt;
  /** Until the visitor types: words that another page put there (`suggested-message.ts`). */
  isSuggested?: true;
};

/** The submission key of a message, and its words as JSON: other words are another message. */
export type Attempt = { key: string; words: string };

/** The draft that was typed at this address of the site. */
export function readDraft(address: string): Draft | undefined {
  return readDrafts()[address];
}

/** Keeps a draft until the tab is closed; without one, forgets that of this address. */
export function keepDraft(address: string, draft?: Draft): void {
  // JSON leaves out what is undefined.
  const drafts = JSON.stringify({ ...readDrafts(), [address]: draft });
  keep('drafts', drafts === '{}' ? null : drafts);
}

function readDrafts() {
  return parseJsonObject(readStored('drafts')) as Partial<Record<string, Draft>>;
}
