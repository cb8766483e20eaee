import { keep, readStored } from '../browser/storage';
import { parseJsonObject } from '../text/parse-json-object';
import type { ContactMessage } from './fields';

/** Form values that are not confirmed as stored yet, with the last attempt to send them. */
export type Draft = {
  values: ContactMessage;
  attempt?: Attempt;
  /** Set while the message is the text of `suggested-message.ts`, unedited by the visitor. */
  isSuggested?: true;
};

/** The idempotency key of a message and its content as JSON; changed content needs a new key. */
export type Attempt = { key: string; words: string };

/** The draft stored for this path in this tab. */
export function readDraft(path: string): Draft | undefined {
  return readDrafts()[path];
}

/** Stores a draft for this path until the tab is closed; without a draft, deletes it. */
export function keepDraft(path: string, draft?: Draft): void {
  // JSON.stringify drops undefined values, which deletes the entry.
  const drafts = JSON.stringify({ ...readDrafts(), [path]: draft });
  keep('drafts', drafts === '{}' ? null : drafts);
}

function readDrafts() {
  return parseJsonObject(readStored('drafts')) as Partial<Record<string, Draft>>;
}
