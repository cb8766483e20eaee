import { keepDraft, readDraft } from './draft';
import type { ContactMessage } from './fields';

/** A message for the contact form, which keeps its subject if this has none. */
export type Suggestion = Partial<Pick<ContactMessage, 'subject'>> & Pick<ContactMessage, 'message'>;

/** Prefills the form on this path: adds the message, once, to what stands there. */
export function suggestMessage(path: string, { subject, message }: Suggestion): void {
  const { values } = readDraft(path) ?? {};
  const before = (values?.message ?? '').trim();
  if (!before) suggestInstead(path, { subject, message });
  else if (!before.includes(message)) {
    const after = `${before}\n\n${message}`;
    keepDraft(path, { values: { ...othersOf(path, subject), message: after }, isAdded: true });
  }
}

/** The same in place of an earlier suggestion: for a report of which the visitor chooses the parts. Typed text stays. */
export function suggestInstead(path: string, { subject, message }: Suggestion): void {
  if (isMessageTyped(path)) return;
  keepDraft(path, { values: { ...othersOf(path, subject), message }, isSuggested: true });
}

/** Whether the visitor typed or edited the message on this path. */
function isMessageTyped(path: string): boolean {
  const draft = readDraft(path);
  return Boolean(draft && !draft.isSuggested && draft.values.message.trim());
}

function othersOf(path: string, subject: string | undefined) {
  const { name = '', email = '', subject: typed = '', ...others } = readDraft(path)?.values ?? {};
  return { ...others, name, email, subject: subject ?? typed };
}
