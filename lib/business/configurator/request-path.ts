import { routes } from '../../routes';

/** Contact page with a quote request, dynamically rendered; the matcher in middleware.ts repeats it. */
export const REQUEST_PATH = `${routes.contact}/samenstelling`;

/** Subject of a request whose composition we do not know. */
export const REQUEST_SUBJECT = 'Samenstelling van een kiosk';
