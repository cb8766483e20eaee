import { keepDraft, readDraft } from './draft';
import type { ContactMessage } from './fields';

/** What a page that leads to the form puts there. Without a subject, that of the address stays. */
export type Suggestion = Partial<Pick<ContactMessage, 'subject'>> & Pick<ContactMessage, 'message'>;

/**
 * Words that wait in the form at this address, with a choice that was made elsewhere. They replace
 * those that were left as they came; below what a visitor typed there they are added, once.
 */
export function suggestMessage(address: string, { subject, message }: Suggestion): void {
  const { values, isSuggested } = readDraft(address) ?? {};
  const { name = '', email = '' } = values ?? {};
  const others = { name, email, subject: subject ?? values?.subject ?? '' };
  const typed = isSuggested ? '' : (values?.message ?? '').trim();
  if (!typed) {
    keepDraft(address, { values: { ...others, message }, isSuggested: true });
  } else if (!typed.includes(message)) {
    keepDraft(address, { values: { ...others, message: `${typed}\n\n${message}` } });
  }
}

/** Whether a visitor wrote the message that waits in the form at this address. */
export function isMessageTyped(address: string): boolean {
  const draft = readDraft(address);
  return Boolean(draft && !draft.isSuggested && draft.values.message.trim());
}
