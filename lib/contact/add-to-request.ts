import { type ConfiguratorState, toQuery } from '../business/configurator/query';
import { REQUEST_PATH, REQUEST_SUBJECT } from '../business/configurator/request-path';
import { hrefOfRequest, kiosksOf } from '../business/configurator/request-query';
import { contactHref } from './contact-href';
import { findDraft, keepDraft } from './draft';
import { addToMessage, subjectOf } from './request-message';

const WITHOUT_KIOSK = contactHref('samenstelling');

/**
 * Adds a kiosk to the request that the visitor began in this tab, or begins one; what was typed stays.
 * @param message of `toRequest`
 * @returns the URL of the form, which names every kiosk
 */
export function addToRequest(state: ConfiguratorState, message: string): string {
  const earlier = findDraft(
    (path) => path === WITHOUT_KIOSK || path.startsWith(`${REQUEST_PATH}?`),
  );
  const {
    name = '',
    email = '',
    subject = '',
    message: before = '',
    ...details
  } = earlier?.draft.values ?? {};
  const [, query = ''] = earlier?.path.split('?') ?? [];
  const kiosks = query && before.trim() ? kiosksOf(new URLSearchParams(query)) : [];
  const kiosk = String(toQuery(state));
  const href = hrefOfRequest(kiosks.includes(kiosk) ? kiosks : [...kiosks, kiosk]);

  const after = addToMessage(before, message);
  const isOwnSubject = subject && subject !== REQUEST_SUBJECT && subject !== subjectOf(before);
  if (earlier) keepDraft(earlier.path);
  keepDraft(href, {
    values: {
      ...details,
      name,
      email,
      subject: isOwnSubject ? subject : subjectOf(after),
      message: after,
    },
    ...(before.trim() && after !== before && { isAdded: true }),
  });
  return href;
}
