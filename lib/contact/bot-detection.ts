/** A field that no visitor sees. Named like nothing that browsers fill in by themselves. */
export const HONEYPOT_FIELD = 'company_site';

/** Milliseconds since the page was opened, where JavaScript measures them. */
export const OPEN_FOR_FIELD = 'open_for_ms';

/** Nobody reads four labels and fills them in faster, not even with a form that the browser fills. */
export const LEAST_OPEN_FOR_MS = 2000;

/**
 * Why a form looks like a robot's; undefined when it does not. What is missing is no sign: a page
 * that was opened before a deployment and a browser without JavaScript send less.
 */
export function detectBot(form: FormData): 'trap' | 'haste' | undefined {
  if (form.get(HONEYPOT_FIELD)) return 'trap';
  const openFor = form.get(OPEN_FOR_FIELD);
  return openFor && Number(openFor) < LEAST_OPEN_FOR_MS ? 'haste' : undefined;
}
