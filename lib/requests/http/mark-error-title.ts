import { changePage } from './change-html';
import { onRequest } from './on-request';

/** The result box of the contact form; no other part of a page with a form has this role on the server. */
const ERROR = ' role="alert"';

/**
 * Puts "Fout:" before the title of a page that answers a form with errors, for a browser without JavaScript: metadata do not
 * know the result of an action. Call it once, at the start of the server.
 */
export function markErrorTitle(): void {
  onRequest(({ request, response }) => {
    if (request.method !== 'POST' || request.headers['next-action']) return;
    changePage(request, response, (html) =>
      html.includes(ERROR) ? html.replace('<title>', '<title>Fout: ') : html,
    );
  });
}
