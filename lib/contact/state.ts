import type { ContactErrors, ContactMessage } from './fields';

type Kept = { values: ContactMessage; submissionKey?: string };

/** What the form shows after a submission. Typed text comes back with everything but success. */
export type ContactState =
  | { status: 'idle' }
  | ({ status: 'invalid'; errors: ContactErrors } & Kept)
  | ({ status: 'failed' } & Kept)
  | { status: 'sent' };

/** The same in a browser, which also knows that it has no connection. */
export type ContactFormState = ContactState | ({ status: 'offline' } & Kept);

export const SENT_TEXT =
  'Uw bericht is succesvol verzonden. We nemen zo spoedig mogelijk contact met u op.';
export const FAILED_TEXT =
  'Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het later opnieuw.';
