/** The honeypot. Not a name that browser autofill recognises. */
export const HONEYPOT_FIELD = 'company_site';

/** Milliseconds between opening the page and submitting, when JavaScript is on. */
export const OPEN_FOR_FIELD = 'open_for_ms';

/** Faster than a person can submit the form, even with browser autofill. */
export const MIN_OPEN_MS = 2000;

/** Missing fields are no sign of a bot: older pages and browsers without JavaScript do not send them. */
export function detectBot(form: FormData): 'trap' | 'haste' | undefined {
  if (form.get(HONEYPOT_FIELD)) return 'trap';
  const openFor = form.get(OPEN_FOR_FIELD);
  return openFor && Number(openFor) < MIN_OPEN_MS ? 'haste' : undefined;
}
