import { keepDraft, readDraft } from './draft';
import type { ContactMessage } from './fields';

/** A message that another page prefills; without a subject, the form keeps its subject. */
export type Suggestion = Partial<Pick<ContactMessage, 'subject'>> & Pick<ContactMessage, 'message'>;

/**
 * Prefills the contact form on this path with a message. Replaces an earlier suggestion that was not
 * edited; appends it once to text that the visitor typed.
 */
export function suggestMessage(path: string, { subject, message }: Suggestion): void {
  const { values, isSuggested } = readDraft(path) ?? {};
  const { name = '', email = '' } = values ?? {};
  const others = { name, email, subject: subject ?? values?.subject ?? '' };
  const typed = isSuggested ? '' : (values?.message ?? '').trim();
  if (!typed) {
    keepDraft(path, { values: { ...others, message }, isSuggested: true });
  } else if (!typed.includes(message)) {
    keepDraft(path, { values: { ...others, message: `${typed}\n\n${message}` } });
  }
}

/** Whether the draft for this path has a message that the visitor typed or edited. */
export function isMessageTyped(path: string): boolean {
  const draft = readDraft(path);
  return Boolean(draft && !draft.isSuggested && draft.values.message.trim());
}
