import * as z from 'zod/mini';
import { logNotice } from '../../platform/log';
import { PREVIEW_PATH } from '../../routes';
import { readBodyLimited } from './read-body-limited';

/** Bytes: a report has 1 to 2 kB, and a browser may send several at once. */
const MAX_BODY = 16_000;
const MAX_LINES_A_MINUTE = 10;

/** Sent by `report-uri`, one per request. */
const oldReport = z.object({
  'csp-report': z.object({
    'violated-directive': z.string(),
    'blocked-uri': z.string(),
    'document-uri': z.string(),
  }),
});
/** Sent by `report-to`. */
const newReports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      effectiveDirective: z.string(),
      blockedURL: z.string(),
      documentURL: z.string(),
    }),
  }),
);

type Violation = { directive: string; blocked: string; page: string };

let minute = 0;
let linesThisMinute = 0;

/**
 * Logs each violation that a browser reports: directive, blocked origin and path of the page, without
 * queries. Anyone can send reports: longer or malformed ones are dropped, and those beyond ten lines a
 * minute.
 */
export async function logCspReports(request: Request): Promise<void> {
  const text = await readBodyLimited(request, MAX_BODY);
  for (const { directive, blocked, page } of violationsOf(text)) {
    if (!mayLog()) return;
    logNotice('Content policy violated', `${directive} kept out ${blocked} on ${page}`);
  }
}

function violationsOf(text: string | null): Violation[] {
  const report = parseJson(text ?? '');
  const old = oldReport.safeParse(report);
  if (old.success) {
    const { 'csp-report': found } = old.data;
    return [violation(found['violated-directive'], found['blocked-uri'], found['document-uri'])];
  }
  const { data = [] } = newReports.safeParse(report);
  return data.map(({ body }) =>
    violation(body.effectiveDirective, body.blockedURL, body.documentURL),
  );
}

function violation(directive: string, blocked: string, page: string): Violation {
  return { directive: keyword(directive), blocked: originOf(blocked), page: pathOf(page) };
}

function keyword(text: string): string {
  return /^[a-z-]{1,40}/.exec(text)?.[0] ?? '?';
}

function originOf(url: string): string {
  if (!URL.canParse(url)) return keyword(url);
  const { protocol, host } = new URL(url);
  return `${protocol}${host && '//'}${host}`.slice(0, 100);
}

/** Cuts the path of a preview before its token, in whatever spelling the site understands. */
function pathOf(url: string): string {
  if (!URL.canParse(url)) return '?';
  const { pathname } = new URL(url);
  const plain = decoded(pathname).toLowerCase();
  return plain.includes(PREVIEW_PATH.slice(1)) ? PREVIEW_PATH : pathname.slice(0, 100);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function mayLog(): boolean {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) {
    minute = now;
    linesThisMinute = 0;
  }
  linesThisMinute += 1;
  return linesThisMinute <= MAX_LINES_A_MINUTE;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
