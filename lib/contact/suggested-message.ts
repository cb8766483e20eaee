import { keepDraft, readDraft } from './draft';
import type { ContactMessage } from './fields';

/** Without a subject, the form keeps its subject. */
export type Suggestion = Partial<Pick<ContactMessage, 'subject'>> & Pick<ContactMessage, 'message'>;

/** Prefills the form on this path: replaces an unedited suggestion, appends once to typed text. */
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

/** Whether the visitor typed or edited the message on this path. */
export function isMessageTyped(path: string): boolean {
  const draft = readDraft(path);
  return Boolean(draft && !draft.isSuggested && draft.values.message.trim());
}
