import type { ContactErrors, ContactMessage, FormValues } from './fields';

type Submitted = { values: FormValues; submissionKey?: string };

/** What the sender keeps: the message as it was stored, and its reference. */
export type Receipt = { message: ContactMessage; reference: string };

export type ContactState =
  | { status: 'idle' }
  | ({ status: 'invalid'; errors: ContactErrors } & Submitted)
  | ({ status: 'failed' } & Submitted)
  | ({ status: 'limited' } & Submitted)
  | { status: 'sent'; receipt: Receipt };

export type ContactFormState = ContactState | ({ status: 'offline' } & Submitted);

export const SENT_TEXT =
  'Uw bericht is succesvol verzonden. We nemen zo spoedig mogelijk contact met u op.';
export const FAILED_TEXT =
  'Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het later opnieuw.';
export const LIMITED_TEXT =
  'Er zijn kort na elkaar zeer veel berichten verstuurd. Daarom is uw bericht nog niet verzonden. Probeer het over enkele minuten opnieuw.';
