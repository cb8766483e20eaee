import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { logError } from '../../platform/log';

type Method = (...args: unknown[]) => unknown;

/** Sends the page that answers a request changed, and compressed if the browser accepts that. */
export function changePage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  change: (html: string) => string,
): void {
  const acceptsGzip = /\bgzip\b/.test(String(headers['accept-encoding']));
  // Next would compress the page before it can be changed.
  delete headers['accept-encoding'];
  changeHtml(response, (html) => {
    const page = change(html);
    if (!acceptsGzip) return page;
    const body = gzipSync(page);
    response.setHeader('content-encoding', 'gzip');
    return body;
  });
}

/**
 * Sends the HTML of a response changed, once all of it is there. Other types, other statuses than 200 and compressed
 * bodies pass as they are; so does a page that cannot be changed.
 */
export function changeHtml(
  response: ServerResponse,
  change: (html: string) => string | Buffer,
): void {
  const [writeHead, write, end, flushHeaders] = [
    response.writeHead,
    response.write,
    response.end,
    response.flushHeaders,
  ].map((method) => method.bind(response) as Method) as [Method, Method, Method, Method];
  const chunks: Buffer[] = [];
  let isComplete = false;

  const isHeld = (status = response.statusCode) =>
    !isComplete &&
    !response.headersSent &&
    status === 200 &&
    /^text\/html\b/.test(String(response.getHeader('content-type'))) &&
    !response.hasHeader('content-encoding');

  function hold(chunk: unknown, encoding: unknown) {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  }

  response.writeHead = ((...args: unknown[]) =>
    isHeld(Number(args[0])) ? response : writeHead(...args)) as typeof response.writeHead;

  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders();
  };

  response.write = ((...args: unknown[]) => {
    if (!isHeld()) return write(...args);
    hold(args[0], args[1]);
    callbackOf(args)?.();
    return true;
  }) as typeof response.write;

  response.end = ((...args: unknown[]) => {
    if (!isHeld()) return end(...args);
    hold(args[0], args[1]);
    isComplete = true;
    const body = changedIfPossible(Buffer.concat(chunks), change);
    response.setHeader('content-length', body.length);
    return end(body, callbackOf(args));
  }) as typeof response.end;
}

function changedIfPossible(page: Buffer, change: (html: string) => string | Buffer): Buffer {
  try {
    return Buffer.from(change(page.toString()));
  } catch (error) {
    logError('A page is sent unchanged', error);
    return page;
  }
}

function callbackOf(args: unknown[]) {
  return args.find((value) => typeof value === 'function') as (() => void) | undefined;
}
