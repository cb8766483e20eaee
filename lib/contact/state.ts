import type { ContactErrors, ContactMessage } from './fields';

type Kept = { values: ContactMessage; submissionKey?: string };

/** What the form shows after a submission. Typed text comes back with everything but success. */
export type ContactState =
  | { status: 'idle' }
  | ({ status: 'invalid'; errors: ContactErrors } & Kept)
  | ({ status: 'failed' } & Kept)
  | ({ status: 'limited' } & Kept)
  | { status: 'sent' };

/** The same in a browser, which also knows that it has no connection. */
export type ContactFormState = ContactState | ({ status: 'offline' } & Kept);

export const SENT_TEXT =
  'Uw bericht is succesvol verzonden. We nemen zo spoedig mogelijk contact met u op.';
export const FAILED_TEXT =
  'Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het later opnieuw.';
export const LIMITED_TEXT =
  'Er zijn kort na elkaar zeer veel berichten verstuurd. Daarom is uw bericht nog niet verzonden. Probeer het over enkele minuten opnieuw.';
