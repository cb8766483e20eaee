import { jsonRecord } from '../json-record';
import { keep, readKept } from '../kept-on-device';
import type { ContactMessage } from './fields';

/** What was typed and not yet confirmed, and the last try to send it. */
export type Draft = {
  values: ContactMessage;
  attempt?: Attempt;
  /** Until the visitor types: words that another page put there. */
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

/**
 * Words that wait in the form at this address, with a choice that was made elsewhere. What a visitor
 * typed there stays as it is.
 */
export function suggestMessage(address: string, message: string): void {
  const draft = readDraft(address);
  if (draft && !draft.isSuggested) return;
  keepDraft(address, { values: { name: '', email: '', subject: '', message }, isSuggested: true });
}

function readDrafts() {
  return jsonRecord(readKept('drafts')) as Partial<Record<string, Draft>>;
}

/**
 * A request that waits in the form at this address, for who asks for it elsewhere on the site. It
 * replaces one that was left as it came; below what a visitor typed there it is added.
 */
export function keepRequest(
  address: string,
  { subject, message }: Pick<ContactMessage, 'subject' | 'message'>,
): void {
  const draft = readDraft(address);
  const { name = '', email = '' } = draft?.values ?? {};
  const typed = draft?.isSuggested ? '' : (draft?.values.message ?? '').trim();
  if (!typed) {
    keepDraft(address, { values: { name, email, subject, message }, isSuggested: true });
  } else if (!typed.includes(message)) {
    keepDraft(address, { values: { name, email, subject, message: `${typed}\n\n${message}` } });
  }
}
