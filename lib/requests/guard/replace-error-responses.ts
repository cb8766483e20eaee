import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { errorResponse } from '../error-page/error-response';
import { errorText } from '../error-page/error-texts';

/** Headers that belong to the body of the failed page. */
const PAGE_HEADERS = ['content-encoding', 'content-length', 'etag', 'link', 'vary'];

/**
 * Sends browsers our error page where a page failed on the server, instead of Next's empty document that
 * only its script fills, its English page, or "Internal Server Error". Programs, our own scripts
 * included, get Next's response. A page of this site that names a time to retry says by itself what is wrong.
 */
export function replaceErrorResponses(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.accept?.includes('text/html')) replaceFailure(response);
  });
}

function replaceFailure(response: ServerResponse): void {
  type Method = (...args: unknown[]) => unknown;
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map(
    (method) => method.bind(response) as Method,
  ) as [Method, Method, Method];
  let page: string | undefined;

  response.writeHead = ((...args: unknown[]) => {
    const type = String(response.getHeader('content-type') ?? '');
    const isOwnPage = response.hasHeader('retry-after');
    if (Number(args[0]) >= 500 && !isOwnPage && /^text\/(html|plain)/.test(type)) {
      const { headers, body } = errorResponse(errorText(Number(args[0])), 'text/html');
      for (const name of PAGE_HEADERS) response.removeHeader(name);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      page = body;
    }
    return writeHead(...args);
  }) as typeof response.writeHead;

  response.write = ((...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return page === undefined ? write(...args) : true;
  }) as typeof response.write;

  response.end = ((...args: unknown[]) => {
    if (!response.headersSent) {
      if (response.statusCode >= 500) response.writeHead(response.statusCode);
      if (page === undefined) return end(...args);
    }
    const done = args.findLast((value) => typeof value === 'function');
    return page === undefined ? end(...args) : end(page, ...(done ? [done] : []));
  }) as typeof response.end;
}
